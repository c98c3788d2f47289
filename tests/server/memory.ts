import { readFileSync } from 'node:fs';

/** The most that a process has had in memory so far, in bytes. */
export function mostResidentBytes(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
