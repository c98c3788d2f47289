import { warnOldName } from './development-warning';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** The `value` of an item, also by its old name. */
export function itemValue<Value>(
  component: string,
  { value, id }: { value?: Value | undefined; id?: Value | undefined },
): Value {
  if (process.env.NODE_ENV !== 'production' && value === undefined && id !== undefined)
    warnOldName(`an item of ${component}`, 'id', 'value');
  return (value ?? id) as Value;
}
