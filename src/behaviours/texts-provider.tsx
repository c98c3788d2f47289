'use client';
import { type ReactNode, useContext } from 'react';
import type { TextsByName } from '../index';
import { mergeTexts, Provided } from './texts';

/** Provides texts for all behaviours below, for example in another language. A nested provider adds to the outer one. */
export function TextsProvider({ texts, children }: { texts: TextsByName; children: ReactNode }) {
  const merged = mergeTexts(useContext(Provided), texts);
  return <Provided value={merged}>{children}</Provided>;
}
