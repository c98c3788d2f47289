import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../theme/class-names';
import { idList } from '../../theme/id-list';
import { somethingOf, TextRun } from '../../theme/text-run';
import { Sign } from '../alert/sign';
import * as styles from './field.css';

/** Connects a control to its label, hint and error; spread it on the `input`, `select` or `textarea`. */
export interface ControlProps {
  /** The control's id, which the label names. */
  id: string;
  /** The class of our look of a control. */
  className: string;
  /** The part that the control is. */
  'data-part': string;
  /** The ids of the hint and the error, if there are any. */
  'aria-describedby': string | undefined;
  /** True if there is an error. */
  'aria-invalid': true | undefined;
}

/** The props of `Field`. */
export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the control, above it. */
  label: ReactNode;
  /** Hides the label visually: only if the context of a single field says the same. */
  labelHidden?: boolean | undefined;
  /** Shown beside the label, and part of the control's description. */
  hint?: ReactNode;
  /** The error and how to fix it. Shown below the control, and part of its description. */
  error?: ReactNode;
  /** The control's id. Default: generated. */
  controlId?: string | undefined;
  /** Ids of further descriptions of the control, after the hint and the error. */
  describedBy?: string | undefined;
  /** The control: a function of the props that it needs. */
  children: (control: ControlProps) => ReactNode;
}

/** A labeled control with a hint and an error. */
export function Field({
  label,
  labelHidden,
  hint: givenHint,
  error: givenError,
  controlId,
  describedBy,
  children,
  className,
  ...root
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const hint = somethingOf(givenHint);
  const error = somethingOf(givenError);
  const described = idList(hint && `${id}-hint`, error && `${id}-error`, describedBy);
  return (
    <div
      data-scope="field"
      data-part="root"
      {...root}
      className={classNames(styles.root, className)}
      data-state={error ? 'invalid' : 'valid'}
    >
      {/* Without a hint, the head takes no place. */}
      <div data-part="head" className={labelHidden && !hint ? styles.hidden : styles.head}>
        <label data-part="label" htmlFor={id} className={labelHidden && hint ? styles.hidden : styles.label}>
          {label}
        </label>
        {hint && (
          <span data-part="hint" id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      {children({
        id,
        className: styles.control,
        'data-part': 'control',
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p data-part="error" id={`${id}-error`} className={styles.error}>
          <Sign tone="danger" />
          <TextRun>{error}</TextRun>
        </p>
      )}
    </div>
  );
}
