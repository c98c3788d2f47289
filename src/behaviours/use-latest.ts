'use client';
import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * A ref with the value of the committed render. It is set before all layout effects, so each of them, and every later event,
 * reads the current value, in whatever order the effects run.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
