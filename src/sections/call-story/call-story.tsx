import type { ReactNode } from 'react';
import { DemoPlayer, type DemoPlayerProps } from '../../behaviours/demo-player';
import type { CallTranscript } from '../../elements/transcript';
import { classNames } from '../../theme/class-names';
import { Section, type SectionProps } from '../section';
import * as styles from './call-story.css';

export interface CallStoryProps extends Omit<SectionProps, 'children' | 'title'>, Pick<DemoPlayerProps, 'children'> {
  title: string;
  call: CallTranscript;
  /** The player's name, if the title does not describe it: "A leak, at twenty to ten". */
  label?: string | undefined;
  /** Another player of the call, such as a `BranchingCall`. Default: a `DemoPlayer`. */
  player?: ReactNode;
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
  texts,
  children,
  className,
  ...section
}: CallStoryProps) {
  return (
    <Section
      data-scope="call-story"
      data-part="root"
      data-theme="dark"
      {...section}
      title={title}
      className={classNames(styles.soot, className)}
    >
      {player ?? (
        <DemoPlayer role="group" label={label} call={call} {...(texts && { texts })}>
          {children}
        </DemoPlayer>
      )}
    </Section>
  );
}
