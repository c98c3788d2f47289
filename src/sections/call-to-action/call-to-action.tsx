import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './call-to-action.css';

/** The props of `CallToAction`. */
export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading. */
  title: ReactNode;
  /** One or two sentences below the heading. */
  text?: ReactNode;
  /** One primary action, and at most one link beside it. */
  actions?: ReactNode;
  /** A `VoicePlayer` or a `GreetingEditor`, full-bleed. */
  voice?: ReactNode;
  /** The page's own object beside the text, such as a `Sketch`; in a narrow window below it. */
  figure?: ReactNode;
  /** A short form in place of the actions, such as a `NewsletterForm`: the band is low, and is not printed. */
  form?: ReactNode;
}

/** A call to action: a sentence, a button, and a voice below. With `data-theme="dark"` it is a dark band in both themes. */
export function CallToAction({ title, text, actions, voice, figure, form, className, ...root }: CallToActionProps) {
  const id = useId();
  const beside = form ?? figure;
  const inline = !beside && styles.padded;
  const words = (
    <>
      <h2 data-part="title" id={id} className={classNames(styles.title, inline)}>
        {title}
      </h2>
      {text && (
        <p data-part="text" className={classNames(styles.text, inline)}>
          {text}
        </p>
      )}
      {actions && (
        <div data-part="actions" className={classNames(styles.actions, inline)}>
          {actions}
        </div>
      )}
    </>
  );
  return (
    <section
      data-scope="call-to-action"
      data-part="root"
      aria-labelledby={id}
      {...root}
      className={classNames(styles.root, form ? styles.low : '', className)}
    >
      {beside ? (
        <div className={classNames(styles.top, styles.padded)}>
          <div className={styles.words}>{words}</div>
          <div data-part={form ? 'form' : 'figure'} className={form ? styles.form : styles.figure}>
            {beside}
          </div>
        </div>
      ) : (
        words
      )}
      {voice && (
        <div data-part="voice" className={styles.voice}>
          {voice}
        </div>
      )}
    </section>
  );
}
