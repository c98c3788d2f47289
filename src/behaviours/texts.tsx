'use client';
/** The texts of behaviours: defaults, overridden by a provider's, overridden by a component's own. */
import { useContext, useMemo } from 'react';
import { Provided } from '../theme/provided-texts';
import { checkTexts } from './development';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** Any of the texts, at any depth. Only strings: a server component can pass them. */
export type PartialTexts<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends string ? string : PartialTexts<Texts[Name]>;
};

/** The texts of a behaviour: its defaults, overridden by a provider's and then by `own`. */
export function useTexts<Texts extends object>(name: string, defaults: Texts, own?: PartialTexts<Texts>): Texts {
  const provided = useContext(Provided)[name];
  if (process.env.NODE_ENV !== 'production') checkTexts(name, defaults, { ...provided, ...own });
  return useMemo(() => mergeTexts(mergeTexts(defaults, provided), own), [defaults, provided, own]);
}

/** `defaults` overridden by `given`, at any depth; undefined overrides nothing. */
export function mergeTexts<Texts extends object>(defaults: Texts, given?: object): Texts {
  const merged = { ...defaults } as Record<string, unknown>;
  for (const [name, text] of Object.entries(given ?? {})) {
    const known = merged[name];
    if (text === undefined) continue;
    merged[name] = isObject(known) && isObject(text) ? mergeTexts(known, text) : text;
  }
  return merged as Texts;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
