import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './segmented-control.css';

/** One of the choices. */
export interface SegmentedControlOption<Value extends string = string> {
  /** Unique among the options; what a form sends. */
  value: Value;
  label: ReactNode;
  /** Set beside the label and read with it, as "Save 20%" is. */
  note?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  options: readonly SegmentedControlOption<Value>[];
  /** What is chosen between, beside the bar. Without it, give an `aria-label`. */
  legend?: ReactNode;
  /** The name of the radio buttons, under which a form sends the choice. Default: one of their own. */
  name?: string | undefined;
  /** The value of the option that is chosen; the product keeps it, with `onValueChange`. */
  value?: Value;
  /** The value of the option that is chosen at first, where the browser keeps the choice. */
  defaultValue?: Value;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Default: "medium". */
  size?: 'small' | 'medium';
}

/** A native group of radio buttons, drawn as the parts of one bar: for a choice between two to four short words. */
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
