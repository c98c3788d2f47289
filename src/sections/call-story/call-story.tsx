import { type Call, Transcript, type TranscriptTexts } from '../../elements/transcript';
import { type SectionProps, SplitSection } from '../section';

export interface CallStoryProps extends Omit<SectionProps, 'children'> {
  call: Call;
  /** Replaces any of `transcriptTexts`. */
  texts?: Partial<TranscriptTexts>;
}

/** What a call was about, beside the call itself. To play it, use `DemoPlayer`. */
export function CallStory({ call, texts, ...section }: CallStoryProps) {
  return (
    <SplitSection data-scope="call-story" data-part="root" {...section}>
      <Transcript data-part="transcript" call={call} texts={texts} />
    </SplitSection>
  );
}
