'use client';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldDefinition, Rules, Values } from '../../forms/fields';
import { classNames } from '../../theme/class-names';
import * as styles from './form.css';
import { formMachine } from './form.machine';
import { FormElement, FormField, FormOutcome, FormSubmit } from './form-parts';
import { type FormOptions, useForm } from './use-form';

export interface FormProps<Name extends string>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'children'>,
    Omit<FormOptions<Values<Name>, Name>, 'fields' | 'rules'> {
  /** The fields, in order. One that is `undefined` is left out. */
  fields: Readonly<Partial<Record<Name, FieldDefinition | undefined>>>;
  /** Your own validation: the name of a problem in `texts.problems`, or a message; undefined if the value is valid. */
  rules?: Rules<NoInfer<Name>> | undefined;
  /** Replaces the button without JavaScript if there is no `action`. Default: `texts.noScript`. */
  noScript?: ReactNode;
  /** Beside the button, which it describes: what happens to the data, a link to a privacy policy. */
  note?: ReactNode;
  /** What to do after a failure: below the error message. Default: `texts.remedy`. */
  remedy?: ReactNode;
  /** A custom layout of `FormField`, `FormSubmit` and `FormOutcome`. Default: all fields, then the two. */
  children?: ReactNode;
}

/** A form made from its fields and rules, submitted without leaving the page. */
export function Form<Name extends string>({ noScript, note, remedy, children, className, ...props }: FormProps<Name>) {
  const { form, rest } = useForm(formMachine, { name: 'form', fields: {}, texts: {} }, props);
  return (
    <FormElement {...rest} form={form} data-scope="form" className={classNames(styles.root, className)}>
      {children ?? (
        <>
          {Object.keys(form.fields).map((name) => (
            <FormField key={name} name={name} />
          ))}
          <div className={styles.outcome} data-part="actions">
            <FormSubmit noScript={noScript} note={note} />
            <FormOutcome remedy={remedy} />
          </div>
        </>
      )}
    </FormElement>
  );
}
