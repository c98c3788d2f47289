import { CallRecord, CallStory, type CallStoryProps, Prose, ProseHeading } from '@halloway/ui';
import { useId } from 'react';
import type { Record } from '../../content/types';

export interface CallProps extends Omit<CallStoryProps, 'children'> {
  /** What the call writes while it plays. */
  record?: Record;
}

/** The call of a page, and its record; labeled a demo only where the page says so. */
export default function Call({ record, ...story }: CallProps) {
  const id = useId();
  return (
    <CallStory texts={{ play: 'Play the call' }} {...story}>
      {record &&
        ((said) => (
          <>
            <Prose>
              <ProseHeading id={id} level={3}>
                {record.title}
              </ProseHeading>
              <p>{record.intro}</p>
            </Prose>
            <CallRecord {...record.paper} headingLevel={4} said={said} outcome={story.call.outcome.text} />
          </>
        ))}
    </CallStory>
  );
}
