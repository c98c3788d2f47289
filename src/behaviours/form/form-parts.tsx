'use client';
import {
  type ComponentProps,
  createContext,
  memo,
  type ReactNode,
  useContext,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Alert } from '../../elements/alert';
import { Button, type ButtonProps } from '../../elements/button';
import { Field } from '../../elements/field';
import { FieldGroup } from '../../elements/field/field-group';
import {
  acceptOf,
  bound,
  type FieldDefinition,
  type FieldValue,
  isAddress,
  isCheckbox,
  isGroup,
  own,
} from '../../forms/fields';
import { findIn } from '../../theme/active-element';
import { classNames } from '../../theme/class-names';
import { numberFormat } from '../../theme/formats';
import { idList } from '../../theme/id-list';
import { TextRun } from '../../theme/text-run';
import { useHydrated } from '../behaviour';
import { composeEventHandlers } from '../handlers';
import { NumberInput } from '../number-input';
import { TextInput } from '../text-input';
import * as styles from './form.css';
import {
  controlValue,
  type FormHandle,
  FormProvider,
  type FormTexts,
  isControlOf,
  useFormAround,
  withoutForm,
} from './use-form';

/** What a form's fields share. It stays the same while a reader types, and a field takes its own value from the machine. */
interface Shared
  extends Pick<
    FormHandle,
    'fields' | 'isRemoved' | 'texts' | 'problems' | 'defaults' | 'isBusy' | 'send' | 'subscribe' | 'getValues'
  > {
  fileErrors: FormHandle['context']['fileErrors'];
  /** How often the form was reset: the browser has then changed the controls. */
  resets: number;
}

const SharedByFields = createContext<Shared | null>(null);

/** A native form that is submitted by its machine once hydrated. */
export function FormElement({
  form,
  children,
  onSubmit,
  onReset,
  onChange,
  onBlur,
  onClick,
  onKeyDown,
  onKeyUp,
  ref,
  ...root
}: ComponentProps<'form'> & { form: FormHandle }) {
  const { send, submit, element, isBusy, state, action, fields, leave, recheck, keepValues } = form;
  const { isRemoved, texts, problems, defaults, subscribe, getValues } = form;
  const { fileErrors } = form.context;
  const [resets, noteReset] = useReducer((count: number) => count + 1, 0);
  const shared = useMemo(
    () => ({ fields, isRemoved, texts, problems, defaults, isBusy, send, subscribe, getValues, fileErrors, resets }),
    [fields, isRemoved, texts, problems, defaults, isBusy, send, subscribe, getValues, fileErrors, resets],
  );
  const hasFile = Object.values(fields).some(({ type }) => type === 'file');
  useImperativeHandle(ref, () => element.current as HTMLFormElement, [element]);
  const lastState = useRef(state);
  const isClearing = useRef(false);
  useLayoutEffect(() => {
    const isNew = lastState.current !== state;
    lastState.current = state;
    if (!isNew || state !== 'submitted' || keepValues || !element.current) return;
    // The machine has emptied the fields. The product's own controls are reset by the browser, as React 19 does after an action.
    isClearing.current = true;
    HTMLFormElement.prototype.reset.call(element.current);
    isClearing.current = false;
  }, [state, keepValues, element]);
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
        // As in HTML, it closes the dialog around the form, and sends nothing.
        if (((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.formMethod === 'dialog') return;
        if (!event.defaultPrevented) submit(event.nativeEvent);
        event.preventDefault();
      }}
      onReset={composeEventHandlers(onReset, (event) => {
        if (event.target !== event.currentTarget) return;
        if (!isClearing.current) send({ type: 'reset' });
        noteReset();
      })}
      // One press sends once, however soon the answer comes: not again by a double click, or by a key that is held.
      onClick={composeEventHandlers(onClick, (event) => {
        if (state === 'submitted' && event.detail > 1 && submitOf(event)) event.preventDefault();
      })}
      onKeyDown={composeEventHandlers(onKeyDown, (event) => {
        const isInput = (event.target as Element).matches('input');
        if (event.repeat && event.key === 'Enter' && (isInput || submitOf(event))) event.preventDefault();
      })}
      // A date that was filled in in part and is emptied has had no value before: browsers tell of no change.
      onKeyUp={composeEventHandlers(onKeyUp, ({ target }) => recheck((target as HTMLInputElement).name))}
      onBlur={composeEventHandlers(onBlur, (event) => {
        const name = event.target.getAttribute('name');
        if (
          name !== null &&
          Object.hasOwn(fields, name) &&
          !isControlOf(event.currentTarget, name, event.relatedTarget)
        )
          leave(name);
      })}
      onChange={composeEventHandlers(onChange, (event) => {
        // React's type says that the target is the form.
        const control = event.target as EventTarget as HTMLInputElement;
        if (control.form === event.currentTarget && control.name && !Object.hasOwn(fields, control.name))
          send({ type: 'change', name: control.name, value: controlValue(control) });
      })}
    >
      <SharedByFields value={shared}>
        <FormProvider value={form}>{children}</FormProvider>
      </SharedByFields>
    </form>
  );
}

/** The submit button in which an event is. */
const submitOf = ({ target }: { target: EventTarget }) =>
  (target as Element).closest('[type="submit"], button:not([type])');

/** The props of `FormField`. */
export interface FormFieldProps
  extends Omit<ComponentProps<'input'>, 'name'>,
    Pick<ComponentProps<'textarea'>, 'rows' | 'cols' | 'wrap'> {
  /** The name of the form's field. */
  name: string;
  /** Replaces `texts.labels` where a label is more than words: a consent with a link. */
  label?: ReactNode;
  /** Hides the label visually: only if the context of a single field says the same. */
  labelHidden?: boolean | undefined;
}

/** One field of the surrounding form: its label, control and error. Other props go to the control. */
export function FormField(props: FormFieldProps) {
  const { name } = props;
  const form = useContext(SharedByFields);
  if (!form) throw withoutForm(`The FormField "${name}"`);
  const { fields, fileErrors, problems, defaults, texts, isBusy, send, resets, getValues } = form;
  const getValue = () => own(getValues(), name);
  const value = useSyncExternalStore(form.subscribe, getValue, getValue);
  const field = own(fields, name);
  const error = own(problems, name);
  const initial = own(defaults, name);
  const rejected = own(fileErrors, name) && fileErrors;
  const shown = useMemo(
    () => field && { field, value, error, initial, rejected, texts, isBusy, resets, send, getValues },
    [field, value, error, initial, rejected, texts, isBusy, resets, send, getValues],
  );
  if (form.isRemoved(name)) return null;
  if (!shown)
    throw new Error(
      `The form has no field "${name}". It has ${Object.keys(fields).join(', ') || 'none'}; add it to \`fields\`.`,
    );
  return isGroup(shown.field) ? <ChoiceField {...props} shown={shown} /> : <ControlField {...props} shown={shown} />;
}

interface KnownFieldProps extends FormFieldProps {
  /** What it shows of the form. */
  shown: Pick<Shared, 'texts' | 'isBusy' | 'resets' | 'send' | 'getValues'> & {
    field: FieldDefinition;
    value: FieldValue | undefined;
    error: string | undefined;
    /** The value that a reset restores. */
    initial: FieldValue | undefined;
    /** There if its last file was rejected, and another object after each one. */
    rejected: object | undefined;
  };
}

/** The props of a field, with those of what surrounds its control in the place of its label's and descriptions'. */
function withAround({ label, labelHidden = false, id, 'aria-describedby': describedBy, ...props }: KnownFieldProps) {
  const { field, error, texts } = props.shown;
  const { disabled = field.disabled, readOnly = field.readOnly } = props;
  const around = {
    ...aroundOf(texts, error, props.name, { ...field, disabled }),
    ...(label && { label }),
    labelHidden,
    controlId: id,
    describedBy,
  };
  return { ...props, disabled, readOnly, around };
}

/** A field with one control. */
const ControlField = memo(function ControlField(props: KnownFieldProps) {
  const { shown, around, name, className, onChange, readOnly, ...native } = withAround(props);
  const { field, value, initial, rejected, texts, isBusy, send } = shown;
  const { type = 'text', autoComplete, options } = field;
  const isTick = isCheckbox(field) || native.type === 'checkbox';
  // HTML allows `required` on a select only if its first option is empty; any other select always has a value.
  const required = readOnly || (type === 'select' && options?.[0] !== '') ? undefined : field.required;
  const given = {
    required,
    autoComplete,
    placeholder: own(texts.placeholders, name),
    ...native,
  };
  // HTML ignores `readonly` of checkboxes and selects: React shows their value again.
  const change = (to: FieldValue) => {
    if (!readOnly || type === 'file') send({ type: 'change', name, value: to });
  };
  const shared = {
    name,
    ...(isTick ? { checked: Boolean(value), value: native.value ?? 'on' } : { value: textOf(value) }),
    onChange: composeEventHandlers(onChange, ({ currentTarget }) => change(controlValue(currentTarget))) as never,
  };

  if (type === 'file')
    return (
      <FileField
        {...around}
        // Announced at once when a file is rejected: unlike after a submission, the focus does not move there.
        error={around.error && rejected ? <span role="alert">{around.error}</span> : around.error}
        control={{
          accept: acceptOf(field),
          ...native,
          name,
          className,
          // Its value is one file.
          multiple: false,
          // File inputs have no `readonly`; disabling them drops no focus, because they are not submitted with Enter.
          disabled: isBusy || native.disabled,
          onChange: composeEventHandlers(onChange, ({ currentTarget: { files } }) => change(files?.[0] ?? null)),
        }}
        choice={texts.chooseFile}
        remove={texts.removeFile}
        // A required one can only be exchanged.
        onRemove={field.required || isBusy || native.disabled ? undefined : () => change(null)}
        // A pinned state has a name only.
        file={typeof value === 'object' && value && 'name' in value ? value : null}
        isRejected={rejected !== undefined}
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
            <Select
              {...(selectable as object)}
              {...shared}
              {...drawn}
              aria-disabled={isBusy || undefined}
              aria-readonly={readOnly || undefined}
            >
              {options?.map((option) => (
                <option key={option} value={option} data-part="option" disabled={readOnly && option !== value}>
                  {optionLabel(texts.options, name, option)}
                </option>
              ))}
            </Select>
          );
        const isFixed = isBusy || readOnly;
        if (type === 'textarea') return <Textarea {...(given as object)} {...shared} {...drawn} readOnly={isFixed} />;
        if (type === 'number')
          return (
            <NumberInput
              {...given}
              {...drawn}
              name={name}
              locale={field.locale}
              currency={field.currency}
              min={bound(field.min)}
              max={bound(field.max)}
              step={field.step}
              text={textOf(value)}
              defaultText={textOf(initial)}
              onTextChange={change}
              onChange={onChange}
              readOnly={isFixed}
            />
          );
        if (isTick)
          return (
            <Tick
              type="checkbox"
              {...(type === 'switch' && { role: 'switch' })}
              {...given}
              {...shared}
              {...drawn}
              aria-disabled={isBusy || undefined}
              aria-readonly={readOnly || undefined}
            />
          );
        return (
          <TextInput
            type={type}
            inputMode={isAddress(type) ? type : undefined}
            {...(type === 'date' && { min: field.min, max: field.max })}
            {...given}
            {...shared}
            {...drawn}
            value={textOf(value)}
            defaultValue={textOf(initial)}
            readOnly={isFixed}
          />
        );
      }}
    </Field>
  );
});

const textOf = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '');

/** A group of radio buttons or checkboxes. Other props go to each of them. */
const ChoiceField = memo(function ChoiceField(props: KnownFieldProps) {
  const { shown, around, name, className, onChange, readOnly, ref, autoFocus, ...native } = withAround(props);
  const { field, value, texts, isBusy, send, getValues } = shown;
  const chosen = Array.isArray(value) ? value : [];
  const isRadio = field.type === 'radio';
  const isFixed = isBusy || readOnly;
  /** Where Tab enters the group. */
  const entry = (isRadio && value) || field.options?.[0];
  return (
    <FieldGroup {...around} required={isRadio && field.required} isRadio={isRadio}>
      {(look) =>
        field.options?.map((option) => {
          const isChosen = isRadio ? value === option : chosen.includes(option);
          return (
            // biome-ignore lint/a11y/noLabelWithoutControl: it has a Tick, which is an input
            <label key={option} data-part="option" className={look.option}>
              <Tick
                {...native}
                {...(option === entry && { ref, autoFocus })}
                type={isRadio ? 'radio' : 'checkbox'}
                name={name}
                value={option}
                checked={isChosen}
                required={isRadio && field.required}
                // Neither has a `readonly`, and `disabled` would drop the focus.
                aria-disabled={isFixed || undefined}
                aria-invalid={(!isRadio && around.error !== undefined) || undefined}
                data-part="control"
                className={classNames(look.control, className)}
                onChange={composeEventHandlers(onChange, () => {
                  if (isFixed) return;
                  // Not what is rendered: a program may press several at once.
                  const now = own(getValues(), name);
                  const isTicked = (one: string) => Array.isArray(now) && now.includes(one);
                  const ticked = field.options?.filter((one) => (one === option) !== isTicked(one));
                  send({ type: 'change', name, value: isRadio ? option : (ticked ?? []) });
                })}
              />
              <span data-part="option-label">{optionLabel(texts.options, name, option)}</span>
            </label>
          );
        })
      }
    </FieldGroup>
  );
});

/** What surrounds the control of a field. */
export function aroundOf(
  texts: FormTexts,
  error: string | undefined,
  name: string,
  { currency, locale, disabled }: FieldDefinition,
) {
  return {
    label: own(texts.labels, name) ?? name,
    hint: own(texts.hints, name) ?? (currency && currencySign(currency, locale)),
    // As in HTML, what is disabled is not validated.
    error: disabled ? undefined : error,
    'data-part': 'field',
    'data-name': name,
  };
}

const currencySign = (currency: string, locale: string | undefined) =>
  numberFormat(locale, { currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The label of an option: that of its field, or else that of all fields. */
function optionLabel(options: FormTexts['options'], field: string, option: string) {
  const ofField = own(options, field);
  const label = (typeof ofField === 'object' && own(ofField, option)) || own(options, option);
  return typeof label === 'string' ? label : option;
}

/** A checkbox or radio button whose attribute says what it shows: a native reset returns to it. React sets it once. */
function Tick({ ref, ...input }: ComponentProps<'input'>) {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement, []);
  useLayoutEffect(() => {
    if (element.current) element.current.defaultChecked = element.current.checked;
  });
  return <input {...input} ref={element} />;
}

/** A textarea that keeps what was typed before hydration: React writes its initial text over it, before there is a ref. */
function Textarea({ ref, id = '', ...textarea }: ComponentProps<'textarea'>) {
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  const isHydrating = !useHydrated();
  const [typed] = useState(() => {
    if (!isHydrating || typeof document === 'undefined') return undefined;
    // Several roots without an `identifierPrefix` have the same ids.
    const [one, another] = document.querySelectorAll<HTMLTextAreaElement>(`textarea[id="${id}"]`);
    return another ? undefined : one?.value;
  });
  useLayoutEffect(() => {
    if (element.current && typed !== undefined) element.current.value = typed;
  }, [typed]);
  return <textarea {...textarea} id={id} ref={element} />;
}

/** A select whose attributes say what it shows, for the same reason. */
function Select({ ref, ...select }: ComponentProps<'select'>) {
  const element = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLSelectElement, []);
  useLayoutEffect(() => {
    for (const option of element.current?.options ?? []) option.defaultSelected = option.selected;
  });
  return <select {...select} ref={element} />;
}

/**
 * The fields of a ready form: its layout of the built-in ones (`children`), then those that the product has added; or all of
 * them in the order that the product has given.
 */
export function FormFields({ order, children }: { order: readonly string[] | undefined; children: ReactNode }) {
  const { fields, added } = useFormAround('FormFields');
  const ordered = order && new Set([...order.filter((name) => Object.hasOwn(fields, name)), ...Object.keys(fields)]);
  return (
    <>
      {!ordered && children}
      {[...(ordered ?? added)].map((name) => (
        <FormField key={name} name={name} />
      ))}
    </>
  );
}

/** The props of `FormSubmit`. */
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
        aria-describedby={idList(note && noteId, describedBy)}
        aria-disabled={isBusy || undefined}
        data-state={state}
        className={classNames(styles.submit, action ? undefined : styles.withScripting, className)}
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

/** The props of `FormOutcome`. */
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
  const { state, context, fields, problems, send, element, texts } = useFormAround('The FormOutcome');
  const dismiss = () => {
    send({ type: 'dismiss' });
    // The pressed button disappears: focus moves to the submit button.
    findIn(element.current, '[data-part="submit"]')?.focus();
  };
  const shared = dismissible ? { onDismiss: dismiss, dismissLabel: texts.dismiss } : {};
  const isWrong = state === 'refused' || state === 'failed' || state === 'unanswered';
  const unseen = Object.entries(problems).filter(([name]) => context.unseen.includes(name));
  // Errors of the server for names without a field, or whose field was not submitted: it is not in the page, or disabled.
  const elsewhere = Object.entries(problems).filter(
    ([name]) =>
      !context.unseen.includes(name) &&
      ((own(fields, name) ?? { disabled: true }).disabled || context.skipped.includes(name)),
  );
  /** What a schema says of the data as a whole. */
  const ofAll = own(problems, '');
  /** Problems of fields that nobody sees. */
  const named = unseen.map(([name, problem]) => (
    <span key={name} className={styles.problem} data-part="problem">
      <TextRun>{own(texts.labels, name) ?? name}</TextRun>
      <TextRun>{`: ${problem} `}</TextRun>
    </span>
  ));
  return (
    <div data-part="outcome" {...root} className={classNames(styles.message, className)}>
      {state === 'submitting' && context.progress !== null && (
        <progress
          data-part="progress"
          className={styles.progress}
          aria-label={texts.progress}
          value={context.progress}
        />
      )}
      <Alert tone="success" {...shared}>
        {state === 'submitted' && texts.submitted}
      </Alert>
      <Alert tone="danger" {...shared}>
        {isWrong && texts[state]}
      </Alert>
      <Alert tone="danger">
        {state === 'invalid' && (unseen.length > 0 || ofAll) && (
          <>
            {named}
            <TextRun>{ofAll}</TextRun>
          </>
        )}
      </Alert>
      {/* Outside the alert, which has only the form's own text. Rendered before it has text, so that it is announced. */}
      <p aria-live="polite" className={isWrong ? styles.remedy : styles.silent} data-part="remedy">
        {isWrong && (
          <>
            {state === 'refused' && (
              <>
                {named}
                {elsewhere.map(([name, problem]) => (
                  <span key={name} className={styles.problem} data-part="problem">
                    {`${problem} `}
                  </span>
                ))}
                {context.serverMessage && <TextRun>{`${context.serverMessage} `}</TextRun>}
              </>
            )}
            <TextRun>{remedy ?? texts.remedy}</TextRun>
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
  remove: string;
  onRemove: (() => void) | undefined;
  file: File | null;
  /** Whether the last one was rejected. */
  isRejected: boolean;
}

/** A styled file input that shows the machine's file. */
function FileField({
  control: { ref, className, ...native },
  choice,
  remove,
  onRemove,
  file,
  isRejected,
  ...field
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // Not before the machine has heard of a file: it has yet to take one that was chosen before hydration.
  const isHeard = useRef(false);
  // The value of a file input can be set only to empty.
  useLayoutEffect(() => {
    isHeard.current ||= isRejected || file !== null;
    if (isHeard.current && !file && input.current?.value) input.current.value = '';
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
          {(file || isRejected) && onRemove && (
            <button
              type="button"
              className={styles.fileRemove}
              data-part="file-remove"
              aria-label={`${remove} ${file?.name ?? ''}`}
              onClick={() => {
                onRemove();
                // The pressed button disappears.
                input.current?.focus();
              }}
            >
              {remove}
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
