import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

/** Starts a program in its own process group, so that `stopAll` ends its children too. */
export function start(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  says: 'heard' | 'quiet' = 'quiet',
) {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', says === 'heard' ? 'inherit' : 'ignore'],
  });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends what was started, the last first, and waits for the exit. */
export async function stopAll() {
  for (const child of [...running].reverse()) {
    const gone = once(child, 'exit');
    signal(child, 'SIGTERM');
    const timeout = setTimeout(() => signal(child, 'SIGKILL'), 5_000);
    await gone;
    clearTimeout(timeout);
    // The group may outlive its first process.
    signal(child, 'SIGKILL');
  }
}

function signal({ pid }: ChildProcess, name: 'SIGTERM' | 'SIGKILL') {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // ESRCH: the process group is empty.
  }
}

/** Calls `ask` repeatedly until it returns a result. */
export async function eventually<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  timeout = 20_000,
): Promise<Answer> {
  for (const end = Date.now() + timeout; Date.now() < end; ) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited ${timeout / 1_000} s in vain for ${what}.`);
}
