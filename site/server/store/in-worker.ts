import { Worker } from 'node:worker_threads';
import { toNewRow } from './row';
import type { SqliteStore } from './sqlite';
import {
  defaultStoreOptions,
  type Health,
  KeyTaken,
  PIECE_BYTES,
  type Store,
  StoreFault,
  type StoreOptions,
} from './store';
import type { Answer, Call, Start } from './worker-messages';

/** How much longer than its patience a store may take to answer, in milliseconds. */
const GRACE_MS = 1_500;
/**
 * How long calls are collected before they are sent, in milliseconds. What goes in one message shares a commit, and each of
 * the two costs more than a submission: without it, a disk that is quick has a crowd written one by one.
 */
const COLLECT_MS = 1;
/** How long it may take to answer that it is well, or that it has forgotten something, in milliseconds. */
const HEALTH_MS = 2_000;

/** The bundle has the thread's code beside its own; from the sources it is started with their loader. */
const code = new URL(import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : './worker.js', import.meta.url);

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

interface Thread {
  worker: Worker;
  /** Calls that go in one message. */
  outbox: Call[];
}

/** The file store of `folder` in a thread of its own, so that nobody who asks for a page ever waits for it. */
export function openInWorker(folder: string, changes: Partial<StoreOptions> = {}): Store {
  const { log, ...options } = { ...defaultStoreOptions, ...changes };
  const waiting = new Map<number, Waiting>();
  let thread: Thread | undefined;
  /** Memory for pieces that nobody uses. What a thread that is silent may still read is not put back. */
  const spare: Uint8Array<SharedArrayBuffer>[] = [];
  let calls = 0;
  let closed = false;

  function started(): Thread {
    if (closed) throw new StoreFault('closed', 'the server stops');
    if (thread) return thread;
    const one = new Worker(code, { workerData: { folder, ...options } satisfies Start });
    let why = '';
    one.on('message', (answers: Answer[]) => answers.forEach(hear));
    one.on('error', ({ message }) => {
      why = `: ${message}`;
      log(`The store's thread failed: ${message}`);
    });
    one.on('exit', () => {
      if (thread?.worker === one) thread = undefined;
      for (const [call, { reject }] of [...waiting]) {
        settle(call);
        // What it was doing when it ended may have been done or not.
        reject(new StoreFault('failed', `the thread of the store ended${why}`, true));
      }
    });
    one.unref();
    thread = { worker: one, outbox: [] };
    return thread;
  }

  function hear(answer: Answer): void {
    // Nobody waits any more for what was given up before.
    if (Array.isArray(answer)) settle(answer[0])?.resolve(answer[1] as never);
    else if ('log' in answer) log(answer.log);
    else if ('keyTaken' in answer) settle(answer.call)?.reject(new KeyTaken());
    else {
      const { kind, message, uncertain } = answer.fault;
      settle(answer.call)?.reject(new StoreFault(kind, message, uncertain));
    }
  }

  function settle(call: number): Waiting | undefined {
    const one = waiting.get(call);
    clearTimeout(one?.timer);
    waiting.delete(call);
    return one;
  }

  /** `ms`: how long to wait for the answer; for ever when it is left out. */
  function ask<M extends keyof SqliteStore>(
    method: M,
    args: Parameters<SqliteStore[M]>,
    { ms }: { ms?: number } = {},
  ): ReturnType<SqliteStore[M]> {
    const call = ++calls;
    const answer = new Promise((resolve, reject) => {
      const { worker, outbox } = started();
      if (outbox.push([call, method, args]) === 1) {
        setTimeout(() => worker.postMessage(outbox.splice(0)), COLLECT_MS);
      }
      const one: Waiting = { resolve, reject };
      waiting.set(call, one);
      if (ms !== undefined) {
        one.timer = setTimeout(() => {
          settle(call);
          reject(new StoreFault('silent', 'the store does not answer', true));
        }, ms);
      }
    });
    return answer as ReturnType<SqliteStore[M]>;
  }

  const soon = { ms: options.patienceMs + GRACE_MS };
  return {
    async keep(upload, number, piece) {
      // In memory that both threads see, used again and again: a crowd of resumes leaves no garbage.
      const shared = spare.pop() ?? new Uint8Array(new SharedArrayBuffer(PIECE_BYTES));
      shared.set(piece);
      await ask('keep', [upload, number, shared.subarray(0, piece.byteLength)], soon);
      spare.push(shared);
    },
    // Done in its turn, for which nobody has to wait who is to be told that the store does not answer.
    forget: (upload) => ask('forget', [upload], { ms: HEALTH_MS }).catch(() => {}),
    add: (submission, key) => ask('insert', [toNewRow(submission, key)], soon),
    list: (...args) => ask('list', args),
    count: (...args) => ask('count', args),
    piece: (...args) => ask('piece', args),
    erase: (filter) => ask('erase', [filter]),
    takeNotices: (...args) => ask('takeNotices', args),
    dropNotice: (id) => ask('dropNotice', [id]),
    postponeNotice: (...args) => ask('postponeNotice', args),
    health: () =>
      ask('health', [], { ms: HEALTH_MS }).catch((error: Error): Health => {
        return { fault: error.message, usedBytes: 0, limitBytes: options.limitBytes };
      }),
    async close(ms = options.patienceMs) {
      const closing = thread?.worker;
      if (closed || !closing) return;
      const done = ask('close', [ms], { ms: ms + GRACE_MS });
      closed = true;
      await done.catch((error: Error) => log(`The store: ${error.message}`));
      await closing.terminate();
    },
  };
}
