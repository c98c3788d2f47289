import type { ComponentType, ReactNode } from 'react';
import { type AnchorProps, LinkComponentProvider } from './link';

/**
 * Sets the component that renders every link to a local path (`/…`), such as a router's link. Use it once, near the root. Other
 * links (`https:`, `mailto:`, `#…`) are always plain anchors. A server component has to pass a component from a module that
 * begins with `'use client'`.
 * @throws in a server component, if it gets a server component.
 */
export function LinkProvider({ component, children }: { component: ComponentType<AnchorProps>; children: ReactNode }) {
  // Our component is a reference only in a server component; then the given one must be a reference, too.
  if (isReference(LinkComponentProvider) && !isReference(component))
    throw new Error(
      `LinkProvider got "${component.name}", which runs on the server only. Export your link from a module marked \`use client\`.`,
    );
  return <LinkComponentProvider component={component}>{children}</LinkComponentProvider>;
}

/** Whether it is a bundler's reference to a client component. */
const isReference = (component: object) =>
  '$$typeof' in component && component.$$typeof === Symbol.for('react.client.reference');
