'use client';
import { useRef } from 'react';
import { same } from './same';

/** The object of an earlier render, as long as its content is the same: what depends on it need not render. */
export function useKept<Value>(value: Value): Value {
  const kept = useRef(value);
  if (!same(kept.current, value)) kept.current = value;
  return kept.current;
}
