import type { ElementType, ReactNode } from 'react';
import { SHARED } from './shared.css';

/**
 * Wraps what a card and its article share, under one name, so that it is animated from one to the other: React's
 * `ViewTransition`. Passed by the product, because React has it since 19.3 and this library supports 19.0.
 */
export type SharedTransition = ElementType<{ name: string; default: 'none'; share: string; children: ReactNode }>;

/** `part` of the article at `href`, in the product's wrapper if there is one. */
export function Shared({
  transition: Transition,
  part,
  href,
  children,
}: {
  transition: SharedTransition | undefined;
  part: 'title' | 'cover';
  href: string;
  children: ReactNode;
}) {
  if (!Transition) return children;
  return (
    <Transition name={`${part}${href.replace(/\W/g, '-')}`} default="none" share={SHARED}>
      {children}
    </Transition>
  );
}
