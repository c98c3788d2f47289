import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './newsletter-band.css';

export interface NewsletterBandProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** What the subscription contains, how often, and how to stop. */
  text: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A band with a newsletter form beside its description. Hidden on paper. */
export function NewsletterBand({ title, text, children, className, ...root }: NewsletterBandProps) {
  const id = useId();
  return (
    <section
      data-scope="newsletter-band"
      data-part="root"
      aria-labelledby={id}
      {...root}
      className={classNames(styles.root, className)}
    >
      <h2 data-part="title" id={id} className={styles.title}>
        {title}
      </h2>
      <div data-part="main" className={styles.main}>
        <p data-part="text" className={styles.text}>
          {text}
        </p>
        {children}
      </div>
    </section>
  );
}
