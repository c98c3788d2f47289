import { CallRecord, type CallRecordProps } from '@halloway/ui';
import { spoken } from './spoken';

/** A record that is filled in, field by field, while the hero's sentence is spoken. */
export function SpokenRecord({ fields, ...record }: Omit<CallRecordProps, 'said'>) {
  const progress = spoken.use();
  const heard = fields.flatMap((field) => ('heard' in field && field.heard ? [field.heard] : []));
  const said =
    progress === undefined || progress >= 1
      ? undefined
      : heard.slice(0, Math.round(progress * heard.length)).join('\n');
  return <CallRecord {...record} fields={fields} said={said} />;
}
