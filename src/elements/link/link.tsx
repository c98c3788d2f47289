'use client';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './link.css';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const LinkComponent = createContext<ComponentType<AnchorProps> | 'a'>('a');

/**
 * Given once, near the root: the component that every link to a path of this site (`/…`) is rendered with, so that a
 * product's router can take it. Other links (`https:`, `mailto:`, `#…`) are always plain anchors.
 */
export function LinkProvider({ component, children }: { component: ComponentType<AnchorProps>; children: ReactNode }) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** An anchor without a look of its own. */
export function Anchor(props: AnchorProps) {
  const Local = useContext(LinkComponent);
  const Component = /^\/(?!\/)/.test(props.href) ? Local : 'a';
  return <Component {...props} />;
}

/** A link in or beside text. */
export function Link({ className, ...anchor }: AnchorProps) {
  return <Anchor {...anchor} className={classNames(styles.link, className)} />;
}
