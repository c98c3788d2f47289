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
import { useBehaviour } from '../behaviour';
import { inTurn } from '../handlers';
import { type PartialTexts, useTexts } from '../texts';
import * as styles from './dialog.css';
import { dialogMachine } from './dialog.machine';

/** The words of a dialog. */
export interface DialogTexts {
  /** The name of the button that closes it. */
  close: string;
}

/** The texts in English. */
export const dialogTexts: DialogTexts = { close: 'Close' };

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'children'> {
  /** The heading, and the dialog's name. */
  title: ReactNode;
  /** The rank of the heading. Default: 2. */
  headingLevel?: 2 | 3 | 4;
  /** Whether it is open, where the product says so. */
  open?: boolean | undefined;
  /** Whether it is open at first, where the product does not. */
  defaultOpen?: boolean | undefined;
  /** Told when the reader opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Told of every state after the first: `open`, `closed`. */
  onStateChange?: ((state: string) => void) | undefined;
  /** What takes the focus when it opens. Default: the first field in it, else what the browser chooses. */
  initialFocus?: RefObject<HTMLElement | null>;
  texts?: PartialTexts<DialogTexts>;
  children: ReactNode;
}

/**
 * A modal window. Open it by `open`, by its ref's `showModal()`, or by a button with `command="show-modal"`: its machine
 * hears of all of them. Escape, a press behind it and its close button close it, and focus goes back to what opened it.
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
  // How often the browser has opened or closed it by itself, which the product may have refused.
  const [surprises, noteSurprise] = useReducer((count: number) => count + 1, 0);
  const [state, send] = useBehaviour(dialogMachine, {
    owned: {
      value: open,
      onChange: onOpenChange,
      of: (snapshot) => snapshot.matches('open'),
      set: (to: boolean) => ({ type: to ? 'open' : 'close' }),
    },
    begin: defaultOpen ? { type: 'open' } : undefined,
    adopt: (tell) => {
      if (dialog.current?.open) tell({ type: 'open' });
    },
    listen: (tell) => {
      const element = dialog.current;
      const listening = new AbortController();
      const { signal } = listening;
      // Safari gives no focus to a button that is clicked: what was pressed last is what opened it.
      const note = ({ target }: Event) => {
        pressed.current = target instanceof Element ? target.closest('a, button, summary, [tabindex]') : null;
      };
      document.addEventListener('pointerdown', note, { signal, capture: true });
      document.addEventListener('keydown', () => (pressed.current = null), { signal, capture: true });
      // What the browser or a product's own code opened without asking.
      element?.addEventListener(
        'toggle',
        (event) => {
          if (event.target !== element) return;
          tell({ type: element.open ? 'open' : 'close' });
          noteSurprise();
        },
        { signal },
      );
      if (element) {
        element.showModal = () => tell({ type: 'open' });
        element.show = element.showModal;
        element.close = () => tell({ type: 'close' });
      }
      return () => listening.abort();
    },
    onStateChange,
  });
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);
  const isOpen = state.matches('open');
  const heading = useId();
  const Heading = `h${headingLevel}` as const;

  const leave = useCallback(() => {
    if (dialog.current?.open) hide(dialog.current);
    // The browser gives focus back to what had it, which in Safari is not a button that was clicked.
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, []);

  // What is open while it is taken from the page, or hidden with it, would keep the page from being used.
  useLayoutEffect(() => leave, [leave]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser has done by itself is put back
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what a press behind the dialog does
    <dialog
      aria-labelledby={heading}
      data-scope="dialog"
      data-part="root"
      {...root}
      ref={dialog}
      className={classNames(styles.root, className)}
      data-state={state.value}
      onCancel={inTurn(onCancel, (event) => {
        // A file picker that is dismissed says `cancel` too, and it bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        send({ type: 'escape' });
      })}
      // The browser may close it without asking (a second Escape). An event left over from an earlier closing says nothing.
      onClose={inTurn(onClose, (event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        send({ type: 'close' });
        noteSurprise();
      })}
      onPointerDown={inTurn(onPointerDown, (event) => {
        pressedBehind.current = event.target === event.currentTarget;
      })}
      // Begun and ended behind the dialog: a selection of text that ends outside closes nothing.
      onClick={inTurn(onClick, (event) => {
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

/** The browser's own methods: the element's are the machine's events. Where there are none (jsdom), the attribute. */
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
