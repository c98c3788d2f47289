/** The thread that the file store works in: it carries out one call after the other, and answers each. */
import { parentPort, workerData } from 'node:worker_threads';
import { faultOf } from './faults';
import { openSqlite } from './sqlite';
import { KeyTaken } from './store';
import type { Answer, Call, Start } from './worker-messages';

const { folder, ...options } = workerData as Start;
const answers: Answer[] = [];
/** Posts an answer together with the others that one commit brought about. */
function post(answer: Answer): void {
  if (answers.push(answer) === 1) process.nextTick(() => parentPort?.postMessage(answers.splice(0)));
}
const store = openSqlite(folder, { ...options, log: (line) => post({ log: line }) });

parentPort?.on('message', (calls: Call[]) => {
  for (const call of calls) void carryOut(call);
});

async function carryOut([call, method, args]: Call): Promise<void> {
  try {
    const work = store[method] as (...args: readonly unknown[]) => Promise<unknown>;
    post([call, await work(...args)]);
  } catch (error) {
    if (error instanceof KeyTaken) return post({ call, keyTaken: true });
    const { kind, message, uncertain } = faultOf(error);
    post({ call, fault: { kind, message, uncertain } });
  }
}
