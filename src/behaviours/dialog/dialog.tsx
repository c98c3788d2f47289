'use client';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Cross } from '../../elements/alert/sign';
import { createPartContext } from '../../theme/part-context';
import { type NotePart, useNotedId, usePartId } from '../../theme/part-id';
import { idOf, type PartProps, renderPart, wordsOf } from '../../theme/render-part';
import { TextRun } from '../../theme/text-run';
import {
  type ChangeDetails,
  type SendTo,
  type State,
  useControlled,
  useDomEvents,
  useMachineActor,
} from '../behaviour';
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

/**
 * Why a dialog opens or closes. "imperative-action" is a method of its ref; "none" is the browser, or something around it that
 * is hidden.
 */
export type DialogChangeReason =
  | 'trigger-press'
  | 'close-press'
  | 'escape-key'
  | 'outside-press'
  | 'imperative-action'
  | 'none';

/** The state of a dialog, for `render`, `className` and `style` of its parts. */
export interface DialogState {
  open: boolean;
}

/** The props of a dialog and what opens it. */
export interface DialogRootProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially (uncontrolled). */
  defaultOpen?: boolean | undefined;
  /** Called when the reader opens or closes it. */
  onOpenChange?: ((open: boolean, details: ChangeDetails<DialogChangeReason>) => void) | undefined;
  /** Called with `open` or `closed` on every state change after the first render. */
  onStateChange?: ((state: State<typeof dialogMachine>) => void) | undefined;
  /** The element that gets the focus on opening. Default: the first enabled field, or else the browser's choice. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

interface Group {
  state: DialogState;
  send: SendTo<typeof dialogMachine>;
  dialog: RefObject<HTMLDialogElement | null>;
  /** The id of its title, if it has one. */
  heading: string | undefined;
  ownHeadingId: string;
  noteHeading: NotePart;
  /** The dialog around those in it. */
  shown: 'closed' | 'opening' | 'shown';
  isClosing: RefObject<boolean>;
  pressedBehind: RefObject<boolean>;
  noteSurprise: () => void;
}

const [GroupContext, useGroup] = createPartContext<Group>('DialogParts', 'Root');

/** The surrounding dialog: `opening` until its element is shown, because layout effects run from the inside out. */
const SurroundingDialog = createContext<'closed' | 'opening' | 'shown'>('shown');

/**
 * A dialog and what opens it, wherever they are within it; it has no element. Its panel is rendered with it, closed or open.
 */
export function DialogRoot({
  open,
  defaultOpen = false,
  onOpenChange,
  onStateChange,
  initialFocus,
  children,
}: DialogRootProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // What opened it, and its ancestors.
  const opener = useRef<HTMLElement[]>(null);
  const focused = useRef<EventTarget>(null);
  const isClosing = useRef(false);
  const pressed = useRef<Element>(null);
  const pressedBehind = useRef(false);
  // Counts native openings and closings, which the product may have refused.
  const [surprises, noteSurprise] = useReducer((count: number) => count + 1, 0);
  const actor = useMachineActor(dialogMachine, {
    initialEvent: defaultOpen ? { type: 'open' } : undefined,
    onStateChange,
  });
  const { send, flush } = actor;
  const state = useControlled(actor, {
    value: open,
    onChange: onOpenChange,
    reasons: {
      open: (event) => (event ? 'trigger-press' : 'imperative-action'),
      close: (event) => (!event ? 'imperative-action' : event.type === 'click' ? 'close-press' : 'none'),
      escape: 'escape-key',
      'press.outside': 'outside-press',
    },
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
          send({ type: element.open ? 'open' : 'close' }, event);
          noteSurprise();
        },
        { signal },
      );
      element?.addEventListener('focusin', ({ target }) => (focused.current = target), { signal });
      element?.addEventListener('pointerup', ({ target }) => (pressedBehind.current &&= target === element), {
        signal,
      });
      // Browsers send `cancel` on a real Escape. A key that a test dispatches has to do it, too.
      const pressEscape = ({ key, isTrusted, defaultPrevented, target }: KeyboardEvent) => {
        const isOurs = target instanceof Element && target.closest('dialog') === element;
        if (key === 'Escape' && !isTrusted && !defaultPrevented && isOurs)
          element?.dispatchEvent(new Event('cancel', { cancelable: true }));
      };
      document.addEventListener('keydown', pressEscape, { signal });
      const methods: Pick<HTMLDialogElement, 'show' | 'showModal' | 'close'> = {
        showModal: () => send({ type: 'open' }),
        show: () => {
          if (element) HTMLDialogElement.prototype.show.call(element);
          send({ type: 'open' });
        },
        close: (returnValue) => {
          if (element && returnValue !== undefined) element.returnValue = returnValue;
          send({ type: 'close' });
        },
      };
      Object.assign(element ?? {}, methods);
      // If something around it is hidden (a tab panel), it would stay modal: invisible, with the page blocked.
      const observer =
        globalThis.ResizeObserver &&
        new ResizeObserver(() => {
          if (!element?.open || !isHidden(element)) return;
          hide(element);
          send({ type: 'hide' });
          noteSurprise();
        });
      if (element) observer?.observe(element);
      return () => {
        listening.abort();
        observer?.disconnect();
        for (const method of Object.keys(methods)) Reflect.deleteProperty(element ?? {}, method);
      };
    }, []),
  });
  const isOpen = state.matches('open');
  const ownHeadingId = useId();
  const [heading, noteHeading] = usePartId(ownHeadingId);

  const around = useContext(SurroundingDialog);
  const [isShown, noteShown] = useState(false);
  const shown = around !== 'shown' ? around : !isOpen ? 'closed' : isShown ? 'shown' : 'opening';

  const leave = useCallback(() => {
    isClosing.current = dialog.current?.open === true;
    if (dialog.current?.open) hide(dialog.current);
    // The browser restores the focus only to the element that had it; in Safari a clicked button did not.
    if (opener.current) restoreFocus(opener.current);
    opener.current = null;
    focused.current = null;
    noteShown(false);
  }, []);

  // A modal dialog that is removed or hidden while open would keep the page inert.
  useLayoutEffect(() => leave, [leave]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reverts what the browser has opened or closed
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) leave();
    else if (around === 'closed' && element.open) {
      leave();
      send({ type: 'hide' });
    } else if (around === 'shown' && !element.open) {
      opener.current ??= withAncestors(pressed.current ?? document.activeElement);
      // A form in the page that becomes a dialog on hydration has the focus already.
      const own = element.contains(document.activeElement) ? document.activeElement : null;
      const before = focused.current ?? own;
      isClosing.current = false;
      setGutter(element);
      show(element);
      if (isHidden(element)) {
        leave();
        send({ type: 'hide' });
      } else {
        // Shown again after a refused closing: the focus returns to where it was.
        focusFirst(element, before ?? initialFocus?.current);
        noteShown(true);
      }
    }
    flush();
  }, [isOpen, around, initialFocus, surprises, leave, send, flush]);

  const group: Group = {
    state: { open: isOpen },
    send,
    dialog,
    heading,
    ownHeadingId,
    noteHeading,
    shown,
    isClosing,
    pressedBehind,
    noteSurprise,
  };
  return <GroupContext value={group}>{children}</GroupContext>;
}

/** The props of the button that opens a dialog. */
export type DialogTriggerProps = PartProps<'button', DialogState>;

/** The button that opens the dialog. */
export function DialogTrigger({ onClick, ...part }: DialogTriggerProps) {
  const { state, send } = useGroup('Trigger');
  return renderPart(
    'button',
    {
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': state.open,
      'data-part': 'trigger',
      'data-state': state.open ? 'open' : 'closed',
      onClick: composeEventHandlers(onClick, (event) => send({ type: 'open' }, event)),
    },
    part,
    state,
  );
}

/** The props of the window. */
export type DialogPanelProps = Omit<PartProps<'dialog', DialogState>, 'open'>;

/**
 * The window: a native modal `<dialog>`, named by its title or by `aria-label`. With `role="alertdialog"` a press on the backdrop
 * does not close it.
 */
export function DialogPanel({ onCancel, onClose, onPointerDown, onClick, ...native }: DialogPanelProps) {
  const { state, send, dialog, heading, shown, isClosing, pressedBehind, noteSurprise } = useGroup('Panel');
  // A component that is made of it has a scope of its own.
  const part = {
    'aria-labelledby': native['aria-label'] ? undefined : heading,
    'data-scope': 'dialog',
    'data-part': 'root',
    ...native,
    'data-state': state.open ? 'open' : 'closed',
  };
  return renderPart(
    'dialog',
    {
      ref: dialog,
      className: styles.root,
      onCancel: composeEventHandlers(onCancel, (event) => {
        // The `cancel` event of a dismissed file picker bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        send({ type: 'escape' }, event);
      }),
      // The browser may close it without `cancel` (a second Escape). A `close` event of our own or an earlier closing is ignored.
      onClose: composeEventHandlers(onClose, (event) => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        // React's `Activity` or another dialog hides it: it stays open for the product.
        if (isClosing.current) {
          isClosing.current = false;
          return;
        }
        send({ type: 'close' }, event);
        noteSurprise();
      }),
      onPointerDown: composeEventHandlers(onPointerDown, (event) => {
        pressedBehind.current = event.target === event.currentTarget;
      }),
      // The press must begin and end on the backdrop: a text selection that crosses the edge closes nothing.
      onClick: composeEventHandlers(onClick, (event) => {
        const isBehind = pressedBehind.current && event.target === event.currentTarget;
        // An alert dialog waits for an answer (APG): only its buttons and Escape close it.
        if (isBehind && event.currentTarget.getAttribute('role') !== 'alertdialog')
          send({ type: 'press.outside' }, event);
      }),
      children: <SurroundingDialog value={shown}>{wordsOf(native)}</SurroundingDialog>,
    },
    part,
    state,
  );
}

/** The props of what is in the window. */
export type DialogBodyProps = PartProps<'div', DialogState>;

/** What is in the window, with its padding. Without it, a press on the padding would be one on the backdrop. */
export function DialogBody(part: DialogBodyProps) {
  return renderPart('div', { className: styles.body, 'data-part': 'body' }, part, useGroup('Body').state);
}

/** The props of the row of title and close button. */
export type DialogHeadProps = PartProps<'div', DialogState>;

/** The row of title and close button. */
export function DialogHead(part: DialogHeadProps) {
  return renderPart('div', { className: styles.head, 'data-part': 'head' }, part, useGroup('Head').state);
}

/** The props of the heading. */
export interface DialogTitleProps extends PartProps<'h2', DialogState> {
  /** Its rank. Default: 2. */
  level?: 2 | 3 | 4 | undefined;
}

/** The heading, which is the dialog's name. */
export function DialogTitle({ level = 2, ...part }: DialogTitleProps) {
  const { ownHeadingId, noteHeading, state } = useGroup('Title');
  const id = idOf(part, ownHeadingId);
  useNotedId(id, noteHeading);
  return renderPart(`h${level}`, { id, className: styles.title, 'data-part': 'title' }, part, state);
}

/** The props of the button that closes the dialog. */
export type DialogCloseProps = PartProps<'button', DialogState>;

/** The button that closes the dialog: a cross, or its children. */
export function DialogClose({ onClick, ...native }: DialogCloseProps) {
  const { state, send } = useGroup('Close');
  const { close } = useTexts('dialog', dialogTexts, undefined);
  const words = wordsOf(native);
  const part = { 'aria-label': words ? undefined : close, ...native };
  return renderPart(
    'button',
    {
      type: 'button',
      'data-part': 'close',
      onClick: composeEventHandlers(onClick, (event) => send({ type: 'close' }, event)),
      children: words ?? <Cross />,
      ...(!words && { className: styles.close }),
    },
    part,
    state,
  );
}

export interface DialogProps
  extends Omit<DialogRootProps, 'children'>,
    Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'children'> {
  /** The heading and the dialog's name. */
  title: ReactNode;
  /** The rank of the heading. Default: 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  texts?: PartialTexts<DialogTexts> | undefined;
  children: ReactNode;
}

/**
 * A modal dialog. Open it by `open`, by its ref's `showModal()`, or by a button with `command="show-modal"`: its machine
 * follows each of them. Escape, a press on the backdrop and its close button close it, and focus returns to the element that
 * opened it. With `role="alertdialog"` a press on the backdrop does not close it. `DialogParts` are its parts, for a structure of
 * your own.
 */
export function Dialog({
  title,
  headingLevel = 2,
  open,
  defaultOpen = false,
  onOpenChange,
  onStateChange,
  initialFocus,
  texts,
  children,
  ...panel
}: DialogProps) {
  const { close } = useTexts('dialog', dialogTexts, texts);
  return (
    <DialogRoot
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      onStateChange={onStateChange}
      initialFocus={initialFocus}
    >
      <DialogPanel {...panel}>
        <DialogBody>
          <DialogHead>
            <DialogTitle level={headingLevel}>{title}</DialogTitle>
            <DialogClose aria-label={close} />
          </DialogHead>
          <TextRun>{children}</TextRun>
        </DialogBody>
      </DialogPanel>
    </DialogRoot>
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
  // happy-dom would clear the return value.
  if (close) close.call(element, element.returnValue);
  else element.removeAttribute('open');
}

/** Only a page with a scrollbar keeps its space while it does not scroll. */
function setGutter(element: HTMLDialogElement) {
  element.toggleAttribute('data-gutter', window.innerWidth > document.documentElement.clientWidth);
}

/** Whether an open dialog is not rendered, because something around it is hidden. jsdom does not know. */
const isHidden = (element: HTMLDialogElement) => element.checkVisibility?.() === false;

/** Focuses an element; whether it could be focused. */
function focus(element: HTMLElement) {
  if (element.matches(':disabled') || element.closest('dialog:not([open])')) return false;
  element.focus();
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/** Focuses the preferred element, or else the first field that a reader could reach with Tab. */
function focusFirst(dialog: HTMLDialogElement, preferred: EventTarget | null | undefined) {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea')];
  const isChecked = ({ name }: HTMLInputElement) => fields.some((field) => field.name === name && field.checked);
  const reachable = fields.filter(
    (field) => field.tabIndex >= 0 && (field.type !== 'radio' || field.checked || !isChecked(field)),
  );
  const wanted = [preferred, dialog.querySelector('[autofocus]'), ...reachable];
  const isFocused = wanted.some((element) => element instanceof HTMLElement && focus(element));
  // jsdom focuses nothing by itself.
  if (!isFocused && !dialog.contains(document.activeElement)) dialog.querySelector('button')?.focus();
}

/** An element and its ancestors in the page's body. */
function withAncestors(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  return [element, ...withAncestors(element.parentElement)];
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Focuses the opener of a dialog. If it has gone or is disabled: the first element that can be focused in what was around it. */
function restoreFocus(path: readonly HTMLElement[]) {
  const [opener] = path;
  if (!opener || focus(opener)) return;
  // Later: another dialog that closes in the same commit still blocks the page.
  queueMicrotask(() => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !activeElement.closest('dialog:not([open])')) return;
    path.some((around) =>
      [around, ...around.querySelectorAll<HTMLElement>(FOCUSABLE)].some(
        (near) => near.matches(FOCUSABLE) && focus(near),
      ),
    );
  });
}
