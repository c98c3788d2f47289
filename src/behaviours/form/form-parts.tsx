'use client';
import { type ComponentProps, type ReactNode, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Alert } from '../../elements/alert';
import { Button, type ButtonProps } from '../../elements/button';
import { Field } from '../../elements/field';
import { classNames } from '../../theme/class-names';
import { useHydrated } from '../behaviour';
import { inTurn } from '../handlers';
import * as styles from './form.css';
import { type FormHandle, FormProvider, useFormAround } from './use-form';

/** A native form whose submissions a machine takes over once there is one. */
export function FormElement({
  form,
  children,
  onSubmit,
  onReset,
  ref,
  ...root
}: ComponentProps<'form'> & { form: FormHandle }) {
  const { send, element, isBusy, state } = form;
  useImperativeHandle(ref, () => element.current as HTMLFormElement, [element]);
  return (
    <form
      data-part="root"
      // Outside a dialog this method does nothing: a submission before our code, or without it, neither loads a page nor
      // puts what was typed into an address. A site may replay it with `requestSubmit()` once the form is alive.
      method="dialog"
      aria-busy={isBusy || undefined}
      // The browser's own messages, until ours can be shown (D13).
      noValidate={useHydrated()}
      {...root}
      ref={element}
      data-state={state}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (!event.defaultPrevented) send({ type: 'submit' });
        event.preventDefault();
      }}
      onReset={inTurn(onReset, (event) => {
        event.preventDefault();
        send({ type: 'reset' });
      })}
    >
      <FormProvider value={form}>{children}</FormProvider>
    </form>
  );
}

export interface FormFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  /** Which of the form's fields. */
  name: string;
  /** The label is heard and not seen: only where what surrounds a lone field says the same. */
  labelHidden?: boolean;
}

/** One field of the form around it: its label, its control, and what is wrong with it. Other props go to the control. */
export function FormField({
  name,
  labelHidden = false,
  className,
  onChange,
  id,
  'aria-describedby': describedBy,
  ...native
}: FormFieldProps) {
  const { fields, context, send, texts, isBusy, problems } = useFormAround(`The FormField "${name}"`);
  const field = fields[name];
  if (!field)
    throw new Error(
      `The form has no field "${name}". It has ${Object.keys(fields).join(', ') || 'none'}; add it to \`fields\`.`,
    );
  const value = context.values[name];
  const { type = 'text', autoComplete, options } = field;
  // HTML allows it for a select only where the first option is none; any other has a value always.
  const required = type === 'select' && options?.[0] !== '' ? undefined : field.required;
  const label = texts.labels[name] ?? name;
  const given = { required, autoComplete, placeholder: texts.placeholders[name], ...native };
  const shared = {
    name,
    value: typeof value === 'string' ? value : '',
    onChange: inTurn(onChange, ({ currentTarget: { value } }) => send({ type: 'change', name, value })) as never,
  };
  const around = {
    label,
    labelHidden,
    hint: texts.hints[name],
    error: problems[name],
    controlId: id,
    describedBy,
    'data-part': 'field',
    'data-name': name,
  };

  if (type === 'file')
    return (
      <FileField
        {...around}
        // Told at once when a file is not taken: the reader is not moved there, as after a submission.
        error={problems[name] && (context.unfit[name] ? <span role="alert">{problems[name]}</span> : problems[name])}
        control={{
          accept: field.accept && `${field.accept.type},${field.accept.ending}`,
          ...native,
          name,
          className,
          // It has no `readonly`. Nobody presses Enter in it to submit, so this drops no focus.
          disabled: isBusy || native.disabled,
          onChange: inTurn(onChange, ({ currentTarget: { files } }) =>
            send({ type: 'change', name, value: files?.[0] ?? null }),
          ),
        }}
        choice={texts.chooseFile}
        file={typeof value === 'object' ? (value ?? null) : null}
      />
    );
  return (
    <Field {...around}>
      {({ className: look, ...control }) => {
        const drawn = { ...control, className: classNames(look, className) };
        const { placeholder: _, ...selectable } = given;
        if (type === 'select')
          return (
            // A select has no `readonly`, and `disabled` would drop focus: the machine ignores what is chosen meanwhile.
            <select {...(selectable as object)} {...shared} {...drawn} aria-disabled={isBusy || undefined}>
              {options?.map((option) => (
                <option key={option} value={option} data-part="option">
                  {texts.options[option] ?? option}
                </option>
              ))}
            </select>
          );
        const readOnly = isBusy || native.readOnly;
        if (type === 'textarea') return <textarea {...(given as object)} {...shared} {...drawn} readOnly={readOnly} />;
        return (
          <input
            type={type}
            {...(type !== 'text' && { inputMode: type })}
            {...given}
            {...shared}
            {...drawn}
            readOnly={readOnly}
          />
        );
      }}
    </Field>
  );
}

/** The fields that a product has added. */
export function AddedFields() {
  return useFormAround('AddedFields').added.map((name) => <FormField key={name} name={name} />);
}

export type FormSubmitProps = ButtonProps & {
  /** What to do where JavaScript is off. Default: `texts.noScript`. */
  noScript?: ReactNode;
  /** Stands beside the button and describes it: what happens to what is sent, a link to a privacy policy. */
  note?: ReactNode;
};

/** The button that submits. It keeps the focus while what was typed is on its way; where scripting is off, `noScript` stands in its place. */
export function FormSubmit({
  noScript,
  note,
  className,
  children,
  'aria-describedby': describedBy,
  ...button
}: FormSubmitProps) {
  const { state, isBusy, texts } = useFormAround('The FormSubmit');
  const noteId = useId();
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        data-part="submit"
        {...button}
        aria-describedby={[note ? noteId : undefined, describedBy].filter(Boolean).join(' ') || undefined}
        aria-disabled={isBusy || undefined}
        data-state={state}
        className={classNames(styles.withScripting, className)}
      >
        {state === 'submitting' ? texts.submitting : (children ?? texts.submit)}
      </Button>
      <div className={styles.withoutScripting} data-part="no-script">
        {noScript ?? texts.noScript}
      </div>
      {note && (
        <p id={noteId} className={styles.note} data-part="note">
          {note}
        </p>
      )}
    </>
  );
}

export interface FormOutcomeProps extends ComponentProps<'div'> {
  /** Whether the reader can take it away. Default: true. */
  dismissible?: boolean;
  /** What to do after a failure: below what went wrong. Default: `texts.remedy`. */
  remedy?: ReactNode;
}

/** How it went: a status or an alert, said once, where it is, until it is dismissed or the next edit begins (D10). */
export function FormOutcome({ dismissible = true, remedy, className, ...root }: FormOutcomeProps) {
  const { state, context, send, element, texts } = useFormAround('The FormOutcome');
  const dismiss = () => {
    send({ type: 'dismiss' });
    // The button that was pressed is gone: the reader goes on where the form is sent.
    element.current?.querySelector<HTMLElement>('[data-part="submit"]')?.focus();
  };
  const shared = dismissible ? { onDismiss: dismiss, dismissLabel: texts.dismiss } : {};
  const isWrong = state === 'refused' || state === 'failed' || state === 'unanswered';
  return (
    <div data-part="outcome" {...root} className={classNames(styles.message, className)}>
      <Alert tone="success" {...shared}>
        {state === 'submitted' && texts.submitted}
      </Alert>
      <Alert tone="danger" {...shared}>
        {isWrong && texts[state]}
      </Alert>
      {/* Not in the alert, whose words are the form's. In the page before its own words, so that they are read out. */}
      <p aria-live="polite" className={isWrong ? styles.remedy : styles.silent} data-part="remedy">
        {isWrong && (
          <>
            {state === 'refused' && context.reason && <>{context.reason} </>}
            {remedy ?? texts.remedy}
          </>
        )}
      </p>
    </div>
  );
}

interface FileFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  /** Its file input. Not `required`: the browser's message would stand in the way of ours (D14). */
  control: ComponentProps<'input'>;
  choice: string;
  file: File | null;
}

/** A box that is a file input, and shows what the machine holds. */
function FileField({ control: { ref, className, ...native }, choice, file, ...field }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // A file input cannot be told what it holds, only that it holds nothing.
  useLayoutEffect(() => {
    if (!file && input.current?.value) input.current.value = '';
  });
  return (
    <Field {...field}>
      {({ className: _, ...control }) => (
        <span className={styles.file} data-part="file" data-state={file ? 'chosen' : 'empty'}>
          <input {...native} {...control} ref={input} type="file" className={classNames(styles.fileInput, className)} />
          {file && (
            <span className={styles.fileName} data-part="file-name">
              {file.name}
            </span>
          )}
          <span className={styles.fileChoice} data-part="file-choice" aria-hidden="true">
            {choice}
          </span>
        </span>
      )}
    </Field>
  );
}
