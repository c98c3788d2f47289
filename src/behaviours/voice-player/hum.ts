/**
 * The drawing as a sound: the narrower a wave, the higher; the higher it is drawn, the louder; through the two lowest
 * formants of a vowel, so that it sounds like somebody rather than like a device.
 */
import type { DrawnVoice, Wave } from '../../elements/voice/draw';

/** Hertz of a half-wave one pixel wide: waves of 1.5 to 3.4 pixels are 220 to 97 Hz, where people speak. */
const HERTZ = 330;

/** The pitch that a wave is hummed at, in hertz. */
const pitchOf = ({ width }: Pick<Wave, 'width'>) => HERTZ / width;

/** The first two formants of the vowel in "her", in hertz, and how narrow they are. */
const formants = [
  { frequency: 500, Q: 3, gain: 1 },
  { frequency: 1350, Q: 6, gain: 0.5 },
];

/** What loudness 1 is: comfortable beside a voice. */
const LOUDEST = 0.5;

/** A throat that is silent until it is told a pitch and a loudness. */
function throat(context: BaseAudioContext, destination: AudioNode) {
  const source = new OscillatorNode(context, { type: 'sawtooth', frequency: HERTZ / 2 });
  const loudness = new GainNode(context, { gain: 0 });
  for (const { frequency, Q, gain } of formants)
    source
      .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q }))
      .connect(new GainNode(context, { gain }))
      .connect(loudness);
  // The fundamental itself, which carries the pitch.
  source.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: 260 })).connect(loudness);
  loudness.connect(destination);
  return { source, pitch: source.frequency, loudness: loudness.gain };
}

/** Which part of a drawing is hummed, when and into what. */
export interface HumOptions {
  /** From where on, in pixels from the left of the drawing. Default: its beginning. */
  from?: number | undefined;
  /** When to begin, in seconds of the context's time. Default: now. */
  at?: number | undefined;
  /** Default: the context's own. */
  destination?: AudioNode | undefined;
}

/**
 * Hums a drawing into any audio context, also one that is offline. Returns when it ends, in seconds of the context's time,
 * and the node that is humming, which may be stopped before.
 */
export function hum(
  context: BaseAudioContext,
  { waves, width, pixelsPerSecond }: DrawnVoice,
  { from = 0, at = context.currentTime, destination = context.destination }: HumOptions = {},
): { end: number; source: AudioScheduledSourceNode } {
  const { source, pitch, loudness } = throat(context, destination);
  const time = (x: number) => at + (x - from) / pixelsPerSecond;
  let last = from;
  loudness.setValueAtTime(0, at);
  for (const wave of waves) {
    if (wave.x < from) continue;
    // After a silence the voice begins from nothing, at its own pitch.
    if (wave.x > last + 1) {
      loudness.linearRampToValueAtTime(0, time(last));
      loudness.setValueAtTime(0, time(wave.x));
      pitch.setValueAtTime(pitchOf(wave), time(wave.x));
    }
    pitch.linearRampToValueAtTime(pitchOf(wave), time(wave.x + wave.width / 2));
    loudness.linearRampToValueAtTime(wave.height * LOUDEST, time(wave.x + wave.width / 2));
    last = wave.x + wave.width;
  }
  loudness.linearRampToValueAtTime(0, time(last) + 0.01);
  const end = Math.max(time(width), at) + 0.02;
  source.start(at);
  source.stop(end);
  return { end, source };
}

/** Seconds in which a hum fades that is stopped, or whose line is held still. */
const FADE = 0.06;

/** Hums the sentence from a place on, aloud, until it is stopped. @throws where the browser has no audio. */
export function humAloud(voice: DrawnVoice, from: number): () => void {
  const context = new AudioContext();
  const gain = new GainNode(context);
  gain.connect(context.destination);
  const { source } = hum(context, voice, { from, destination: gain });
  source.onended = () => void context.close();
  return () => {
    if (context.state === 'closed') return;
    gain.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
    source.stop(context.currentTime + FADE);
  };
}

/** A needle on the drawing: sounds what it is drawn over. @throws where the browser has no audio. */
export function needle({ waves }: DrawnVoice) {
  const context = new AudioContext();
  const { source, pitch, loudness } = throat(context, context.destination);
  source.onended = () => void context.close();
  source.start();
  return {
    /** Comes to a place, in pixels from the left of the drawing. */
    touch(x: number) {
      const wave = waves.find((one) => x >= one.x && x < one.x + one.width);
      const now = context.currentTime;
      loudness.cancelScheduledValues(now);
      if (wave) pitch.setTargetAtTime(pitchOf(wave), now, 0.01);
      loudness.setTargetAtTime((wave?.height ?? 0) * LOUDEST, now, 0.01);
      loudness.setTargetAtTime(0, now + FADE, FADE);
    },
    lift() {
      loudness.cancelScheduledValues(context.currentTime);
      loudness.setTargetAtTime(0, context.currentTime, FADE / 3);
      source.stop(context.currentTime + FADE);
    },
  };
}
