import { type ChangeEvent, type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { type ChangeDetails, createChangeDetails } from '../../theme/change-details';
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

/** Why the choice changes: a press or a key, or a reset of the form ("none"). */
export type SegmentedControlChangeReason = 'item-press' | 'none';

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  options: readonly SegmentedControlOption<Value>[];
  /** The group's legend, beside the bar. Without it, pass an `aria-label`. */
  legend?: ReactNode;
  /** The name of the choice in its form. Without one, it is not submitted, and a reset of the form does not change it. */
  name?: string | undefined;
  /** The value of the selected option (controlled), with `onValueChange`. */
  value?: Value | undefined;
  /** The value of the initial option (uncontrolled). */
  defaultValue?: Value | undefined;
  /** Called before the reader's choice or a reset of the form changes the value. */
  onValueChange?: ((value: Value, details: ChangeDetails<SegmentedControlChangeReason>) => void) | undefined;
  /** Default: "medium". */
  size?: 'small' | 'medium' | undefined;
}

/** A native group of radio buttons styled as one bar: for two to four short options. */
export function SegmentedControl<Value extends string>({
  options,
  legend,
  name,
  form,
  value,
  defaultValue,
  onValueChange,
  size = 'medium',
  className,
  ref,
  ...root
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  return (
    <fieldset
      data-scope="segmented-control"
      data-part="root"
      {...root}
      ref={value !== undefined && name !== undefined && onValueChange ? followReset(ref, value, onValueChange) : ref}
      className={classNames(styles.root, className)}
    >
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
              // Radio buttons need a name to be one group. No form submits those without a form owner.
              form={name === undefined ? '' : form}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              {...(onValueChange && {
                onChange: (event) => {
                  const details = createChangeDetails('item-press', event.nativeEvent);
                  onValueChange(option.value, details);
                  if (details.isCanceled) putBack(event);
                },
              })}
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

/** Restores the choice before a press or an arrow key: both are clicks, which the browser can undo. */
function putBack(event: ChangeEvent<HTMLInputElement>) {
  event.nativeEvent.preventDefault();
  const options = event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [];
  // Assigned, so that React notices: it would miss the next choice of this option.
  setTimeout(() => {
    for (const option of options) option.checked = option.checked === true;
  });
}

/** A ref that reports the choice after a native reset of the form, which fires no `change`. Shows `value` until the product takes it. */
const followReset =
  <Value extends string>(
    ref: Ref<HTMLFieldSetElement> | undefined,
    value: Value,
    onValueChange: NonNullable<SegmentedControlProps<Value>['onValueChange']>,
  ) =>
  (group: HTMLFieldSetElement) => {
    const options = [...group.querySelectorAll('input')];
    const form = options[0]?.form;
    let timer: ReturnType<typeof setTimeout>;
    const follow = (event: Event) => {
      // The event precedes the reset.
      timer = setTimeout(() => {
        const initial = options.find(({ checked }) => checked)?.value as Value | undefined;
        for (const option of options) option.checked = option.value === value;
        if (initial !== undefined && initial !== value) onValueChange(initial, createChangeDetails('none', event));
      });
    };
    form?.addEventListener('reset', follow);
    const detach = typeof ref === 'function' ? ref(group) : undefined;
    if (ref && typeof ref === 'object') ref.current = group;
    return () => {
      form?.removeEventListener('reset', follow);
      clearTimeout(timer);
      if (detach) detach();
      else if (typeof ref === 'function') ref(null);
      else if (ref) ref.current = null;
    };
  };
