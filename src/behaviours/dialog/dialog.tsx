'use client';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { Cross } from '../../elements/alert/sign';
import { classNames } from '../../theme/class-names';
import { type SendTo, useControlled, useDomEvents, useMachineActor } from '../behaviour';
import { composeEventHandlers } from '../handlers';
import { type PartialTexts, useTexts } from '../texts';
import * as styles from './dialog.css';
import { dialogMachine } from './dialog.machine';

/** The texts of a dialog. */
export interface DialogTexts {
  /** The name of the close button. */
  close: string;
}

/** The English texts. */
export const dialogTexts: DialogTexts = { close: 'Close' };

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'children'> {
  /** The heading and the dialog's name. */
  title: ReactNode;
  /** The rank of the heading. Default: 2. */
  headingLevel?: 2 | 3 | 4;
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially (uncontrolled). */
  defaultOpen?: boolean | undefined;
  /** Called when the reader opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called with `open` or `closed` on every state change after the first render. */
  onStateChange?: ((state: string) => void) | undefined;
  /** The element that gets the focus on opening. Default: the first field, or else the browser's choice. */
  initialFocus?: RefObject<HTMLElement | null>;
  texts?: PartialTexts<DialogTexts>;
  children: ReactNode;
}

/**
 * A modal dialog. Open it by `open`, by its ref's `showModal()`, or by a button with `command="show-modal"`: its machine
 * follows each of them. Escape, a press on the backdrop and its close button close it, and focus returns to the element that
 * opened it.
 */
export function Dialog({
  title,
  headingLevel = 2,
  open,
  defaultOpen = false,
  onOpenChange,
  onStateChange,
  initialFocus,
  texts: own,
  className,
  children,
  ref,
  onCancel,
  onClose,
  onPointerDown,
  onClick,
  ...root
}: DialogProps) {
  const texts = useTexts('dialog', dialogTexts, own);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const pressed = useRef<Element>(null);
  const pressedBehind = useRef(false);
  // Counts native openings and closings, which the product may have refused.
  const [surprises, noteSurprise] = useReducer((count: number) => count + 1, 0);
  const actor = useMachineActor(dialogMachine, {
    initialEvent: defaultOpen ? { type: 'open' } : undefined,
    onStateChange,
  });
  const { send } = actor;
  const state = useControlled(actor, {
    value: open,
    onChange: onOpenChange,
    select: (snapshot) => snapshot.matches('open'),
    toEvent: (to) => ({ type: to ? 'open' : 'close' }),
  });
  useDomEvents(actor, {
    hydrateFromDom: (send) => {
      if (dialog.current?.open) send({ type: 'open' });
    },
    subscribe: useCallback((send: SendTo<typeof dialogMachine>) => {
      const element = dialog.current;
      const listening = new AbortController();
      const { signal } = listening;
      // Safari does not focus a clicked button: the element pressed last is the one that opened the dialog.
      const note = ({ target }: Event) => {
        pressed.current = target instanceof Element ? target.closest('a, button, summary, [tabindex]') : null;
      };
      document.addEventListener('pointerdown', note, { signal, capture: true });
      document.addEventListener('keydown', () => (pressed.current = null), { signal, capture: true });
      // Syncs the machine when the browser or the product's code has opened the element.
      element?.addEventListener(
        'toggle',
        (event) => {
          if (event.target !== element) return;
          send({ type: element.open ? 'open' : 'close' });
          noteSurprise();
        },
        { signal },
      );
      if (element) {
        element.showModal = () => send({ type: 'open' });
        element.show = element.showModal;
        element.close = () => send({ type: 'close' });
      }
      return () => listening.abort();
    }, []),
  });
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);
  const isOpen = state.matches('open');
  const heading = useId();
  const Heading = `h${headingLevel}` as const;

  const leave = useCallback(() => {
    if (dialog.current?.open) hide(dialog.current);
    // The browser restores the focus only to the element that had it; in Safari a clicked button did not.
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, []);

  // A modal dialog that is removed or hidden while open would keep the page inert.
  useLayoutEffect(() => leave, [leave]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reverts what the browser has opened or closed
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) return leave();
    if (element.open) return;
    opener.current ??= pressed.current ?? document.activeElement;
    show(element);
    const first = initialFocus?.current ?? element.querySelector<HTMLElement>('input, select, textarea');
    first?.focus();
  }, [isOpen, initialFocus, surprises, leave]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard equivalent of a press on the backdrop
    <dialog
      aria-labelledby={heading}
      data-scope="dialog"
      data-part="root"
      {...root}
      ref={dialog}
      className={classNames(styles.root, className)}
      data-state={state.value}
      onCancel={composeEventHandlers(onCancel, (event) => {
        // The `cancel` event of a dismissed file picker bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        send({ type: 'escape' });
      })}
      // The browser may close it without `cancel` (a second Escape). A `close` event of an earlier closing is ignored.
      onClose={composeEventHandlers(onClose, (event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        send({ type: 'close' });
        noteSurprise();
      })}
      onPointerDown={composeEventHandlers(onPointerDown, (event) => {
        pressedBehind.current = event.target === event.currentTarget;
      })}
      // The press must begin and end on the backdrop: a text selection that ends outside closes nothing.
      onClick={composeEventHandlers(onClick, (event) => {
        if (pressedBehind.current && event.target === event.currentTarget) send({ type: 'press.outside' });
      })}
    >
      <div className={styles.body} data-part="body">
        <div className={styles.head} data-part="head">
          <Heading id={heading} className={styles.title} data-part="title">
            {title}
          </Heading>
          <button
            type="button"
            className={styles.close}
            data-part="close"
            aria-label={texts.close}
            onClick={() => send({ type: 'close' })}
          >
            <Cross />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** The native methods; the element's own are replaced by ones that send events. jsdom has none: there, sets the attribute. */
function show(element: HTMLDialogElement) {
  const { showModal } = HTMLDialogElement.prototype;
  if (showModal) showModal.call(element);
  else element.setAttribute('open', '');
}

function hide(element: HTMLDialogElement) {
  const { close } = HTMLDialogElement.prototype;
  if (close) close.call(element);
  else element.removeAttribute('open');
}
