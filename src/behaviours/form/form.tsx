'use client';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { DataOf, FieldsByName } from '../../forms/fields';
import type { StandardSchema } from '../../forms/schema';
import { classNames } from '../../theme/class-names';
import * as styles from './form.css';
import { formMachine } from './form.machine';
import { FormElement, FormField, FormOutcome, FormSubmit } from './form-parts';
import { type FormOptions, useForm } from './use-form';

/** The props of `Form`. */
export interface FormProps<Given extends FieldsByName = FieldsByName, Output = DataOf<Given>>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'children'>,
    Omit<FormOptions<NoInfer<Output>, keyof Given & string, DataOf<Given>>, 'fields'> {
  /** The fields, in order. One that is `undefined` is left out. */
  fields: Given;
  /**
   * Validates the data after the fields and rules: a schema of zod, valibot, arktype or any library that implements Standard
   * Schema. `onSubmit` gets what it returns.
   */
  schema?: StandardSchema<unknown, Output> | undefined;
  /** Replaces the button without JavaScript if there is no `action`. Default: `texts.noScript`. */
  noScript?: ReactNode;
  /** Beside the button, which it describes: what happens to the data, a link to a privacy policy. */
  note?: ReactNode;
  /** What to do after a failure: below the error message. Default: `texts.remedy`. */
  remedy?: ReactNode;
  /** A layout of `FormField`, `FormSubmit` and `FormOutcome` of your own, without a card. Default: a card of all fields, then the two. */
  children?: ReactNode;
}

const PARTS = { name: 'form', fields: {}, texts: {} };

/** A form made from its fields and rules, submitted without leaving the page. */
export function Form<const Given extends FieldsByName, Output = DataOf<Given>>({
  noScript,
  note,
  remedy,
  children,
  className,
  ...props
}: FormProps<Given, Output>) {
  const { form, rest } = useForm(formMachine, PARTS, props);
  const all = useMemo(
    () => Object.keys(form.fields).map((name) => <FormField key={name} name={name} />),
    [form.fields],
  );
  return (
    <FormElement
      {...rest}
      form={form}
      data-scope="form"
      className={classNames(children ? styles.plain : styles.root, className)}
    >
      {children ?? (
        <>
          {all}
          <div className={styles.outcome} data-part="actions">
            <FormSubmit noScript={noScript} note={note} />
            <FormOutcome remedy={remedy} />
          </div>
        </>
      )}
    </FormElement>
  );
}
