import { build } from 'esbuild';
import { expect, test } from 'playwright/test';
import { type DrawnVoice, drawVoice } from '../../src/elements/voice/draw';

const greeting = 'Good morning, Northline Dental’s AI agent here. I transcribe calls for the practice. How can I help?';
const RATE = 12_000;

/** The module that hums, as a script. */
const script = build({
  stdin: {
    contents: `export { hum } from './src/behaviours/voice-player/hum'; export { drawVoice } from './src/elements/voice/draw';`,
    resolveDir: '.',
  },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'halloway',
}).then(({ outputFiles: [file] }) => file?.text ?? '');

interface Hummed {
  /** The sound, and its fundamental alone. */
  heard: number[];
  fundamental: number[];
}

declare const halloway: typeof import('../../src/behaviours/voice-player/hum') &
  typeof import('../../src/elements/voice/draw');

const correlation = (xs: readonly number[], ys: readonly number[]) => {
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const sum = (of: (index: number) => number) => xs.reduce((total, _, index) => total + of(index), 0);
  const [dx, dy] = [(at: number) => (xs[at] ?? 0) - mx, (at: number) => (ys[at] ?? 0) - my];
  return sum((at) => dx(at) * dy(at)) / Math.sqrt(sum((at) => dx(at) ** 2) * sum((at) => dy(at) ** 2));
};

const between = (samples: readonly number[], voice: DrawnVoice, from: number, to: number) =>
  samples.slice(...[from, to].map((x) => Math.round((x / voice.pixelsPerSecond) * RATE)));
const loudnessOf = (samples: readonly number[]) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
const cyclesIn = (samples: readonly number[]) =>
  samples.filter((sample, at) => at > 0 && sample >= 0 && (samples[at - 1] ?? 0) < 0).length;

for (const [size, { height, unit }] of Object.entries({
  'a hero': { height: 272, unit: 46 },
  'a page': { height: 144, unit: 42 },
})) {
  test(`hums with the pitch and loudness of the drawing, word by word, at the size of ${size}`, async ({ page }) => {
    await page.addScriptTag({ content: await script });
    const { heard, fundamental } = await page.evaluate(
      async ([text, height, unit, rate]): Promise<Hummed> => {
        const voice = halloway.drawVoice(text, { height, unit });
        const render = async (lowest: boolean) => {
          const context = new OfflineAudioContext(
            1,
            Math.ceil((voice.width / voice.pixelsPerSecond + 0.1) * rate),
            rate,
          );
          let destination: AudioNode = context.destination;
          // A filter steep enough to remove everything above the fundamental.
          for (let pass = 0; lowest && pass < 4; pass++) {
            const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: 160 });
            filter.connect(destination);
            destination = filter;
          }
          halloway.hum(context, voice, { destination });
          return [...(await context.startRendering()).getChannelData(0)];
        };
        return { heard: await render(false), fundamental: await render(true) };
      },
      [greeting, height, unit, RATE] as const,
    );

    const voice = drawVoice(greeting, { height, unit });
    const words = voice.words.map(({ start, end, from }) => {
      const waves = voice.waves.filter(({ x }) => x >= start && x < end);
      return {
        drawn: Math.sqrt(waves.reduce((sum, wave) => sum + wave.width * wave.height ** 2, 0) / (end - start)),
        heard: loudnessOf(between(heard, voice, start, end)),
        before: loudnessOf(between(heard, voice, from + (start - from) * 0.5, start - 2)),
        // A wave is hummed at 330 / width Hz, for as long as it is wide.
        cycles: waves.reduce((sum, { width }) => sum + (330 / width) * (width / voice.pixelsPerSecond), 0),
        hummed: cyclesIn(between(fundamental, voice, start, end)),
        seconds: (end - start) / voice.pixelsPerSecond,
      };
    });
    expect(words).toHaveLength(greeting.split(' ').length);

    const pitches = words.map(({ cycles, seconds }) => cycles / seconds);
    const hummed = words.map(({ hummed, seconds }) => hummed / seconds);
    // Up to one cycle is lost at the start and the end of a word, too soft to distinguish from silence.
    for (const [at, pitch] of pitches.entries())
      expect(Math.abs((hummed[at] ?? 0) - pitch), voice.words[at]?.text).toBeLessThan(pitch * 0.1);
    expect(correlation(pitches, hummed)).toBeGreaterThan(0.97);
    const loudness = words.map(({ heard }) => heard);
    const drawn = words.map((word) => word.drawn);
    expect(correlation(drawn, loudness)).toBeGreaterThan(0.97);
    for (const { before, heard } of words) expect(before).toBeLessThan(heard / 50);
  });
}
