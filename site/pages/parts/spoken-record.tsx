import { CallRecord, type CallRecordProps } from '@halloway/ui';
import { useSpoken } from './spoken';

/** A record that is filled in, field by field, while the hero's sentence is spoken. */
export function SpokenRecord({ fields, ...record }: Omit<CallRecordProps, 'said'>) {
  const spoken = useSpoken();
  const heard = fields.flatMap((field) => ('heard' in field && field.heard ? [field.heard] : []));
  const said =
    spoken === undefined || spoken >= 1 ? undefined : heard.slice(0, Math.round(spoken * heard.length)).join('\n');
  return <CallRecord {...record} fields={fields} said={said} />;
}
