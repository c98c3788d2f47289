/** What a voice is asked to say. `window.SpeechSynthesisUtterance = Utterance`. Experimental until 1.0. */
export class Utterance {
  rate = 1;
  pitch = 1;
  onstart: (() => void) | null = null;
  onboundary: ((event: { name: string; charIndex: number }) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(public text: string) {}
}

/**
 * A browser's voice, which comes to the end of what it says when it is told to: `window.speechSynthesis = speech`. One queue for
 * the page. Experimental until 1.0.
 */
export const speech = {
  /** What is being said, and then what waits. */
  queue: [] as Utterance[],
  /** Everything that was ever asked to be said. */
  asked: [] as Utterance[],
  cancelled: 0,
  get speaking() {
    return this.queue.length > 0;
  },
  get pending() {
    return this.queue.length > 1;
  },
  speak(utterance: Utterance) {
    this.asked.push(utterance);
    this.queue.push(utterance);
    if (this.queue.length === 1) utterance.onstart?.();
  },
  cancel() {
    this.cancelled++;
    this.queue = [];
  },
  /** Comes to the word that begins at this character, and tells of it. */
  reach(charIndex: number, name = 'word') {
    this.queue[0]?.onboundary?.({ name, charIndex });
  },
  /** Comes to the end of what is being said, and begins what waits. */
  finish() {
    this.queue.shift()?.onend?.();
    this.queue[0]?.onstart?.();
  },
  reset() {
    Object.assign(this, { queue: [], asked: [], cancelled: 0 });
  },
};
