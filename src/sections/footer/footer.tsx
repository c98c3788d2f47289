import { type ComponentProps, type ReactNode, useId } from 'react';
import { Anchor } from '../../elements/link';
import { classNames } from '../../theme/class-names';
import { TextRun } from '../../theme/text-run';
import * as styles from './footer.css';

/** A titled list of links. */
export interface FooterGroup {
  /** The heading of the group. */
  title: string;
  /** Its links, in their order. */
  links: readonly { label: string; href: string }[];
}

/** The props of `Footer`. */
export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The link to the home page. */
  logo: ReactNode;
  /** The postal address. */
  address?: ReactNode;
  /** Groups of links, each with a heading. */
  groups: readonly FooterGroup[];
  /** The last line: copyright, and small controls such as the theme. */
  children?: ReactNode;
}

/** The page's footer: company, address and links. */
export function Footer({ logo, address, groups, children, className, ...root }: FooterProps) {
  return (
    <footer data-scope="footer" data-part="root" {...root} className={classNames(styles.root, className)}>
      <div data-part="top" className={styles.top}>
        <div data-part="who" className={styles.who}>
          <TextRun>{logo}</TextRun>
          {address && (
            <address data-part="address" className={styles.address}>
              {address}
            </address>
          )}
        </div>
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group's identity is its position, and so is a link's
          <Group key={at} {...group} />
        ))}
      </div>
      {children && (
        <div data-part="bottom" className={styles.bottom}>
          {children}
        </div>
      )}
    </footer>
  );
}

function Group({ title, links }: FooterGroup) {
  const id = useId();
  return (
    <nav data-part="group" aria-labelledby={id}>
      <h2 data-part="title" id={id} className={styles.title}>
        {title}
      </h2>
      <ul data-part="links" role="list" className={styles.links}>
        {links.map(({ label, href }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may lead to the same page
          <li data-part="item" key={at}>
            <Anchor data-part="link" href={href} className={styles.link}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
