'use client';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { Alert } from '../../elements/alert';
import { Button, ButtonLink, type ButtonProps } from '../../elements/button';
import { Field } from '../../elements/field';
import type { DataWith, FieldsByName } from '../../forms/fields';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import { type ChangeDetails, useHydrated } from '../behaviour';
import { Dialog, type DialogChangeReason, type DialogTexts } from '../dialog';
import * as layout from '../form/form.css';
import { FormElement, FormField, FormFields, FormOutcome, FormSubmit } from '../form/form-parts';
import { type FormOptions, type FormTexts, useForm } from '../form/use-form';
import { composeEventHandlers } from '../handlers';
import type { PartialTexts } from '../texts';
import * as styles from './application-dialog.css';
import {
  APPLICATION_FAILED,
  APPLICATION_REFUSED,
  APPLICATION_SUBMITTED,
  APPLICATION_SUBMITTING,
  type ApplicationField,
  applicationDialogMachine,
  applicationFields,
  type JobApplication,
  RESUME_NOT_PDF,
  RESUME_REQUIRED,
  RESUME_TOO_LARGE,
} from './application-dialog.machine';

/** The words of the dialog. */
export interface ApplicationDialogTexts extends FormTexts<ApplicationField>, DialogTexts {
  /** `{position}` is replaced by the title of the job. */
  title: string;
  /** The heading without JavaScript, where the form asks for the position. */
  titleWithoutPosition: string;
  /** On the page, beside the button of the position, after an application has arrived. */
  sent: string;
}

/** The English texts, on top of those of forms and dialogs. */
export const applicationDialogTexts = {
  title: 'Apply: {position}',
  titleWithoutPosition: 'Apply for a position',
  sent: 'Sent. We have your application for {position}.',
  labels: {
    name: 'Name',
    email: 'Email',
    mobile_number: 'Mobile number',
    description: 'Description (optional)',
    resume: 'Resume',
    position: 'Position',
  },
  placeholders: { position: 'Choose a position' },
  /** R59. */
  hints: { description: 'Anything your resume does not say', resume: 'PDF up to 10MB' },
  submit: 'Submit application',
  submitting: APPLICATION_SUBMITTING,
  submitted: APPLICATION_SUBMITTED,
  refused: APPLICATION_REFUSED,
  failed: APPLICATION_FAILED,
  unanswered: APPLICATION_FAILED,
  remedy: 'What you typed is still here. Try again.',
  problems: {
    name: { missing: 'Enter your name' },
    email: { missing: 'Enter your email address' },
    mobile_number: { missing: 'Enter your mobile number' },
    resume: { missing: RESUME_REQUIRED, notAccepted: RESUME_NOT_PDF, tooLarge: RESUME_TOO_LARGE },
  },
} satisfies PartialTexts<ApplicationDialogTexts>;

/** Why the dialog opens or closes: as any dialog, or because the application has arrived. */
export type ApplicationDialogChangeReason = DialogChangeReason | 'submitted';

interface Applying {
  open: (position: string, cause: MouseEvent) => void;
  /** Where the form is in the page before hydration, if the browser can post it. */
  href: string | undefined;
  /** The text beside the button of a position. */
  saidOf: (position: string) => string | false;
}

const Opening = createContext<Applying | null>(null);

/** The props of `ApplicationDialog`. */
export interface ApplicationDialogProps<Own extends FieldsByName = Record<never, never>>
  extends Omit<ComponentProps<'dialog'>, 'onSubmit' | 'action' | 'children' | 'open' | 'title'>,
    Omit<
      FormOptions<DataWith<JobApplication, Own>, ApplicationField, Omit<DataWith<JobApplication, Own>, 'position'>>,
      'texts' | 'fields'
    > {
  /** Your own fields after ours, or ours with other options or limits. `undefined` takes away one of ours. */
  fields?: Own | undefined;
  /** The names of fields, in the order in which they are shown, one below the other. Those that are not named follow. */
  order?: readonly string[] | undefined;
  /** The page, or the part of it, with an `ApplyButton` for each open position. */
  children?: ReactNode;
  /** The position applied for (controlled); null: the dialog is closed. */
  position?: string | null | undefined;
  /** The initial position applied for (uncontrolled). */
  defaultPosition?: string | null | undefined;
  /** With `action`: the open positions, to choose from without JavaScript. */
  positions?: readonly string[] | undefined;
  /** Called with the position when the dialog opens, and with null when it closes. */
  onPositionChange?:
    | ((position: string | null, details: ChangeDetails<ApplicationDialogChangeReason>) => void)
    | undefined;
  /** Beside the button, which it describes: what happens to the data, a link to a privacy policy. */
  note?: ReactNode;
  /** What to do after a failure: below the error message. Default: `texts.remedy`. */
  remedy?: ReactNode;
  /** Replaces any of `applicationDialogTexts`. */
  texts?: PartialTexts<ApplicationDialogTexts> | undefined;
}

/**
 * One dialog for all open positions among its children. A submission fails after 120 s without an answer (D12). With an
 * `action` and without JavaScript, its form is a part of the page that also asks for the position (D41).
 */
export function ApplicationDialog<const Own extends FieldsByName = Record<never, never>>({
  children,
  position,
  defaultPosition = null,
  positions = [],
  onPositionChange,
  order,
  note,
  remedy,
  className,
  ref,
  ...props
}: ApplicationDialogProps<Own>) {
  const closedBy = useRef<ApplicationDialogChangeReason>('none');
  const {
    form,
    rest,
    snapshot: state,
    send,
  } = useForm(
    applicationDialogMachine,
    { name: 'application-dialog', fields: applicationFields, texts: applicationDialogTexts },
    props,
    {
      // The reader has begun with the form in the page, which hydration takes away.
      hydrateFromDom: (element, send) => {
        const job = element.querySelector<HTMLSelectElement>('[name="position"]')?.value;
        if (job) send({ type: 'open', position: job });
      },
      initialEvent: defaultPosition !== null ? { type: 'open', position: defaultPosition } : undefined,
      controlled: {
        value: position,
        onChange: onPositionChange,
        reasons: { open: 'trigger-press', close: () => closedBy.current, delay: 'submitted' },
        select: (snapshot) => (snapshot.matches('open') ? snapshot.context.position : null),
        toEvent: (to) => (to === null ? { type: 'close' } : { type: 'open', position: to }),
      },
    },
  );
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);
  const words = form.texts as ApplicationDialogTexts;
  const ownId = useId();
  const { id = ownId } = rest;
  const isHydrated = useHydrated();
  const isNative = form.action !== undefined && !isHydrated;
  const isLocked = form.isBusy || form.state === 'submitted';

  return (
    <>
      <Opening
        value={{
          open: (job, cause) => send({ type: 'open', position: job }, cause),
          href: isNative ? `#${id}` : undefined,
          // The page behind an open dialog is inert: live regions in it are not announced.
          saidOf: (job) =>
            state.matches('closed') && job === state.context.sent && fillText(words.sent, { position: job }),
        }}
      >
        {children}
      </Opening>
      <Dialog
        data-scope="application-dialog"
        {...rest}
        // Until then, it is a part of the page.
        {...(isNative && { 'data-absent': undefined })}
        id={id}
        ref={dialog}
        className={classNames(form.action && styles.inPage, className)}
        title={isNative ? words.titleWithoutPosition : fillText(words.title, { position: state.context.position })}
        texts={{ ...('close' in words && { close: words.close }) }}
        open={state.matches('open')}
        onOpenChange={(open, { reason, event }) => {
          closedBy.current = reason;
          send(open ? { type: 'open', position: state.context.position } : { type: 'close' }, event);
        }}
      >
        <FormElement form={{ ...form, isBusy: isLocked }} data-part="form" className={layout.fields}>
          {/* Before the resume: a server that streams the body knows the position before it reads the file. */}
          {isNative && (
            <Field label={words.labels.position} data-part="field" data-name="position">
              {(control) => (
                <select {...control} name="position" required>
                  <option value="">{words.placeholders.position}</option>
                  {positions.map((job) => (
                    <option key={job} value={job}>
                      {job}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <FormFields order={order}>
            <div className={layout.pair} data-part="row">
              <FormField name="name" />
              <FormField name="email" />
            </div>
            <FormField name="mobile_number" />
            <FormField name="description" className={styles.description} />
            <FormField name="resume" />
          </FormFields>
          <FormOutcome dismissible={false} remedy={remedy} />
          <div className={layout.outcome} data-part="actions">
            <FormSubmit note={note} />
          </div>
        </FormElement>
      </Dialog>
    </>
  );
}

/** The props of `ApplyButton`. */
export type ApplyButtonProps = ButtonProps & {
  /** The title of the job: shown in the dialog, and sent with the application. */
  position: string;
};

/**
 * Opens the surrounding dialog for one position, and shows beside it that an application has arrived. Without JavaScript, a
 * link to the dialog's form replaces it, or nothing if the dialog has no `action`.
 * @throws outside an `ApplicationDialog`.
 */
export function ApplyButton({ position, children = 'Apply Now', className, onClick, ...button }: ApplyButtonProps) {
  const applying = useContext(Opening);
  if (!applying)
    throw new Error(
      `The ApplyButton for "${position}" is in no ApplicationDialog, so there is nothing for it to open. Put <ApplicationDialog onSubmit={…}> around the part of the page that holds it.`,
    );
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-description={position}
        data-part="apply"
        {...button}
        className={classNames(layout.withScripting, className)}
        onClick={composeEventHandlers(onClick, (event) => applying.open(position, event))}
      >
        {children}
      </Button>
      {applying.href && (
        <ButtonLink
          href={applying.href}
          aria-description={position}
          data-part="apply-link"
          className={styles.applyLink}
        >
          {children}
        </ButtonLink>
      )}
      <Alert tone="success">{applying.saidOf(position)}</Alert>
    </>
  );
}
