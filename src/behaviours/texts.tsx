'use client';
/** The words of behaviours: defaults, replaced by a provider's, replaced by a component's own. */
import { createContext, useContext } from 'react';

/** Any of the texts, at any depth. Strings only: a server component can pass them. */
export type PartialTexts<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends string ? string : PartialTexts<Texts[Name]>;
};

/** What providers say, by the name of the behaviour's folder (`contact-form`). */
export const Provided = createContext<Readonly<Record<string, object | undefined>>>({});

/** The words that a behaviour shows: its defaults, with what a provider and then `own` say instead. */
export function useTexts<Texts extends object>(name: string, defaults: Texts, own?: PartialTexts<Texts>): Texts {
  return mergeTexts(mergeTexts(defaults, useContext(Provided)[name]), own);
}

/** `defaults` with whatever `given` says instead, at any depth; what is undefined in `given` says nothing. */
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
