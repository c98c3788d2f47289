'use client';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './link.css';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const LinkComponent = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** What a link provider gives, from a client component on. */
export function LinkComponentProvider({
  component,
  children,
}: {
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** An anchor without a look of its own. An `external` one leaves the site though its path is of this host. */
export function Anchor({ external = false, ...anchor }: AnchorProps & { external?: boolean | undefined }) {
  const Local = useContext(LinkComponent);
  const Component = !external && /^\/(?!\/)/.test(anchor.href) ? Local : 'a';
  return <Component data-scope="anchor" data-part="root" {...anchor} />;
}

/** A link in or beside text. An address of mail that is too long for a line is broken after its `@`, and nowhere else. */
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
          {`${mailbox}@`}
          <wbr data-part="break" />
          {host}
        </>
      ) : (
        children
      )}
    </Anchor>
  );
}
