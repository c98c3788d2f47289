'use client';
import { createContext, useContext } from 'react';

/** The texts of providers, by the folder of their component (`contact-form`). */
export const Provided = createContext<Readonly<Record<string, object | undefined>>>({});

/** A text of an element: its own, else the nearest provider's, else the default one. */
export function useText(folder: string, name: string, byDefault: string, own?: string): string {
  const provided = useContext(Provided)[folder] as Readonly<Record<string, string | undefined>> | undefined;
  return own ?? provided?.[name] ?? byDefault;
}

interface ProvidedTextProps {
  /** The folder of the element. */
  of: string;
  name: string;
  /** The default text. */
  children: string;
}

/** A provider's text, for an element that is rendered on the server, where no context can be read. */
export function ProvidedText({ of, name, children }: ProvidedTextProps) {
  return useText(of, name, children);
}
