'use client';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { fromPromise } from 'xstate';
import { Alert } from '../../elements/alert';
import { Cross } from '../../elements/alert/sign';
import { Button, type ButtonProps } from '../../elements/button';
import { Field } from '../../elements/field';
import { classNames } from '../../theme/class-names';
import { useBehaviour } from '../behaviour';
import { controlled, EMAIL_MESSAGES, Form, focusFirstError, InputField, useFocusOnArrival, wordsFor } from '../form';
import * as layout from '../form.css';
import { inTurn } from '../handlers';
import type { Submit } from '../submission';
import type { ProblemMessages } from '../validation';
import * as styles from './application-dialog.css';
import {
  APPLICATION_FAILED,
  APPLICATION_REFUSED,
  APPLICATION_SUBMITTED,
  APPLICATION_SUBMITTING,
  type Application,
  type ApplicationField,
  type ApplicationProblem,
  applicationDialogMachine,
  applicationProblems,
  RESUME_NOT_PDF,
  RESUME_REQUIRED,
  RESUME_TOO_LARGE,
} from './application-dialog.machine';

const defaultLabels = {
  /** `{position}` stands for the title of the job. */
  title: 'Apply: {position}',
  close: 'Close',
  name: 'Name',
  email: 'Email',
  mobile_number: 'Mobile number',
  description: 'Description (optional)',
  resume: 'Resume',
  /** R59. */
  resumeHint: 'PDF up to 10MB',
  choose: 'Choose a file',
  submit: 'Submit application',
  submitting: APPLICATION_SUBMITTING,
};

const defaultMessages = {
  submitted: APPLICATION_SUBMITTED,
  refused: APPLICATION_REFUSED,
  failed: APPLICATION_FAILED,
  problems: {
    name: { missing: 'Enter your name' },
    email: EMAIL_MESSAGES,
    mobile_number: { missing: 'Enter your mobile number' },
    resume: { missing: RESUME_REQUIRED, notPdf: RESUME_NOT_PDF, tooLarge: RESUME_TOO_LARGE },
  } as ProblemMessages<ApplicationField, ApplicationProblem>,
};

const Opening = createContext<((position: string, opener: HTMLElement) => void) | null>(null);

export interface ApplicationDialogProps extends Omit<ComponentProps<'dialog'>, 'onSubmit' | 'children' | 'open'> {
  /**
   * Sends the application. Resolves when it has arrived; rejects with `SubmissionRefused` when the server's answer was
   * no, with anything else when something went wrong. 120 s without an answer count as that (D12).
   */
  onSubmit: Submit<Application>;
  /** The page, or the part of it, with an `ApplyButton` for each open position. */
  children: ReactNode;
  /** Texts in the dialog, for another language. */
  labels?: Partial<typeof defaultLabels>;
  /** What the dialog says in answer, for another language. */
  messages?: Partial<typeof defaultMessages>;
}

/** One dialog for all the open positions among its children. */
export function ApplicationDialog({
  onSubmit,
  children,
  labels,
  messages,
  className,
  ref,
  onCancel,
  onClose,
  onPointerDown,
  onClick,
  ...root
}: ApplicationDialogProps) {
  const [state, send] = useBehaviour(applicationDialogMachine, {
    actors: { submit: fromPromise<void, Application>(async ({ input, signal }) => onSubmit(input, { signal })) },
    actions: { focusFirstError: ({ context }) => focusFirstError(form.current, applicationProblems(context)) },
  });
  const { position, values, resume, resumeProblem } = state.context;
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLElement>(null);
  const dialog = useModal(state.matches('open'), form, opener);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, [dialog]);
  const pressedBehind = useRef(false);
  const heading = useId();

  const label = { ...defaultLabels, ...labels };
  const words = { ...defaultMessages, ...messages };
  const errors = wordsFor(
    state.matches({ open: 'invalid' })
      ? applicationProblems(state.context)
      : { ...(resumeProblem && { resume: resumeProblem }) },
    words.problems,
  );
  const submitting = state.matches({ open: 'submitting' });
  const submitted = state.matches({ open: 'submitted' });
  const refused = state.matches({ open: 'refused' });
  const failed = state.matches({ open: 'failed' });
  const busy = submitting || submitted;
  const outcome = useFocusOnArrival<HTMLDivElement>(submitting);
  const success = useFocusOnArrival<HTMLDivElement>(submitted, form);
  const failure = useFocusOnArrival<HTMLDivElement>(refused || failed, form);
  const path = typeof state.value === 'string' ? state.value : `open.${state.value.open}`;

  const control = controlled(values, send);
  const input = (name: keyof typeof values) => ({
    ...control(name),
    required: true,
    readOnly: busy,
    label: label[name],
    error: errors[name],
  });

  return (
    <>
      <Opening
        value={(position, element) => {
          opener.current = element;
          send({ type: 'open', position });
        }}
      >
        {children}
      </Opening>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what a press behind the dialog does */}
      <dialog
        aria-labelledby={heading}
        {...root}
        ref={dialog}
        className={classNames(styles.root, className)}
        data-state={path}
        onCancel={inTurn(onCancel, (event) => {
          // A file picker that is dismissed says `cancel` too, and it bubbles.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          send({ type: 'close' });
        })}
        // The browser may close it without asking (a second Escape). An event left over from an earlier closing says nothing.
        onClose={inTurn(onClose, (event) => {
          if (event.target === event.currentTarget && !event.currentTarget.open) send({ type: 'close' });
        })}
        onPointerDown={inTurn(onPointerDown, (event) => {
          pressedBehind.current = event.target === event.currentTarget;
        })}
        // Begun and ended behind the dialog: a selection of text that ends outside closes nothing.
        onClick={inTurn(onClick, (event) => {
          if (pressedBehind.current && event.target === event.currentTarget) send({ type: 'close' });
        })}
      >
        <Form ref={form} className={styles.form} busy={submitting} onSubmit={() => send({ type: 'submit' })}>
          <div className={styles.head}>
            <h2 id={heading} className={styles.title}>
              {label.title.replace('{position}', position)}
            </h2>
            <button
              type="button"
              className={styles.close}
              aria-label={label.close}
              onClick={() => send({ type: 'close' })}
            >
              <Cross />
            </button>
          </div>
          <div className={layout.pair}>
            <InputField {...input('name')} autoComplete="name" />
            <InputField {...input('email')} type="email" inputMode="email" autoComplete="email" />
          </div>
          <InputField {...input('mobile_number')} type="tel" inputMode="tel" autoComplete="tel" />
          <Field label={label.description}>
            {({ className: look, ...field }) => (
              <textarea
                {...control('description')}
                {...field}
                readOnly={busy}
                className={classNames(look, styles.description)}
              />
            )}
          </Field>
          <ResumeField
            label={label.resume}
            hint={label.resumeHint}
            choice={label.choose}
            // Told at once when a file is not taken: the reader is not moved there, as after a submission.
            error={errors.resume && (resumeProblem ? <span role="alert">{errors.resume}</span> : errors.resume)}
            resume={resume}
            disabled={busy}
            onChoose={(file) => send({ type: 'file.choose', file })}
          />
          <Alert tone="success" ref={success}>
            {submitted && words.submitted}
          </Alert>
          <Alert tone="danger" ref={failure}>
            {refused ? words.refused : failed && words.failed}
          </Alert>
          <div ref={outcome} tabIndex={-1} className={layout.outcome}>
            <Button type="submit" variant="primary" disabled={busy} data-state={path}>
              {submitting ? label.submitting : label.submit}
            </Button>
          </div>
        </Form>
      </dialog>
    </>
  );
}

export type ApplyButtonProps = ButtonProps & {
  /** The title of the job: shown in the dialog, and sent with the application. */
  position: string;
};

/**
 * Opens the dialog around it for one position. Hidden where JavaScript is off: it could not do anything there.
 * @throws outside an `ApplicationDialog`.
 */
export function ApplyButton({ position, children = 'Apply Now', className, onClick, ...button }: ApplyButtonProps) {
  const open = useContext(Opening);
  if (!open)
    throw new Error(
      `The ApplyButton for "${position}" is in no ApplicationDialog, so there is nothing for it to open. Put <ApplicationDialog onSubmit={…}> around the part of the page that holds it.`,
    );
  return (
    <Button
      aria-haspopup="dialog"
      aria-description={position}
      {...button}
      className={classNames(layout.withScripting, className)}
      onClick={inTurn(onClick, (event) => open(position, event.currentTarget))}
    >
      {children}
    </Button>
  );
}

interface ResumeFieldProps {
  label: ReactNode;
  hint: ReactNode;
  choice: ReactNode;
  error: ReactNode;
  resume: File | null;
  disabled: boolean;
  onChoose: (file: File | null) => void;
}

/** A box that is a file input, and shows what the machine holds. */
function ResumeField({ label, hint, choice, error, resume, disabled, onChoose }: ResumeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // A file input cannot be told what it holds, only that it holds nothing.
  useLayoutEffect(() => {
    if (!resume && input.current?.value) input.current.value = '';
  });
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className: _, ...field }) => (
        <span className={styles.file} data-state={resume ? 'chosen' : 'empty'}>
          <input
            {...field}
            ref={input}
            // Not `required`: the browser's message would stand in the way of ours (D14).
            type="file"
            name="resume"
            accept="application/pdf,.pdf"
            // It has no `readonly`. Nobody presses Enter in it to submit, so this drops no focus.
            disabled={disabled}
            className={styles.fileInput}
            onChange={({ currentTarget: { files } }) => onChoose(files?.[0] ?? null)}
          />
          {resume && <span className={styles.fileName}>{resume.name}</span>}
          <span className={styles.fileChoice} aria-hidden="true">
            {choice}
          </span>
        </span>
      )}
    </Field>
  );
}

/** Shows the dialog while it is `open`: focus goes to the form's first field, and back to the opener. */
function useModal(
  open: boolean,
  form: { current: HTMLFormElement | null },
  opener: { current: HTMLElement | null },
): { current: HTMLDialogElement | null } {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      element.showModal();
      form.current?.querySelector('input')?.focus();
    } else {
      element.close();
      // The browser gives focus back to what had it, which in Safari is not a button that was clicked.
      opener.current?.focus();
    }
  }, [open, form, opener]);
  return dialog;
}
