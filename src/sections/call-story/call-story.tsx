import type { ReactNode } from 'react';
import { DemoPlayer, type DemoPlayerProps } from '../../behaviours/demo-player';
import type { CallTranscript } from '../../elements/transcript';
import { classNames } from '../../theme/class-names';
import { Section, type SectionProps } from '../section';
import * as styles from './call-story.css';

/** The props of `CallStory`. */
export interface CallStoryProps extends Omit<SectionProps, 'children' | 'title'>, Pick<DemoPlayerProps, 'children'> {
  /** The heading, which says what the call is. */
  title: string;
  /** What is played and written. */
  call: CallTranscript;
  /** The player's name, if the title does not describe it: "A leak, at twenty to ten". */
  label?: string | undefined;
  /** Another player of the call, such as a `BranchingCall`. Default: a `DemoPlayer`. */
  player?: ReactNode;
  /**
   * What opens a page with its call, such as a bare `PageHero`: `title` is then only the name, and what the call writes is beside
   * this. With a `player`, give it the same `head`.
   */
  head?: ReactNode;
  /** Replaces any of `demoPlayerTexts`. */
  texts?: DemoPlayerProps['texts'] | undefined;
}

/**
 * A playable call on a dark full-width band in both themes, once on a page. Its transcript can always be read. For a call that
 * is only read, use `Transcript`.
 */
export function CallStory({
  title,
  call,
  label = title,
  player,
  head,
  texts,
  children,
  className,
  intro,
  actions,
  variant,
  ...root
}: CallStoryProps) {
  const content = player ?? (
    <DemoPlayer role="group" label={label} call={call} head={head} {...(texts && { texts })}>
      {children}
    </DemoPlayer>
  );
  const shared = { 'data-scope': 'call-story', 'data-part': 'root', 'data-theme': 'dark', ...root };
  if (head)
    return (
      <section {...shared} className={classNames(styles.soot, styles.opening, className)}>
        {content}
      </section>
    );
  return (
    <Section
      {...shared}
      title={title}
      intro={intro}
      actions={actions}
      variant={variant}
      className={classNames(styles.soot, className)}
    >
      {content}
    </Section>
  );
}
