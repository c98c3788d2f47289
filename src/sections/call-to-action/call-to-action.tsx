import { type ComponentProps, type ReactNode, useId } from 'react';
import { Voice } from '../../elements/voice';
import { classNames } from '../../theme/class-names';
import * as styles from './call-to-action.css';

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: ReactNode;
  text?: ReactNode;
  /** One primary action, and at most one link beside it. */
  actions: ReactNode;
  /** The sentence the band draws. Default: the title, if it is text. */
  voice?: string;
}

/** Where a page asks for something: a sentence, a button, and the sentence drawn below. */
export function CallToAction({ title, text, actions, voice, className, ...root }: CallToActionProps) {
  const id = useId();
  const drawn = voice ?? (typeof title === 'string' ? title : undefined);
  return (
    <section aria-labelledby={id} {...root} className={classNames(styles.root, className)}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{actions}</div>
      {drawn && (
        <figure className={styles.figure}>
          <Voice text={drawn} height={96} unit={46} tail={2600} tone="brand" className={styles.voice} />
          {voice && <figcaption className={styles.caption}>“{voice}”</figcaption>}
        </figure>
      )}
    </section>
  );
}
