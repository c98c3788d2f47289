interface Pending {
  /** When it is due, on this clock, in ms. */
  due: number;
  /** How long it was asked to wait, in ms. */
  delay: number;
  run: () => void;
}

/** XState's clock for a story: runs with real time, or stands still and is moved by hand. Begins at 0 ms. */
export class StoryClock {
  #pending = new Map<number, Pending>();
  #timers = new Map<number, ReturnType<typeof globalThis.setTimeout>>();
  #next = 1;
  #origin = performance.now();
  /** The time at which it stands; undefined while it runs. */
  #stopped: number | undefined;
  #tell: () => void;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  get paused() {
    return this.#stopped !== undefined;
  }

  /** In ms since the story began. */
  now() {
    return Math.round(this.#stopped ?? performance.now() - this.#origin);
  }

  /** What waits, soonest first. */
  pending(): { due: number; delay: number }[] {
    return [...this.#pending.values()].map(({ due, delay }) => ({ due, delay })).sort((a, b) => a.due - b.due);
  }

  setTimeout = (run: () => void, delay: number) => {
    const id = this.#next++;
    this.#pending.set(id, { due: this.now() + delay, delay, run });
    if (!this.paused) this.#wait(id);
    this.#tell();
    return id;
  };

  clearTimeout = (id: number) => {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (this.#pending.delete(id)) this.#tell();
  };

  pause() {
    if (this.paused) return;
    this.#stopped = this.now();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#tell();
  }

  run() {
    if (this.#stopped === undefined) return;
    this.#origin = performance.now() - this.#stopped;
    this.#stopped = undefined;
    for (const id of this.#pending.keys()) this.#wait(id);
    this.#tell();
  }

  /** Stands still, and goes on to `time`: whatever is due by then happens, in order. */
  advanceTo(time: number) {
    this.pause();
    for (let id = this.#soonest(time); id !== undefined; id = this.#soonest(time)) this.#fire(id);
    this.#stopped = Math.max(this.now(), time);
    this.#tell();
  }

  /** Goes on to the next thing that waits. */
  step() {
    const [next] = this.pending();
    if (next) this.advanceTo(next.due);
  }

  #soonest(time: number) {
    const due = [...this.#pending].filter(([, pending]) => pending.due <= time);
    return due.sort(([, a], [, b]) => a.due - b.due)[0]?.[0];
  }

  #wait(id: number) {
    const left = Math.max(0, (this.#pending.get(id)?.due ?? 0) - this.now());
    this.#timers.set(
      id,
      setTimeout(() => this.#fire(id), left),
    );
  }

  #fire(id: number) {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#timers.delete(id);
    if (!pending) return;
    if (this.#stopped !== undefined) this.#stopped = Math.max(this.#stopped, pending.due);
    pending.run();
    this.#tell();
  }
}
