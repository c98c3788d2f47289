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

class Voice {
  /** What is being said, and then what waits. */
  queue: Utterance[] = [];
  /** Everything that was ever asked to be said. */
  asked: Utterance[] = [];
  cancelled = 0;
  get speaking(): boolean {
    return this.queue.length > 0;
  }
  get pending(): boolean {
    return this.queue.length > 1;
  }
  speak(utterance: Utterance): void {
    this.asked.push(utterance);
    this.queue.push(utterance);
    if (this.queue.length === 1) utterance.onstart?.();
  }
  cancel(): void {
    this.cancelled++;
    this.queue = [];
  }
  /** Comes to the word that begins at this character, and tells of it. */
  reach(charIndex: number, name = 'word'): void {
    this.queue[0]?.onboundary?.({ name, charIndex });
  }
  /** Comes to the end of what is being said, and begins what waits. */
  finish(): void {
    this.queue.shift()?.onend?.();
    this.queue[0]?.onstart?.();
  }
  /** Has never been asked for anything. */
  reset(): void {
    Object.assign(this, { queue: [], asked: [], cancelled: 0 });
  }
}

/**
 * A browser's voice, which comes to the end of what it says when it is told to: `window.speechSynthesis = speech`. One queue for
 * the page. Experimental until 1.0.
 */
export const speech = new Voice();
