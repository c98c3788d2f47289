import type { ComponentProps } from 'react';
import { PartnerMark } from '../../elements/partner-mark';
import { classNames } from '../../theme/class-names';
import * as styles from './partners.css';

/** A partner company and its role. */
export interface Partner {
  name: string;
  /** Its logo's drawing; see `PartnerMark`. */
  drawing: string;
  /** Its trade: "Telephony carrier". */
  kind: string;
  description: string;
}

export interface PartnersProps extends Omit<ComponentProps<'ul'>, 'children'> {
  partners: readonly Partner[];
  /** The rank of the names. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Partner companies side by side, with their logos. */
export function Partners({ partners, headingLevel = 3, className, ...root }: PartnersProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul data-scope="partners" data-part="root" role="list" {...root} className={classNames(styles.root, className)}>
      {partners.map(({ name, drawing, kind, description }) => (
        <li data-part="partner" key={name} className={styles.partner}>
          <Heading data-part="name" className={styles.name}>
            <PartnerMark data-part="mark" name={name} drawing={drawing} />
          </Heading>
          <p data-part="kind" className={styles.kind}>
            {kind}
          </p>
          <p data-part="description" className={styles.description}>
            {description}
          </p>
        </li>
      ))}
    </ul>
  );
}
