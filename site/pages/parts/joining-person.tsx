import { type CallTranscript, Handover } from '@halloway/ui';

interface JoiningPersonProps {
  call: CallTranscript;
  /** The person, as named in the call's lines. */
  person: string;
  said?: string | undefined;
}

/** The end of a call in which a person joins: drawn from the agent's last words before that. */
export function JoiningPerson({ call, person, said }: JoiningPersonProps) {
  const joins = call.lines.findIndex(({ speaker }) => speaker === person);
  const from = call.lines.slice(0, joins).findLast(({ agent }) => agent)?.at ?? 0;
  return <Handover call={call} person={person} from={from} said={said} />;
}
