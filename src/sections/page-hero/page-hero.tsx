import type { ComponentProps, ReactNode } from 'react';
import { timecode } from '../../elements/transcript/call';
import { drawVoice, Voice } from '../../elements/voice';
import { classNames } from '../../theme/class-names';
import * as styles from './page-hero.css';

export interface PageHeroProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** The one primary action, and at most one beside it. */
  actions?: ReactNode;
  /** What an agent says on this page; drawn at the full width of the window, with its words below. */
  greeting?: string;
  /** How many of the greeting's words have been spoken. Default: half of them. */
  spoken?: number;
  /** What belongs to the heading without being read as part of it, such as a badge or a pause button. */
  note?: ReactNode;
  /** How tall the drawing is: `full` opens the site, `line` opens an inner page. Default: `line`. */
  drawing?: 'full' | 'line';
}

const size = { full: { height: 272, unit: 46 }, line: { height: 144, unit: 42 } };

/** The top of a page: one strong sentence, one line of explanation, one action, and the voice that speaks here. */
export function PageHero({
  title,
  lead,
  actions,
  greeting,
  spoken,
  note,
  drawing = 'line',
  className,
  ...root
}: PageHeroProps) {
  return (
    <header {...root} className={classNames(styles.root, className)}>
      {note && <div className={styles.note}>{note}</div>}
      {/* Focused after a route change, so that the new page is announced (D19). */}
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {(lead || actions) && (
        <div className={styles.below}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {greeting && <Greeting text={greeting} spoken={spoken} {...size[drawing]} />}
    </header>
  );
}

function Greeting({
  text,
  spoken,
  ...drawing
}: {
  text: string;
  spoken: number | undefined;
  height: number;
  unit: number;
}) {
  const words = text.split(' ');
  const voice = drawVoice(text, drawing);
  const said = Math.min(spoken ?? Math.ceil(words.length / 2), words.length);
  const unsaid = words.slice(said).join(' ');
  return (
    <figure className={styles.figure}>
      <Voice text={text} spoken={said} tail={2600} {...drawing} className={styles.voice} />
      <figcaption className={styles.caption}>
        <span className={styles.recording} data-state="speaking" aria-hidden="true" />
        <span className={styles.words}>
          “{words.slice(0, said).join(' ')}
          <span className={styles.unsaid}>
            {said > 0 && unsaid && ' '}
            {unsaid}”
          </span>
        </span>
        <span className={styles.time}>
          {timecode(Math.round((voice.seconds * said) / words.length))} / {timecode(voice.seconds)}
        </span>
      </figcaption>
    </figure>
  );
}
