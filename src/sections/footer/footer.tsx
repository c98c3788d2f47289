import { type ComponentProps, type ReactNode, useId } from 'react';
import { Anchor } from '../../elements/link';
import { classNames } from '../../theme/class-names';
import * as styles from './footer.css';

/** A titled list of links. */
export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  logo: ReactNode;
  /** The postal address and what else says where the company is. */
  address: ReactNode;
  groups: readonly FooterGroup[];
  /** The last line: rights, and small controls such as the theme. */
  children?: ReactNode;
}

/** The end of every page: who, where, and every way on. */
export function Footer({ logo, address, groups, children, className, ...root }: FooterProps) {
  return (
    <footer {...root} className={classNames(styles.root, className)}>
      <div className={styles.top}>
        <div className={styles.who}>
          {logo}
          <address className={styles.address}>{address}</address>
        </div>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
      {children && <div className={styles.bottom}>{children}</div>}
    </footer>
  );
}

function Group({ title, links }: FooterGroup) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href} className={styles.link}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
