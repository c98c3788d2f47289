/** What the workbench remembers in this browser. Where storage is blocked, full or broken, it only forgets. */

import { jsonOf } from './json';

// Before Ladle renders, which reads `localStorage` without a guard. Blocked: this one lasts as long as the page.
try {
  localStorage.getItem('');
} catch {
  const kept = new Map<string, string>();
  const value = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
}

/** The remembered value; undefined if there is none, or it is no JSON. */
export function remembered(key: string): unknown {
  return jsonOf(localStorage.getItem(key));
}

export function remember(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full.
  }
}
