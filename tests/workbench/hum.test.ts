import { build } from 'esbuild';
import { expect, test } from 'playwright/test';

const greeting = 'Good morning, Northline Dental’s AI agent here. I transcribe calls for the practice. How can I help?';

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

declare const halloway: typeof import('../../src/behaviours/voice-player/hum') &
  typeof import('../../src/elements/voice/draw');

// Its pitch and loudness: src/behaviours/voice-player/voice-player.test.tsx.
test('each word of a drawing is heard, and silence before it', async ({ page }) => {
  await page.addScriptTag({ content: await script });
  const words = await page.evaluate(async (text) => {
    const rate = 12_000;
    const voice = halloway.drawVoice(text, { height: 144, unit: 42 });
    const at = (x: number) => Math.round((x / voice.pixelsPerSecond) * rate);
    const context = new OfflineAudioContext(1, at(voice.width) + rate / 10, rate);
    halloway.hum(context, voice);
    const samples = (await context.startRendering()).getChannelData(0);
    const loudness = (from: number, to: number) => {
      const heard = samples.slice(at(from), at(to));
      return Math.sqrt(heard.reduce((sum, sample) => sum + sample ** 2, 0) / heard.length);
    };
    return voice.words.map(({ text, from, start, end }) => ({
      text,
      heard: loudness(start, end),
      before: loudness((from + start) / 2, start - 2),
    }));
  }, greeting);
  expect(words).toHaveLength(greeting.split(' ').length);
  for (const { text, heard, before } of words) {
    expect(heard, text).toBeGreaterThan(0.01);
    expect(before, text).toBeLessThan(heard / 50);
  }
});
