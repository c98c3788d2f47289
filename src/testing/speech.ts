/**
 * A mock utterance. `window.SpeechSynthesisUtterance = Utterance`. Experimental until 1.0.
 * @experimental
 */
export class Utterance {
  rate = 1;
  pitch = 1;
  onstart: (() => void) | null = null;
  onboundary: ((event: { name: string; charIndex: number }) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event?: { error: string }) => void) | null = null;
  constructor(public text: string) {}
}

class Voice {
  /** The current utterance, then the queue. */
  queue: Utterance[] = [];
  /** All utterances so far. */
  utterances: Utterance[] = [];
  cancelled = 0;
  get speaking(): boolean {
    return this.queue.length > 0;
  }
  get pending(): boolean {
    return this.queue.length > 1;
  }
  speak(utterance: Utterance): void {
    this.utterances.push(utterance);
    this.queue.push(utterance);
    if (this.queue.length === 1) utterance.onstart?.();
  }
  cancel(): void {
    this.cancelled++;
    this.queue = [];
  }
  /** Fires the boundary event of the word at this character index. */
  reach(charIndex: number, name = 'word'): void {
    this.queue[0]?.onboundary?.({ name, charIndex });
  }
  /** Ends the current utterance and starts the next one. */
  finish(): void {
    this.queue.shift()?.onend?.();
    this.queue[0]?.onstart?.();
  }
  /** Resets the mock. */
  reset(): void {
    Object.assign(this, { queue: [], utterances: [], cancelled: 0 });
  }
}

/**
 * A mock of the browser's speech synthesis with one queue for the page; the test ends its utterances: `window.speechSynthesis =
 * speech`. Experimental until 1.0.
 * @experimental
 */
export const speech = new Voice();
