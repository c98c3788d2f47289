'use client';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { DataOf, FieldsByName, SubmittedData } from '../../forms/fields';
import type { StandardSchema } from '../../forms/schema';
import type { SubmitOptions } from '../../forms/submission';
import { classNames } from '../../theme/class-names';
import * as styles from './form.css';
import { formMachine } from './form.machine';
import { FormElement, FormField, FormOutcome, FormSubmit } from './form-parts';
import { callAction, type FormAction, useSubmissionOfAction } from './use-action';
import { type FormOptions, useForm } from './use-form';

/** The props of `Form`. */
export interface FormProps<Given extends FieldsByName = FieldsByName, Output = DataOf<Given>>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'children'>,
    Omit<FormOptions<NoInfer<Output>, keyof Given & string, DataOf<Given>>, 'fields' | 'onSubmit' | 'action'>,
    Unrequired<Pick<FormOptions<NoInfer<Output>>, 'onSubmit'>> {
  /** The fields, in order. One that is `undefined` is left out. */
  fields: Given;
  /**
   * Validates the data after the fields and rules: a schema of zod, valibot, arktype or any library that implements Standard
   * Schema. `onSubmit` gets what it returns.
   */
  schema?: StandardSchema<unknown, Output> | undefined;
  /**
   * The address to which the browser posts the form before hydration and without JavaScript (D41); multipart if a field is a
   * file. Default: none, and `noScript` replaces the button. Or, without `onSubmit`, a function that gets the FormData, as React's
   * `<form action={fn}>` takes it: a server action, or that of `useActionState`, whose errors you pass as `errors`.
   */
  action?: string | FormAction | undefined;
  /**
   * Replaces the button without JavaScript if `action` is no address. Default: `texts.noScript`.
   */
  noScript?: ReactNode;
  /** Beside the button, which it describes: what happens to the data, a link to a privacy policy. */
  note?: ReactNode;
  /** What to do after a failure: below the error message. Default: `texts.remedy`. */
  remedy?: ReactNode;
  /** A layout of `FormField`, `FormSubmit` and `FormOutcome` of your own, without a card. Default: a card of all fields, then the two. */
  children?: ReactNode;
}

/** Props that may be left out. */
type Unrequired<Props> = { [Name in keyof Props]?: Props[Name] | undefined };

/** What `useForm` takes: without `onSubmit`, there is a function as `action`, or a warning. */
type Submitting<Props extends { onSubmit?: unknown }> = Omit<Props, 'action' | 'onSubmit'> & {
  action: string | undefined;
  onSubmit: NonNullable<Props['onSubmit']>;
};

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
  const { action, onSubmit, errors } = props;
  const isAction = typeof action === 'function';
  const run = useSubmissionOfAction(errors);
  const act = (data: SubmittedData, options: SubmitOptions) =>
    callAction(action as FormAction, form.element.current, data, options);
  const { form, rest } = useForm(
    formMachine,
    PARTS,
    {
      ...props,
      // React would call a function before hydration, past our validation: it is none of the browser's.
      action: isAction ? undefined : action,
      onSubmit: onSubmit ?? (isAction ? act : undefined),
    } as Submitting<typeof props>,
    isAction && !onSubmit ? { run } : undefined,
  );
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
