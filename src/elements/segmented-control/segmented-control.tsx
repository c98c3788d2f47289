import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './segmented-control.css';

/** An option. */
export interface SegmentedControlOption<Value extends string = string> {
  /** Unique among the options; the submitted value. */
  value: Value;
  label: ReactNode;
  /** Beside the label and part of its name, such as "Save 20%". */
  note?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  options: readonly SegmentedControlOption<Value>[];
  /** The group's legend, beside the bar. Without it, pass an `aria-label`. */
  legend?: ReactNode;
  /** The name of the radio buttons in a form. Default: generated. */
  name?: string | undefined;
  /** The value of the selected option (controlled), with `onValueChange`. */
  value?: Value;
  /** The value of the initial option (uncontrolled). */
  defaultValue?: Value;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Default: "medium". */
  size?: 'small' | 'medium';
}

/** A native group of radio buttons styled as one bar: for two to four short options. */
export function SegmentedControl<Value extends string>({
  options,
  legend,
  name,
  value,
  defaultValue,
  onValueChange,
  size = 'medium',
  className,
  ...root
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  return (
    <fieldset data-scope="segmented-control" data-part="root" {...root} className={classNames(styles.root, className)}>
      {legend && (
        <legend className={styles.legend} data-part="label">
          {legend}
        </legend>
      )}
      <span className={styles.bar} data-part="list">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(styles.segment, styles.size[size])}
            data-part="item"
            {...(value !== undefined && { 'data-state': option.value === value ? 'checked' : 'unchecked' })}
          >
            <input
              type="radio"
              className={styles.radio}
              data-part="control"
              name={name ?? ownName}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              {...(onValueChange && { onChange: () => onValueChange(option.value) })}
            />
            {option.label}
            {option.note && (
              <span className={styles.note} data-part="note">
                {option.note}
              </span>
            )}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
