import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import { TextRun } from '../../theme/text-run';
import * as styles from './page-hero.css';

/** The props of `PageHero`. */
export interface PageHeroProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's h1. */
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** The primary action, and at most one more. */
  actions?: ReactNode;
  /** A full-bleed `VoicePlayer`. */
  voice?: ReactNode;
  /** The page's own object beside the text, such as a record, a drawing or a calculator; on a phone below it. */
  figure?: ReactNode;
  /** The ground of that object: `soot` is dark in both themes, for what can be heard. Default: `plain`. */
  figureTone?: 'plain' | 'soot' | undefined;
  /** `large`: a drawing of up to 40rem, at the right edge of the page's column. Default: `half` of it. */
  figureSize?: 'half' | 'large' | undefined;
  /** A sentence below the lead, as a compact `VoicePlayer`. Beside a `figure`. */
  greeting?: ReactNode;
  /** When you answer, such as the time in the office. Beside a `figure`. */
  hours?: ReactNode;
  /** What follows the text beside a `figure`, such as addresses as `Definitions`; on a phone it is below the figure. */
  details?: ReactNode;
  /** Content below the text, such as `Stats`; with `details`, below the figure. */
  children?: ReactNode;
  /** The page's subject in plain search terms, above a heading in other words. */
  kicker?: ReactNode;
  /** Content above the heading that is not part of its name, such as a badge. */
  note?: ReactNode;
  /** Only the text, without the page's margins: as the `head` of a call. Default: false. */
  bare?: boolean | undefined;
  /** Leaves little space, so that a voice with more controls is in the first screen. Default: false. */
  tight?: boolean | undefined;
  /** Content beside the heading's last words that is not part of its name, such as a pause control. */
  control?: ReactNode;
}

/** The top of a page: heading, explanation, action and voice. With `data-theme="dark"` it is dark in both themes. */
export function PageHero({
  title,
  lead,
  actions,
  voice,
  kicker,
  note,
  control,
  tight = false,
  bare = false,
  figure,
  figureTone = 'plain',
  figureSize = 'half',
  greeting,
  hours,
  details,
  children,
  className,
  ...root
}: PageHeroProps) {
  const text = (
    <>
      {note && (
        <div data-part="note" className={styles.note}>
          {note}
        </div>
      )}
      {kicker && (
        <p data-part="kicker" className={styles.kicker}>
          {kicker}
        </p>
      )}
      <div data-part="heading" className={styles.heading}>
        {/* Focused after a route change, so that the new page is announced (D19). */}
        <h1 data-part="title" tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {control && (
          <span data-part="control" className={styles.control}>
            {control}
          </span>
        )}
      </div>
      {(lead || actions || greeting || hours) && (
        <div data-part="below" className={styles.below}>
          {lead && (
            <p data-part="lead" className={styles.lead}>
              {lead}
            </p>
          )}
          {actions && (
            <div data-part="actions" className={styles.actions}>
              {actions}
            </div>
          )}
          <TextRun>{greeting}</TextRun>
          {hours && (
            <p data-part="hours" className={styles.hours}>
              {hours}
            </p>
          )}
        </div>
      )}
    </>
  );
  const content = children && (
    <div data-part="content" className={styles.content}>
      {children}
    </div>
  );
  return (
    <header
      data-scope="page-hero"
      data-part="root"
      {...root}
      className={classNames(bare ? styles.text : styles.root, tight && styles.tight, className)}
    >
      {figure ? (
        <div
          data-part="top"
          className={classNames(styles.top, figureSize === 'large' && styles.large, details ? styles.long : '')}
        >
          <div data-part="text" className={styles.text}>
            {text}
          </div>
          <div
            data-part="figure"
            data-theme={figureTone === 'soot' ? 'dark' : undefined}
            className={classNames(styles.figure, figureTone === 'soot' && styles.soot)}
          >
            {figure}
          </div>
          {details && (
            <>
              <div data-part="details" className={styles.details}>
                {details}
              </div>
              {content}
            </>
          )}
        </div>
      ) : control ? (
        <div data-part="top" className={styles.phrased}>
          {text}
        </div>
      ) : (
        text
      )}
      {!details && content}
      {voice && (
        <div data-part="voice" className={styles.voice}>
          {voice}
        </div>
      )}
    </header>
  );
}
