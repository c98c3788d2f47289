import { Clock } from '../src/testing/clock';

/** XState's clock for a story: runs in real time, or is paused and advanced manually. */
export class StoryClock extends Clock {
  #timer: ReturnType<typeof globalThis.setTimeout> | undefined;
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
    this.#changed();
  }

  run() {
    if (this.#isRunning) return;
    this.#origin = performance.now() - this.time;
    this.#isRunning = true;
    this.#changed();
  }

  override advanceTo(time: number) {
    this.pause();
    super.advanceTo(time);
    this.#notify();
  }

  protected override scheduled() {
    this.#changed();
  }

  protected override dropped() {
    this.#changed();
  }

  /** While it runs, waits for the soonest timer. */
  #changed() {
    clearTimeout(this.#timer);
    const [next] = this.#isRunning ? this.pending() : [];
    // The browser's timer may end a little early.
    const end = () => next && super.advanceTo(Math.max(next.due, this.now()));
    if (next) this.#timer = setTimeout(end, next.due - this.now());
    this.#notify();
  }
}
