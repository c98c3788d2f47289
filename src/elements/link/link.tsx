'use client';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { classNames } from '../../theme/class-names';
import { renderPart } from '../../theme/render-part';
import { TextRun, withTextRuns } from '../../theme/text-run';
import * as styles from './link.css';

/** The props of `Anchor`. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** The props of a link: its address, or what is rendered in its place. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  (
    | { href: string; render?: undefined }
    | {
        href?: string | undefined;
        /** A router's link in the place of the anchor, which gets its props; or a function of them. */
        render: ReactElement | ((props: ComponentProps<'a'>) => ReactNode);
      }
  );

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

/** An unstyled anchor. With `external` or `download` it is never rendered by the router, even for a local path. */
export function Anchor({ external = false, ...link }: LinkProps & { external?: boolean | undefined }) {
  const Local = useContext(LinkComponent);
  const anchor = { 'data-scope': 'anchor', 'data-part': 'root', ...link };
  if (anchor.render) return renderPart('a', {}, anchor, {});
  const isOfRouter = !external && (anchor.download ?? false) === false;
  const Component = isOfRouter && /^\/(?!\/)/.test(anchor.href) ? Local : 'a';
  return <Component {...anchor}>{withTextRuns(anchor.children)}</Component>;
}

/** A text link. A mail address that is too long for a line breaks only after its `@`. */
export function Link({ className, children, ...anchor }: LinkProps) {
  const isMail = anchor.href?.startsWith('mailto:');
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
