import { Clock } from '../src/testing/clock';

/** XState's clock for a story: runs in real time, or is paused and advanced manually. */
export class StoryClock extends Clock {
  #timers = new Map<number, ReturnType<typeof globalThis.setTimeout>>();
  #origin = performance.now();
  #isRunning = true;
  #notify: () => void;

  constructor(notify: () => void) {
    super();
    this.#notify = notify;
  }

  get paused() {
    return !this.#isRunning;
  }

  override now() {
    return Math.round(this.#isRunning ? performance.now() - this.#origin : this.time);
  }

  pause() {
    if (this.paused) return;
    this.time = this.now();
    this.#isRunning = false;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#notify();
  }

  run() {
    if (this.#isRunning) return;
    this.#origin = performance.now() - this.time;
    this.#isRunning = true;
    for (const id of this.waiting.keys()) this.#wait(id);
    this.#notify();
  }

  override advanceTo(time: number) {
    this.pause();
    super.advanceTo(time);
    this.#notify();
  }

  protected override fire(id: number) {
    super.fire(id);
    this.#notify();
  }

  protected override scheduled(id: number) {
    if (this.#isRunning) this.#wait(id);
    this.#notify();
  }

  protected override dropped(id: number) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#notify();
  }

  #wait(id: number) {
    const left = Math.max(0, (this.waiting.get(id)?.due ?? 0) - this.now());
    this.#timers.set(
      id,
      setTimeout(() => this.fire(id), left),
    );
  }
}
