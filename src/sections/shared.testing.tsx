import type { ReactNode } from 'react';

/** Stands for React's `ViewTransition`, which is nothing in the page that a test could see. */
export const Traced = ({ name, children }: { name: string; default: string; share: string; children: ReactNode }) => (
  <div data-testid={name}>{children}</div>
);
