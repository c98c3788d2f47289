import { Clock } from '../src/testing/clock';

/** XState's clock for a story: runs in real time, or is paused and advanced manually. */
export class StoryClock extends Clock {
  #timers = new Map<number, ReturnType<typeof globalThis.setTimeout>>();
  #origin = performance.now();
  #isRunning = true;
  #tell: () => void;

  constructor(tell: () => void) {
    super();
    this.#tell = tell;
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
    this.#tell();
  }

  run() {
    if (this.#isRunning) return;
    this.#origin = performance.now() - this.time;
    this.#isRunning = true;
    for (const id of this.waiting.keys()) this.#wait(id);
    this.#tell();
  }

  override advanceTo(time: number) {
    this.pause();
    super.advanceTo(time);
    this.#tell();
  }

  protected override fire(id: number) {
    super.fire(id);
    this.#tell();
  }

  protected override scheduled(id: number) {
    if (this.#isRunning) this.#wait(id);
    this.#tell();
  }

  protected override dropped(id: number) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#tell();
  }

  #wait(id: number) {
    const left = Math.max(0, (this.waiting.get(id)?.due ?? 0) - this.now());
    this.#timers.set(
      id,
      setTimeout(() => this.fire(id), left),
    );
  }
}
