'use client';
import { type ReactNode, useContext } from 'react';
import { checkTextsProvider } from './behaviours/development';
import { mergeTexts } from './behaviours/texts';
import type { TextsByName } from './texts-by-name';
import { Provided } from './theme/provided-texts';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** Provides texts for all components below, for example in another language. A nested provider adds to the outer one. */
export function TextsProvider({ texts, children }: { texts: TextsByName; children: ReactNode }) {
  if (process.env.NODE_ENV !== 'production') checkTextsProvider(texts);
  const merged = mergeTexts(useContext(Provided), texts);
  return <Provided value={merged}>{children}</Provided>;
}
