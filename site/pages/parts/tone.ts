/** Hz: the rows and columns of a telephone's keys (ITU-T Q.23). */
const rows = [697, 770, 852, 941];
const columns = [1209, 1336, 1477];
const layout = '123456789*0#';

/** How long a key sounds, in seconds. */
const SECONDS = 0.16;
/** Quieter than speech. */
const GAIN = 0.06;

/** The two frequencies of a key. */
export function frequenciesOf(symbol: string): [row: number, column: number] | undefined {
  const at = symbol.length === 1 ? layout.indexOf(symbol) : -1;
  const row = rows[Math.floor(at / 3)];
  const column = columns[at % 3];
  return at >= 0 && row !== undefined && column !== undefined ? [row, column] : undefined;
}

const isMuted = () => {
  try {
    return localStorage.getItem('hw-sound') === 'muted';
  } catch {
    // Storage is blocked: the visitor has not turned the sound off here.
    return false;
  }
};

/** Plays the tone of a key, after a press only, unless the visitor has turned the sound off (D36). */
export function playTone(symbol: string) {
  const frequencies = frequenciesOf(symbol);
  if (!frequencies || isMuted() || !('AudioContext' in window)) return;
  const context = new AudioContext();
  const gain = new GainNode(context, { gain: GAIN });
  gain.connect(context.destination);
  for (const frequency of frequencies) {
    const tone = new OscillatorNode(context, { frequency });
    tone.connect(gain);
    tone.start();
    tone.stop(context.currentTime + SECONDS);
    tone.onended = () => void (context.state === 'closed' || context.close());
  }
}
