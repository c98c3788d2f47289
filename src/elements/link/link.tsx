'use client';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../../theme/class-names';
import { TextRun, withTextRuns } from '../../theme/text-run';
import * as styles from './link.css';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const LinkComponent = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** The client side of `LinkProvider`. */
export function LinkComponentProvider({
  component,
  children,
}: {
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** An unstyled anchor. With `external` it is never rendered by the router, even for a local path. */
export function Anchor({ external = false, ...anchor }: AnchorProps & { external?: boolean | undefined }) {
  const Local = useContext(LinkComponent);
  const Component = !external && /^\/(?!\/)/.test(anchor.href) ? Local : 'a';
  return (
    <Component data-scope="anchor" data-part="root" {...anchor}>
      {withTextRuns(anchor.children)}
    </Component>
  );
}

/** A text link. A mail address that is too long for a line breaks only after its `@`. */
export function Link({ className, children, ...anchor }: AnchorProps) {
  const isMail = anchor.href.startsWith('mailto:');
  const [mailbox, host, ...more] = typeof children === 'string' && isMail ? children.split('@') : [];
  return (
    <Anchor
      data-scope="link"
      data-part="root"
      {...anchor}
      className={classNames(styles.link, isMail && styles.address, className)}
    >
      {host && more.length === 0 ? (
        <>
          <TextRun>{`${mailbox}@`}</TextRun>
          <wbr data-part="break" />
          <TextRun>{host}</TextRun>
        </>
      ) : (
        children
      )}
    </Anchor>
  );
}
