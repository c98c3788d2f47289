import { actAsync } from './act';

interface Pending {
  /** Due time on this clock, in ms. */
  due: number;
  /** The delay, in ms. */
  delay: number;
  run: () => void;
}

/**
 * A clock for `<BehaviourProvider clock={…}>`: it moves only when a test advances it, and runs due timers in order, each at its
 * own time. Starts at 0 ms. Experimental until 1.0.
 * @experimental
 */
export class Clock {
  protected readonly waiting = new Map<number, Pending>();
  protected time = 0;
  #next = 1;

  /** In ms since the start. */
  now(): number {
    return this.time;
  }

  /** The pending due times, soonest first, in ms. */
  pending(): { due: number; delay: number }[] {
    return [...this.waiting.values()].map(({ due, delay }) => ({ due, delay })).sort((a, b) => a.due - b.due);
  }

  /** Used by machines. */
  setTimeout = (run: () => void, delay: number): number => {
    const id = this.#next++;
    this.waiting.set(id, { due: this.now() + delay, delay, run });
    this.scheduled(id);
    return id;
  };

  /** Used by machines. */
  clearTimeout = (id: number): void => {
    if (this.waiting.delete(id)) this.dropped(id);
  };

  /** Advances by some ms, and waits until React has rendered the result. */
  advance(ms: number): Promise<void> {
    return actAsync(() => this.advanceTo(this.now() + ms));
  }

  /** Advances to `time`, in ms; runs due timers in order. */
  advanceTo(time: number): void {
    for (let id = this.#soonest(time); id !== undefined; id = this.#soonest(time)) this.fire(id);
    this.time = Math.max(this.time, time);
  }

  /** Advances to the next pending timer. */
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

  /** Called with a timer that was set. */
  protected scheduled(_id: number): void {}

  /** Called with a timer that was cleared. */
  protected dropped(_id: number): void {}
}
