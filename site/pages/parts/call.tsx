import {
  BranchingCall,
  type CallRecordField,
  CallRecord,
  CallStory,
  type CallStoryProps,
  type CallRecordLines,
  Handover,
  Prose,
  ProseHeading,
  type WayThrough,
  Week,
} from '@halloway/ui';
import { useId } from 'react';
import type { Agent } from '../../content/agents';
import type { AnswerRecord, Record, Script } from '../../content/types';

export interface CallProps extends Omit<CallStoryProps, 'children' | 'call' | 'player'> {
  call: CallStoryProps['call'] | Script;
  /** What the call writes while it plays. */
  record?: Record | Agent['image'];
}

/** The call of a page, and its record; labeled a demo only where the page says so. */
export default function Call({ record, call, label, ...story }: CallProps) {
  const texts = { play: 'Play the call', ...story.texts };
  if (!('choices' in call))
    return (
      <CallStory {...story} call={call} texts={texts} {...(label && { label })}>
        {record && ((said) => <Written {...record} said={said} call={call} />)}
      </CallStory>
    );
  return (
    <CallStory
      {...story}
      call={call}
      player={
        <BranchingCall role="group" label={label ?? story.title} call={call} texts={texts}>
          {record &&
            ((said, way) => <Written {...record} said={said} call={way} changes={changesOf(call, way)} />)}
        </BranchingCall>
      }
    />
  );
}

/** How the chosen answers change the record. */
const changesOf = ({ choices }: Script, { answers }: WayThrough) =>
  choices.flatMap((choice, at) => choice.answers[answers[at] ?? -1]?.record ?? []);

type WrittenProps = (Record | Agent['image']) & {
  said: string | undefined;
  call: Pick<WayThrough, 'lines' | 'outcome'>;
  changes?: readonly AnswerRecord[];
};

/** What the call writes, with its title. */
function Written({ title, intro, said, call, changes = [], ...image }: WrittenProps) {
  const id = useId();
  return (
    <>
      <Prose>
        <ProseHeading id={id} level={3}>
          {title}
        </ProseHeading>
        <p>{intro}</p>
      </Prose>
      <Image {...image} said={said} call={call} changes={changes} />
    </>
  );
}

function Image({ said, call, changes = [], ...image }: Omit<WrittenProps, 'title' | 'intro'>) {
  const paper = changes.findLast((change) => change.paper)?.paper ?? ('paper' in image ? image.paper : undefined);
  if (paper) {
    const fields = [...paper.fields, ...changes.flatMap((change) => change.fields ?? [])].flatMap((field) =>
      saidIn(call, field),
    );
    return <CallRecord {...paper} fields={fields} headingLevel={4} said={said} outcome={call.outcome.text} />;
  }
  if ('week' in image) return <Week {...image.week} {...changes.find(({ entry }) => entry)} said={said} />;
  if (!('handover' in image)) return null;
  const { person } = image.handover;
  const joins = call.lines.findIndex(({ speaker }) => speaker === person);
  const from = call.lines.slice(0, joins).findLast(({ agent }) => agent)?.at ?? 0;
  return <Handover call={call} person={person} from={from} said={said} />;
}

/** A field that the call has filled in, with the time of its words; nothing if they are not said on this way. */
function saidIn({ lines }: Pick<WayThrough, 'lines'>, field: CallRecordField | CallRecordLines) {
  if (!('heard' in field) || !field.heard) return [field];
  const { heard } = field;
  const line = lines.find(({ text }) => text.includes(heard));
  return line ? [{ ...field, at: line.at }] : [];
}
