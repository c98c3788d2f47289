import { acting } from './acting';

interface Pending {
  /** When it is due, on this clock, in ms. */
  due: number;
  /** How long it was asked to wait, in ms. */
  delay: number;
  run: () => void;
}

/**
 * A clock for `<BehaviourProvider clock={…}>`: it stands still until it is moved, and what is due by then happens in order, each
 * thing at its own time. Begins at 0 ms. Experimental until 1.0.
 */
export class Clock {
  protected readonly waiting = new Map<number, Pending>();
  protected time = 0;
  #next = 1;

  /** In ms since it began. */
  now(): number {
    return this.time;
  }

  /** What waits, soonest first, in ms. */
  pending(): { due: number; delay: number }[] {
    return [...this.waiting.values()].map(({ due, delay }) => ({ due, delay })).sort((a, b) => a.due - b.due);
  }

  /** For machines. */
  setTimeout = (run: () => void, delay: number): number => {
    const id = this.#next++;
    this.waiting.set(id, { due: this.now() + delay, delay, run });
    this.scheduled(id);
    return id;
  };

  /** For machines. */
  clearTimeout = (id: number): void => {
    if (this.waiting.delete(id)) this.dropped(id);
  };

  /** Goes on by so many ms, and waits until React has drawn what came of it. */
  advance(ms: number): Promise<void> {
    return acting(() => this.advanceTo(this.now() + ms));
  }

  /** Goes on to `time`, in ms: whatever is due by then happens, in order. */
  advanceTo(time: number): void {
    for (let id = this.#soonest(time); id !== undefined; id = this.#soonest(time)) this.fire(id);
    this.time = Math.max(this.time, time);
  }

  /** Goes on to the next thing that waits. */
  step(): void {
    const [next] = this.pending();
    if (next) this.advanceTo(next.due);
  }

  #soonest(time: number) {
    const due = [...this.waiting].filter(([, pending]) => pending.due <= time);
    return due.sort(([, a], [, b]) => a.due - b.due)[0]?.[0];
  }

  protected fire(id: number): void {
    const pending = this.waiting.get(id);
    if (!pending) return;
    this.clearTimeout(id);
    this.time = Math.max(this.time, pending.due);
    pending.run();
  }

  /** Told of what waits from now on. */
  protected scheduled(_id: number): void {}

  /** Told of what does not wait any more. */
  protected dropped(_id: number): void {}
}
