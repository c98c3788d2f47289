import { DemoPlayer, type DemoPlayerProps } from '../../behaviours/demo-player';
import type { Call } from '../../elements/transcript';
import { classNames } from '../../theme/class-names';
import { Section, type SectionProps } from '../section';
import * as styles from './call-story.css';

export interface CallStoryProps extends Omit<SectionProps, 'children' | 'title'> {
  title: string;
  call: Call;
  /** What is played, where the title does not say it: "A leak, at twenty to ten". */
  label?: string;
  /** Replaces any of `demoPlayerTexts`. */
  texts?: DemoPlayerProps['texts'];
}

/**
 * The call that a page lets you hear, on a dark band from edge to edge in both themes: a page's one change of tone. Its
 * transcript is there to be read, played or not. For a call that is only to be read, use `Transcript`.
 */
export function CallStory({ title, call, label = title, texts, className, ...section }: CallStoryProps) {
  return (
    <Section
      data-scope="call-story"
      data-part="root"
      data-theme="dark"
      {...section}
      title={title}
      className={classNames(styles.soot, className)}
    >
      <DemoPlayer role="group" label={label} call={call} {...(texts && { texts })} />
    </Section>
  );
}
