import { type ComponentProps, type ReactNode, useId } from 'react';
import { Anchor } from '../../elements/link';
import { classNames } from '../../theme/class-names';
import { TextRun } from '../../theme/text-run';
import * as styles from './footer.css';

/** A titled list of links. */
export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  logo: ReactNode;
  /** The postal address. */
  address: ReactNode;
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
          <address data-part="address" className={styles.address}>
            {address}
          </address>
        </div>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
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
        {links.map(({ label, href }) => (
          <li data-part="item" key={href}>
            <Anchor data-part="link" href={href} className={styles.link}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
