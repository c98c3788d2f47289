import { Field } from '@halloway/ui';

interface ChoiceProps {
  label: string;
  /** Whether the options name it themselves. */
  isHidden?: boolean;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  choose: (value: string) => void;
}

export const Choice = ({ label, isHidden, value, options, choose }: ChoiceProps) => (
  <Field label={label} labelHidden={isHidden}>
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    )}
  </Field>
);

interface AmountProps {
  label: string;
  min?: number;
  max?: number;
  step?: number;
  value: number;
  set: (value: number) => void;
}

/** A labeled number; `NaN` while there is none. */
export const Amount = ({ label, value, set, ...input }: AmountProps) => (
  <Field label={label}>
    {(control) => (
      <input
        {...control}
        {...input}
        type="number"
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
    )}
  </Field>
);

interface CheckProps {
  label: string;
  checked: boolean;
  set: (checked: boolean) => void;
}

export const Check = ({ label, checked, set }: CheckProps) => (
  <Field label={label}>
    {(control) => (
      <input {...control} type="checkbox" checked={checked} onChange={({ target }) => set(target.checked)} />
    )}
  </Field>
);
