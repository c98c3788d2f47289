'use client';
import { type ReactNode, useContext } from 'react';
import type { TextsByName } from '../index';
import { mergeTexts, Provided } from './texts';

/** Gives all behaviours below their words, for another language for instance. An inner one adds to an outer one. */
export function TextsProvider({ texts, children }: { texts: TextsByName; children: ReactNode }) {
  const merged = mergeTexts(useContext(Provided), texts);
  return <Provided value={merged}>{children}</Provided>;
}
