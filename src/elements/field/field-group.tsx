import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../theme/class-names';
import { idList } from '../../theme/id-list';
import { somethingOf, TextRun } from '../../theme/text-run';
import { Sign } from '../alert/sign';
import type { FieldProps } from './field';
import * as styles from './field.css';

export interface FieldGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'children'>,
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'controlId' | 'describedBy'> {
  /** Whether its controls are radio buttons: a group of them may be invalid and required as a whole. */
  isRadio: boolean;
  required: boolean | undefined;
  /** The controls, with the class names of an option and its control. */
  children: (look: { option: string; control: string }) => ReactNode;
}

/** Several controls with one label, a hint and an error. */
export function FieldGroup({
  label,
  labelHidden,
  hint: givenHint,
  error: givenError,
  controlId,
  describedBy,
  isRadio,
  required,
  children,
  className,
  ...root
}: FieldGroupProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const hint = somethingOf(givenHint);
  const error = somethingOf(givenError);
  const described = idList(hint && `${id}-hint`, error && `${id}-error`, describedBy);
  return (
    <fieldset
      data-scope="field"
      data-part="root"
      {...root}
      id={id}
      aria-describedby={described}
      {...(isRadio && {
        role: 'radiogroup',
        'aria-invalid': Boolean(error) || undefined,
        'aria-required': required || undefined,
      })}
      className={classNames(styles.group, className)}
      data-state={error ? 'invalid' : 'valid'}
    >
      <legend data-part="label" className={labelHidden ? styles.hidden : styles.legend}>
        {label}
      </legend>
      {hint && (
        <span data-part="hint" id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <div data-part="options" className={styles.options}>
        {children({ option: styles.option, control: styles.tick })}
      </div>
      {error && (
        <p data-part="error" id={`${id}-error`} className={styles.error}>
          <Sign tone="danger" />
          <TextRun>{error}</TextRun>
        </p>
      )}
    </fieldset>
  );
}
