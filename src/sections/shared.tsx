import type { ElementType, ReactNode } from 'react';
import { SHARED } from './shared.css';

/**
 * What a card and its article share is wrapped in this, under one name, so that it moves from the one to the other:
 * React's `ViewTransition`. Given by the product, because React has it since 19.3 and this library asks for 19.0.
 */
export type SharedTransition = ElementType<{ name: string; default: 'none'; share: 'hw-shared'; children: ReactNode }>;

/** `part` of the article at `href`, in the wrapping that the product gives, or none. */
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
