/**
 * Sonifies the drawing: the narrower a wave, the higher the pitch; the higher the wave, the louder; through the two lowest
 * formants of a vowel, so that it sounds like a voice.
 */
import type { DrawnVoice, DrawnWave } from '../../elements/voice/draw';

/** Hertz of a half-wave of one pixel: waves of 1.5 to 3.4 pixels are 220 to 97 Hz, the range of speech. */
const HERTZ = 330;

/** The pitch of a wave, in hertz. */
const pitchOf = ({ width }: Pick<DrawnWave, 'width'>) => HERTZ / width;

/** The first two formants of the vowel in "her", in hertz, and their Q factors. */
const formants = [
  { frequency: 500, Q: 3, gain: 1 },
  { frequency: 1350, Q: 6, gain: 0.5 },
];

/** The gain of loudness 1: comparable to a voice. */
const LOUDEST = 0.5;

/** A synthesizer that is silent until its pitch and loudness are set. */
function throat(context: BaseAudioContext, destination: AudioNode) {
  const source = new OscillatorNode(context, { type: 'sawtooth', frequency: HERTZ / 2 });
  const loudness = new GainNode(context, { gain: 0 });
  for (const { frequency, Q, gain } of formants)
    source
      .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q }))
      .connect(new GainNode(context, { gain }))
      .connect(loudness);
  // The fundamental, for the pitch.
  source.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: 260 })).connect(loudness);
  loudness.connect(destination);
  return { source, pitch: source.frequency, loudness: loudness.gain };
}

/** The part of a drawing, the start time and the destination. */
export interface HumOptions {
  /** Start position in pixels from the left of the drawing. Default: 0. */
  from?: number | undefined;
  /** Start time in seconds of the context's time. Default: now. */
  at?: number | undefined;
  /** Default: the context's own destination. */
  destination?: AudioNode | undefined;
}

/**
 * Plays a drawing in any audio context, also an offline one. Returns its end time, in seconds of the context's time, and the
 * node, which can be stopped earlier.
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
    // After a pause the pitch starts at its new value, without a glide.
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

/** Fade-out in seconds, when a hum is stopped or its line held still. */
const FADE = 0.06;

/** Ends a sound by a fade. Without a gesture, a browser never runs the context: its clock stands, and the sound would never end. */
function end(context: AudioContext, { gain }: { gain: AudioParam }, source: AudioScheduledSourceNode) {
  if (context.state === 'closed') return;
  if (context.state !== 'running') return void context.close();
  gain.setTargetAtTime(0, context.currentTime, FADE / 3);
  source.stop(context.currentTime + FADE);
}

/** Hums the sentence from a position until it is stopped. @throws if the browser has no audio. */
export function humAloud(voice: DrawnVoice, from: number): () => void {
  const context = new AudioContext();
  const gain = new GainNode(context);
  gain.connect(context.destination);
  const { source } = hum(context, voice, { from, destination: gain });
  source.onended = () => void context.close();
  return () => end(context, gain, source);
}

/** Sounds the wave at a position of the drawing, for scrubbing. @throws if the browser has no audio. */
export function needle({ waves }: DrawnVoice) {
  const context = new AudioContext();
  const { source, pitch, loudness } = throat(context, context.destination);
  source.onended = () => void context.close();
  source.start();
  return {
    /** Moves to a position, in pixels from the left of the drawing. */
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
      end(context, { gain: loudness }, source);
    },
  };
}
