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
  const Figure = voice ? 'figure' : 'div';
  return (
    <section
      data-scope="call-to-action"
      data-part="root"
      aria-labelledby={id}
      {...root}
      className={classNames(styles.root, className)}
    >
      <h2 data-part="title" id={id} className={styles.title}>
        {title}
      </h2>
      {text && (
        <p data-part="text" className={styles.text}>
          {text}
        </p>
      )}
      <div data-part="actions" className={styles.actions}>
        {actions}
      </div>
      {drawn && (
        // The title drawn once more says nothing new: only with words of its own is it a figure.
        <Figure data-part="figure" className={styles.figure}>
          <Voice data-part="voice" text={drawn} height={96} unit={46} tone="brand" className={styles.voice} />
          {voice && (
            <figcaption data-part="caption" className={styles.caption}>
              “{voice}”
            </figcaption>
          )}
        </Figure>
      )}
    </section>
  );
}
