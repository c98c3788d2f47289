import type { ComponentType, ReactNode } from 'react';
import { type AnchorProps, LinkComponentProvider } from './link';

/**
 * Given once, near the root: the component that every link to a path of this site (`/…`) is rendered with, so that a
 * product's router can take it. Other links (`https:`, `mailto:`, `#…`) are always plain anchors. A server component passes a
 * component from a module that begins with `'use client'`; another cannot reach the browser.
 * @throws in a server component, when it is given a component of the server.
 */
export function LinkProvider({ component, children }: { component: ComponentType<AnchorProps>; children: ReactNode }) {
  // Ours is a reference only in a server component: there, theirs has to be one as well.
  if (isReference(LinkComponentProvider) && !isReference(component))
    throw new Error(
      `LinkProvider got "${component.name}", which runs on the server only. Export your link from a module marked \`use client\`.`,
    );
  return <LinkComponentProvider component={component}>{children}</LinkComponentProvider>;
}

/** Whether a bundler has put a reference to a client component in its place. */
const isReference = (component: object) =>
  '$$typeof' in component && component.$$typeof === Symbol.for('react.client.reference');
