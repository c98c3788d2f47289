import type { ComponentProps, ReactNode } from 'react';
import { timecode } from '../../elements/transcript/call';
import { drawVoice } from '../../elements/voice/draw';
import { VoiceTrack } from '../../elements/voice-track';
import { classNames } from '../../theme/class-names';
import * as styles from './page-hero.css';

export interface PageHeroProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** The one primary action, and at most one beside it. */
  actions?: ReactNode;
  /** What an agent says on this page; drawn at the full width of the window, with its words below. */
  greeting?: string;
  /** How many of the greeting's words have been spoken. Default: half of them. */
  spoken?: number;
  /** What the page opens with below its words, at the page's measure: its `Stats`. */
  children?: ReactNode;
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
  children,
  className,
  ...root
}: PageHeroProps) {
  return (
    <header data-scope="page-hero" data-part="root" {...root} className={classNames(styles.root, className)}>
      {note && (
        <div data-part="note" className={styles.note}>
          {note}
        </div>
      )}
      {/* Focused after a route change, so that the new page is announced (D19). */}
      <h1 data-part="title" tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {(lead || actions) && (
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
        </div>
      )}
      {children && (
        <div data-part="content" className={styles.content}>
          {children}
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
    <figure data-part="figure" className={styles.figure}>
      <VoiceTrack data-part="voice" voice={voice} word={said} className={styles.voice} />
      <figcaption data-part="caption" className={styles.caption}>
        <span data-part="recording" className={styles.recording} data-state="speaking" aria-hidden="true" />
        <span data-part="words" className={styles.words}>
          “{words.slice(0, said).join(' ')}
          <span data-part="unsaid" className={styles.unsaid}>
            {said > 0 && unsaid && ' '}
            {unsaid}”
          </span>
        </span>
        <span data-part="time" className={styles.time}>
          {timecode(Math.round((voice.seconds * said) / words.length))} / {timecode(voice.seconds)}
        </span>
      </figcaption>
    </figure>
  );
}
