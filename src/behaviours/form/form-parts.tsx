'use client';
import { type ComponentProps, type ReactNode, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Alert } from '../../elements/alert';
import { Button, type ButtonProps } from '../../elements/button';
import { Field } from '../../elements/field';
import { own } from '../../forms/fields';
import { classNames } from '../../theme/class-names';
import { useHydrated } from '../behaviour';
import { composeEventHandlers } from '../handlers';
import * as styles from './form.css';
import { controlsIn, controlValue, type FormHandle, FormProvider, type FormTexts, useFormAround } from './use-form';

/** A native form that is submitted by its machine once hydrated. */
export function FormElement({
  form,
  children,
  onSubmit,
  onReset,
  onChange,
  ref,
  ...root
}: ComponentProps<'form'> & { form: FormHandle }) {
  const { send, element, isBusy, state, action, fields } = form;
  const hasFile = Object.values(fields).some(({ type }) => type === 'file');
  useImperativeHandle(ref, () => element.current as HTMLFormElement, [element]);
  return (
    <form
      data-part="root"
      action={action}
      // Outside a dialog `method="dialog"` does nothing: without an action, a submission before hydration neither loads a page
      // nor adds the values to the address. A site may replay it with `requestSubmit()` after hydration.
      method={action ? 'post' : 'dialog'}
      encType={action && hasFile ? 'multipart/form-data' : undefined}
      aria-busy={isBusy || undefined}
      // Native validation messages until hydration (D13).
      noValidate={useHydrated()}
      {...root}
      ref={element}
      data-state={state}
      onSubmit={(event) => {
        onSubmit?.(event);
        // React bubbles events out of portals: a form in a portal below this one handles its own.
        if (event.target !== event.currentTarget) return;
        if (!event.defaultPrevented) send({ type: 'submit', controls: controlsIn(event.currentTarget, fields) });
        event.preventDefault();
      }}
      onReset={composeEventHandlers(onReset, (event) => {
        if (event.target === event.currentTarget) send({ type: 'reset' });
      })}
      onChange={composeEventHandlers(onChange, (event) => {
        // React's type says that the target is the form.
        const control = event.target as EventTarget as HTMLInputElement;
        if (control.form === event.currentTarget && !Object.hasOwn(fields, control.name))
          send({ type: 'change', name: control.name, value: controlValue(control) });
      })}
    >
      <FormProvider value={form}>{children}</FormProvider>
    </form>
  );
}

export interface FormFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  /** The name of the form's field. */
  name: string;
  /** Hides the label visually: only if the context of a single field says the same. */
  labelHidden?: boolean | undefined;
}

/** One field of the surrounding form: its label, control and error. Other props go to the control. */
export function FormField({
  name,
  labelHidden = false,
  className,
  onChange,
  id,
  'aria-describedby': describedBy,
  ...native
}: FormFieldProps) {
  const { fields, context, send, texts, isBusy, problems, isRemoved } = useFormAround(`The FormField "${name}"`);
  const field = own(fields, name);
  if (isRemoved(name)) return null;
  if (!field)
    throw new Error(
      `The form has no field "${name}". It has ${Object.keys(fields).join(', ') || 'none'}; add it to \`fields\`.`,
    );
  const value = own(context.values, name);
  const problem = own(problems, name);
  const { type = 'text', autoComplete, options } = field;
  const isCheckbox = (native.type ?? type) === 'checkbox';
  // HTML allows `required` on a select only if its first option is empty; any other select always has a value.
  const required = type === 'select' && options?.[0] !== '' ? undefined : field.required;
  const label = own(texts.labels, name) ?? name;
  const given = { required, autoComplete, placeholder: own(texts.placeholders, name), ...native };
  const shared = {
    name,
    ...(isCheckbox
      ? { checked: Boolean(value), value: native.value ?? 'on' }
      : { value: typeof value === 'string' ? value : '' }),
    onChange: composeEventHandlers(onChange, ({ currentTarget }) =>
      send({ type: 'change', name, value: controlValue(currentTarget) }),
    ) as never,
  };
  const around = {
    label,
    labelHidden,
    hint: own(texts.hints, name),
    error: problem,
    controlId: id,
    describedBy,
    'data-part': 'field',
    'data-name': name,
  };

  if (type === 'file')
    return (
      <FileField
        {...around}
        // Announced at once when a file is rejected: unlike after a submission, the focus does not move there.
        error={problem && own(context.fileErrors, name) ? <span role="alert">{problem}</span> : problem}
        control={{
          accept: field.accept && `${field.accept.type},${field.accept.ending}`,
          ...native,
          name,
          className,
          // File inputs have no `readonly`; disabling them drops no focus, because they are not submitted with Enter.
          disabled: isBusy || native.disabled,
          onChange: composeEventHandlers(onChange, ({ currentTarget: { files } }) =>
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
            // A select has no `readonly`, and `disabled` would drop the focus: the machine ignores changes meanwhile.
            <Select {...(selectable as object)} {...shared} {...drawn} aria-disabled={isBusy || undefined}>
              {options?.map((option) => (
                <option key={option} value={option} data-part="option">
                  {optionLabel(texts.options, name, option)}
                </option>
              ))}
            </Select>
          );
        const readOnly = isBusy || native.readOnly;
        if (type === 'textarea') return <textarea {...(given as object)} {...shared} {...drawn} readOnly={readOnly} />;
        return (
          <input
            type={type}
            {...(type !== 'text' && !isCheckbox && { inputMode: type as 'email' })}
            {...given}
            {...shared}
            {...drawn}
            {...(isCheckbox ? { 'aria-disabled': isBusy || undefined } : { readOnly })}
          />
        );
      }}
    </Field>
  );
}

/** The label of an option: that of its field, or else that of all selects. */
function optionLabel(options: FormTexts['options'], field: string, option: string) {
  const ofField = own(options, field);
  const label = (typeof ofField === 'object' && own(ofField, option)) || own(options, option);
  return typeof label === 'string' ? label : option;
}

/** A select whose attributes say what it shows: a native reset returns to them. React does the same for other controls. */
function Select({ ref, ...select }: ComponentProps<'select'>) {
  const element = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLSelectElement, []);
  useLayoutEffect(() => {
    for (const option of element.current?.options ?? []) option.defaultSelected = option.selected;
  });
  return <select {...select} ref={element} />;
}

/** The fields that a product has added. */
export function AddedFields() {
  return useFormAround('AddedFields').added.map((name) => <FormField key={name} name={name} />);
}

export type FormSubmitProps = ButtonProps & {
  /** Replaces the button without JavaScript if the form has no `action`. Default: `texts.noScript`. */
  noScript?: ReactNode;
  /** Beside the button, which it describes: what happens to the data, a link to a privacy policy. */
  note?: ReactNode;
};

/**
 * The submit button. It keeps the focus while submitting. Without JavaScript, `noScript` replaces it, unless the form has an
 * `action`.
 */
export function FormSubmit({
  noScript,
  note,
  className,
  children,
  'aria-describedby': describedBy,
  ...button
}: FormSubmitProps) {
  const { state, isBusy, texts, action } = useFormAround('The FormSubmit');
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
        className={classNames(action ? undefined : styles.withScripting, className)}
      >
        {state === 'submitting' ? texts.submitting : (children ?? texts.submit)}
      </Button>
      {!action && (
        <div className={styles.withoutScripting} data-part="no-script">
          {noScript ?? texts.noScript}
        </div>
      )}
      {note && (
        <p id={noteId} className={styles.note} data-part="note">
          {note}
        </p>
      )}
    </>
  );
}

export interface FormOutcomeProps extends ComponentProps<'div'> {
  /** Whether the reader can dismiss it. Default: true. */
  dismissible?: boolean | undefined;
  /** What to do after a failure: below the error message. Default: `texts.remedy`. */
  remedy?: ReactNode;
}

/**
 * The result of a submission: a status or an alert, announced once without moving focus, until it is dismissed or the next edit
 * (D10).
 */
export function FormOutcome({ dismissible = true, remedy, className, ...root }: FormOutcomeProps) {
  const { state, context, send, element, texts } = useFormAround('The FormOutcome');
  const dismiss = () => {
    send({ type: 'dismiss' });
    // The pressed button disappears: focus moves to the submit button.
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
      {/* Outside the alert, which has only the form's own text. Rendered before it has text, so that it is announced. */}
      <p aria-live="polite" className={isWrong ? styles.remedy : styles.silent} data-part="remedy">
        {isWrong && (
          <>
            {state === 'refused' && context.serverMessage && <>{context.serverMessage} </>}
            {remedy ?? texts.remedy}
          </>
        )}
      </p>
    </div>
  );
}

interface FileFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  /** The file input. Not `required`: the native message would cover ours (D14). */
  control: ComponentProps<'input'>;
  choice: string;
  file: File | null;
}

/** A styled file input that shows the machine's file. */
function FileField({ control: { ref, className, ...native }, choice, file, ...field }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // The value of a file input can be set only to empty.
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
