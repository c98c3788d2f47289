import {
  BranchingCall,
  type CallTranscript as CallOf,
  CallRecord,
  type CallRecordField,
  type CallRecordLines,
  CallStory,
  type CallStoryProps,
  Prose,
  ProseHeading,
  type WayThrough,
  Week,
} from '@halloway/ui';
import { useId } from 'react';
import type { Agent } from '../../content/agents';
import type { AnswerRecord, Script } from '../../content/types';
import { AgentHead } from './agent-head';
import { JoiningPerson } from './joining-person';

export interface CallProps extends Omit<CallStoryProps, 'children' | 'call' | 'player'> {
  call: CallOf | Script;
  /** What the call writes while it plays. */
  record?: Agent['image'];
  /** The agent whose page it opens: the record is beside the page's heading. */
  opens?: Agent;
}

/** The call of a page, and its record; labeled a demo only where the page says so. */
export default function Call({ record, call, opens, ...story }: CallProps) {
  const texts = { play: 'Play the call', ...story.texts };
  if (!('choices' in call))
    return (
      <CallStory {...story} call={call} texts={texts}>
        {record && ((said) => <Written image={record} said={said} call={call} />)}
      </CallStory>
    );
  const head = opens && <AgentHead {...opens} />;
  const Record = opens ? Image : Written;
  return (
    <CallStory
      {...story}
      call={call}
      head={head}
      player={
        <BranchingCall
          role="group"
          label={story.label ?? story.title}
          call={call}
          texts={texts}
          head={head}
          opening={opens && <CallTitle {...story} />}
        >
          {record && ((said, way) => <Record image={record} said={said} call={way} changes={changesOf(call, way)} />)}
        </BranchingCall>
      }
    />
  );
}

/** The heading of a call that opens its page, above the transcript. */
function CallTitle({ title, intro }: Pick<CallStoryProps, 'title' | 'intro'>) {
  const id = useId();
  return (
    <Prose>
      <ProseHeading id={id}>{title}</ProseHeading>
      <p>{intro}</p>
    </Prose>
  );
}

/** How the chosen answers change the record. */
const changesOf = ({ choices }: Script, { answers }: WayThrough) =>
  choices.flatMap((choice, at) => choice.answers[answers[at] ?? -1]?.record ?? []);

interface WrittenProps {
  image: Agent['image'];
  said: string | undefined;
  call: CallOf;
  changes?: readonly AnswerRecord[];
}

/** What the call writes, with its title. */
function Written({ image, ...rest }: WrittenProps) {
  const id = useId();
  return (
    <>
      <Prose>
        <ProseHeading id={id} headingLevel={3}>
          {image.title}
        </ProseHeading>
        <p>{image.intro}</p>
      </Prose>
      <Image image={image} level={4} {...rest} />
    </>
  );
}

function Image({ image, said, call, changes = [], level = 2 }: WrittenProps & { level?: 2 | 4 }) {
  const paper = changes.findLast((change) => change.paper)?.paper ?? ('paper' in image ? image.paper : undefined);
  if (paper) {
    const further = changes.flatMap(({ fields = [] }) => fields);
    const fields = [...paper.fields, ...further].flatMap((field) => saidIn(call, field));
    return <CallRecord {...paper} fields={fields} headingLevel={level} said={said} outcome={call.outcome.text} />;
  }
  if ('week' in image) {
    const change = changes.findLast(({ entry }) => entry);
    const { week } = image;
    return <Week {...week} label={change?.label ?? week.label} entry={change?.entry ?? week.entry} said={said} />;
  }
  if (!('handover' in image)) return null;
  return <JoiningPerson call={call} {...image.handover} said={said} />;
}

type Field = CallRecordField | CallRecordLines;

/** A field that the call has filled in, with the time of its words; nothing if they are not said on this way. */
function saidIn({ lines }: CallOf, field: Field): Field[] {
  if (!('heard' in field) || field.heard === undefined) return [field];
  const { heard, at } = field;
  const said = lines.filter(({ text }) => text.includes(heard));
  const line = said.find((one) => one.at === at) ?? said[0];
  return line ? [{ ...field, at: line.at }] : [];
}
