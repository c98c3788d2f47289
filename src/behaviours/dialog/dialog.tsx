'use client';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Cross } from '../../elements/alert/sign';
import { activeIn } from '../../theme/active-element';
import { classNames } from '../../theme/class-names';
import { warnOldName } from '../../theme/development-warning';
import { focusable, isVisible } from '../../theme/focusable';
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
  useHydrated,
  useMachineActor,
} from '../behaviour';
import { callProduct } from '../call-product';
import { composeEventHandlers } from '../handlers';
import {
  focusedIn,
  isComposing,
  isIn,
  isModal,
  isOfBrowser,
  isUnderPopover,
  modalsIn,
  popoversBeside,
} from '../layers';
import { type PartialTexts, useTexts } from '../texts';
import { useLatest } from '../use-latest';
import * as styles from './dialog.css';
import { dialogMachine } from './dialog.machine';
import { addModal, isOpenModal, lostModals, removeModal, topModal } from './modals';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

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
  /** Whether the dialog is shown. */
  open: boolean;
}

/** The props of a dialog and what opens it. */
export interface DialogRootProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially (uncontrolled). */
  defaultOpen?: boolean | undefined;
  /** Called before the dialog opens or closes, other than by `open`; `details` say why. */
  onOpenChange?: ((open: boolean, details: ChangeDetails<DialogChangeReason>) => void) | undefined;
  /** Called with `open` or `closed` on every state change after the first render. */
  onStateChange?: ((state: State<typeof dialogMachine>) => void) | undefined;
  /**
   * Called after its animations of opening or closing: with `true` when it is wholly shown, with `false` when nothing of it is. At
   * once if it has none.
   */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
  /**
   * Whether it blocks the page. If not, the page beside it stays in use, Escape closes it where the focus is in it, and a press
   * outside does not. Read when it opens: pass the same while it is open. Default: true.
   */
  modal?: boolean | undefined;
  /**
   * The element that gets the focus on opening: a ref, or a function that is called then. Default, also where it names none: the
   * first enabled field, or else the browser's choice.
   */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined) | undefined;
  /**
   * The element that gets the focus on closing: a ref, or a function that is called then. Default, also where it names none: what
   * opened it, or the nearest control that is there.
   */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined) | undefined;
  /** The parts, and whatever is around them. */
  children?: ReactNode;
}

type Phase = 'closed' | 'opening' | 'open';
type Seen = 'nothing' | 'shown' | 'leaving';

interface Group {
  state: DialogState;
  send: SendTo<typeof dialogMachine>;
  /** The ref of the window. */
  attach: (element: HTMLDialogElement | null) => (() => void) | undefined;
  /** The id of its title, if it has one. */
  heading: string | undefined;
  ownHeadingId: string;
  noteHeading: NotePart;
  /** The id of its description, if it has one. */
  description: string | undefined;
  noteDescription: NotePart;
  /** The id of the window while it is in the page. */
  panel: string | undefined;
  ownPanelId: string;
  hydrated: boolean;
  notePanel: NotePart;
  /** The trigger that opened it, if one did. */
  openedBy: string | undefined;
  noteOpenedBy: (trigger: string) => void;
  /** How many triggers are in the page. */
  triggers: RefObject<number>;
  /** How far it has opened, for a dialog in it, which opens after it. */
  phase: Phase;
  /** What is seen of its element: it is `shown` also in the render that closes it, and `leaving` while its animation of closing runs. */
  seen: Seen;
  modal: boolean;
  leave: () => void;
  isClosing: RefObject<boolean>;
  pressedBehind: RefObject<boolean>;
  /** The popovers and dialogs that were open before it: they lie below its backdrop. */
  below: RefObject<readonly Element[]>;
  noteSurprise: () => void;
}

const [GroupContext, useGroup] = createPartContext<Group>('DialogParts', 'Root');

/** The surrounding dialog: `opening` until its element is shown, because layout effects run from the inside out. */
const SurroundingDialog = createContext<Phase>('open');

/** A dialog and what opens it, wherever they are within it; it has no element. */
export function DialogRoot({
  open,
  defaultOpen = false,
  onOpenChange,
  onStateChange,
  onOpenChangeComplete,
  modal = true,
  initialFocus,
  finalFocus,
  children,
}: DialogRootProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // What opens it, and its ancestors, in the last render before.
  const nextOpener = useRef<readonly Element[]>([]);
  const focused = useRef<Element>(null);
  const isClosing = useRef(false);
  const wasOpen = useRef(false);
  const wasModal = useRef(false);
  const isMounted = useRef(false);
  const pressedBehind = useRef(false);
  const below = useRef<readonly Element[]>([]);
  const [openedBy, noteOpenedBy] = useState<string>();
  const triggers = useRef(0);
  const latest = useLatest({ initialFocus, finalFocus, modal, onOpenChangeComplete });
  // Counts native openings and closings, which the product may have refused, and elements that came late.
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
      close: (event) =>
        !event
          ? 'imperative-action'
          : event.type !== 'click'
            ? 'none'
            : (event.target as Element).closest('[data-part="trigger"]')
              ? 'trigger-press'
              : 'close-press',
      escape: 'escape-key',
      'press.outside': 'outside-press',
    },
    select: (snapshot) => snapshot.matches('open'),
    toEvent: (to) => ({ type: to ? 'open' : 'close' }),
  });
  useDomEvents(actor, {
    hydrateFromDom: (send) => {
      isMounted.current = true;
      if (dialog.current?.open) send({ type: 'open' });
    },
    subscribe: useCallback(() => rememberPresses(dialog.current?.ownerDocument ?? document), []),
  });
  const isOpen = state.matches('open');
  const ownHeadingId = useId();
  const [heading, noteHeading] = usePartId(ownHeadingId);
  const [description, noteDescription] = usePartId(undefined);
  const ownPanelId = `${ownHeadingId}-window`;
  const [panel, notePanel] = usePartId(ownPanelId);

  const around = useContext(SurroundingDialog);
  const [seen, noteSeen] = useState<Seen>('nothing');
  const phase = around !== 'open' ? around : !isOpen ? 'closed' : seen === 'shown' ? 'open' : 'opening';

  // In the render, because the commit that opens the dialog may take the opener away.
  if (isOpen && !wasOpen.current && typeof document !== 'undefined')
    nextOpener.current = findOpener(dialog.current?.ownerDocument ?? document, dialog.current);

  const attach = useCallback(
    (element: HTMLDialogElement | null) => {
      dialog.current = element;
      if (!element) return;
      const methods: Pick<HTMLDialogElement, 'show' | 'showModal' | 'close' | 'requestClose'> = {
        showModal: () => {
          if (!latest.current.modal) HTMLDialogElement.prototype.showModal.call(element);
          send({ type: 'open' });
        },
        show: () => {
          if (latest.current.modal) HTMLDialogElement.prototype.show.call(element);
          send({ type: 'open' });
        },
        close: (returnValue) => {
          if (returnValue !== undefined) element.returnValue = returnValue;
          send({ type: 'close' });
        },
        requestClose: (returnValue) => {
          if (!element.open) return;
          if (returnValue !== undefined) element.returnValue = returnValue;
          element.dispatchEvent(new Event('cancel', { cancelable: true }));
        },
      };
      // Syncs the machine when the browser has opened or closed the element, by a command for example. React hears `toggle` of no
      // hydrated dialog (react/react#37261), and of none before 19.1.
      const follow = (event: Event) => {
        // Before or after the `close` event of what React hides.
        if (isClosing.current && !element.open) return;
        send({ type: element.open ? 'open' : 'close' }, event);
        noteSurprise();
      };
      element.addEventListener('toggle', follow);
      Object.assign(element, methods);
      if (wasOpen.current && !element.open) noteSurprise();
      // In a boundary, React has hydrated it later.
      if (isMounted.current && element.open && !wasOpen.current) send({ type: 'open' });
      return () => {
        dialog.current = null;
        element.removeEventListener('toggle', follow);
        for (const method of Object.keys(methods)) Reflect.deleteProperty(element, method);
      };
    },
    [send, latest],
  );

  const leave = useCallback(() => {
    const element = dialog.current;
    if (!element) return;
    isClosing.current = element.open;
    const active = isBeside(element) ? focusedIn(element.ownerDocument) : null;
    const opener = openers.get(element);
    if (opener) silence(element);
    if (element.open) hide(element);
    if (opener) {
      // The browser restores the focus only to the element that had it; in Safari a clicked button did not. The focus of a reader
      // who is in the page beside the dialog stays there.
      if (!active || element.contains(active)) restoreFocus(elementOf(latest.current.finalFocus), opener);
      noteSeen(animationsOf(element).length > 0 ? 'leaving' : 'nothing');
    }
    openers.delete(element);
    noteOpenedBy(undefined);
  }, [latest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reverts what the browser has opened or closed
  useLayoutEffect(() => {
    wasOpen.current = isOpen;
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.isConnected) return whenConnected(element, noteSurprise);
    if (!isOpen) {
      leave();
      focused.current = null;
    } else if (around === 'closed' && element.open) {
      leave();
      send({ type: 'hide' });
    } else if (around === 'open' && !(element.open && seen === 'shown')) {
      openers.set(element, openers.get(element) ?? nextOpener.current);
      // The browser may have opened it: by a command, or by `show`, after which the page is not blocked.
      const isForeign = element.open;
      // By `autoFocus`, or in a form in the page that becomes a dialog on hydration.
      const own = isForeign ? null : focusedIn(element.ownerDocument);
      const before = focused.current ?? (element.contains(own) ? own : null);
      isClosing.current = false;
      measurePage(element);
      below.current = [...popoversBeside(element), ...modalsIn(element.ownerDocument)];
      if (!isForeign) show(element, modal);
      wasModal.current = isModal(element);
      if (isForeign ? wasModal.current : modal) addModal(element);
      if (!isVisible(element)) {
        leave();
        send({ type: 'hide' });
      } else {
        // Shown again after a refused closing: the focus returns to where it was.
        if (!isForeign || isModal(element)) focusFirst(element, before ?? elementOf(latest.current.initialFocus));
        noteSeen('shown');
      }
    }
    flush();
  }, [isOpen, seen, around, surprises, leave, send, flush, latest]);

  // React moves the rows of a list that is sorted. A browser takes an element that is moved out of the top layer, tells nobody, and
  // leaves it open: the page behind it could be used, and Escape would do nothing.
  const showAgain = useCallback(() => {
    const element = dialog.current;
    if (!element?.open || !wasModal.current || isModal(element)) return;
    const before = focusedIn(element.ownerDocument);
    for (const one of lostModals()) {
      // By `close`, the product would hear that it was closed.
      one.removeAttribute('open');
      HTMLDialogElement.prototype.showModal.call(one);
    }
    const to = element.contains(before) ? before : focused.current;
    if (to) focus(to, { preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    if (seen === 'shown') showAgain();
  });

  useLayoutEffect(() => {
    const element = seen === 'shown' && dialog.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const noteFocus = ({ target }: Event) => {
      focused.current = target as Element;
      // React returns the focus to what it has moved, also where it renders nothing anew.
      showAgain();
    };
    element.addEventListener('focusin', noteFocus, { signal });
    element.addEventListener('pointerup', ({ target }) => (pressedBehind.current &&= target === element), { signal });
    // Browsers close a dialog at the second Escape in a row, whatever the product says to its `cancel`.
    const pressEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      const path = event.composedPath();
      const layer = path.find((node): node is HTMLDialogElement => (node as Partial<HTMLDialogElement>).open === true);
      if ((layer?.localName === 'dialog' ? layer : topModal()) !== element) return;
      // Nothing has the focus, and a dialog of another library lies above.
      const isAbove = (one: Element) => one !== element && !below.current.includes(one);
      if (layer !== element && modalsIn(element.ownerDocument).some(isAbove)) return;
      // The key is one of a dialog in a closed shadow root, which the path does not have: the browser closes that.
      if (isModal(element) && topModal() !== element) return;
      if (isOfBrowser(event, element)) return;
      event.preventDefault();
      if (element.getAttribute('closedby') !== 'none') element.dispatchEvent(new Event('cancel', { cancelable: true }));
    };
    element.ownerDocument.addEventListener('keydown', pressEscape, { signal });
    // If something around it is hidden (a tab panel), it would stay modal: invisible, with the page blocked.
    const observer =
      globalThis.IntersectionObserver &&
      new IntersectionObserver(() => {
        if (!element.open || isVisible(element)) return;
        hide(element);
        send({ type: 'hide' });
        noteSurprise();
      });
    observer?.observe(element);
    return () => {
      listening.abort();
      observer?.disconnect();
    };
  }, [seen, send, showAgain]);

  const wasSeen = useRef(false);
  useEffect(() => {
    if (seen === 'nothing') {
      if (wasSeen.current) callProduct(latest.current.onOpenChangeComplete, false);
      wasSeen.current = false;
      return;
    }
    wasSeen.current = true;
    let isCurrent = true;
    // One that is canceled has ended, too.
    Promise.allSettled(animationsOf(dialog.current).map(({ finished }) => finished)).then(() => {
      if (!isCurrent) return;
      if (seen === 'leaving') noteSeen('nothing');
      else callProduct(latest.current.onOpenChangeComplete, true);
    });
    return () => {
      isCurrent = false;
    };
  }, [seen, latest]);

  const group: Group = {
    state: { open: isOpen },
    send,
    attach,
    heading,
    ownHeadingId,
    noteHeading,
    description,
    noteDescription,
    panel,
    ownPanelId,
    hydrated: useHydrated(),
    notePanel,
    openedBy,
    noteOpenedBy,
    triggers,
    phase,
    seen,
    modal,
    leave,
    isClosing,
    pressedBehind,
    below,
    noteSurprise,
  };
  return <GroupContext value={group}>{children}</GroupContext>;
}

/** A held Enter presses what has the focus again and again: the button that closes what it has just opened. */
const preventRepeat = (event: { key: string; repeat: boolean; preventDefault: () => void }) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** The props of the button that opens a dialog. */
export type DialogTriggerProps = PartProps<'button', DialogState>;

/** The button that opens the dialog. Of several, the one that opened it is expanded; none, if the product did. */
export function DialogTrigger({ onClick, onKeyDown, ...part }: DialogTriggerProps) {
  const { state, send, panel, hydrated, openedBy, noteOpenedBy, triggers } = useGroup('Trigger');
  const id = useId();
  // Counted before the dialog is shown, which renders it anew.
  useLayoutEffect(() => {
    triggers.current++;
    return () => void triggers.current--;
  }, [triggers]);
  const open = state.open && (openedBy ? openedBy === id : triggers.current < 2);
  return renderPart(
    'button',
    {
      type: 'button',
      'aria-haspopup': 'dialog',
      // The server does not know whether the page has the window.
      'aria-controls': hydrated ? panel : undefined,
      'aria-expanded': open,
      'data-part': 'trigger',
      'data-state': open ? 'open' : 'closed',
      onKeyDown: composeEventHandlers(onKeyDown, preventRepeat),
      onClick: composeEventHandlers(onClick, (event) => {
        // An element in its place may know no `disabled`.
        if (part.disabled) return;
        // Beside a dialog that is not modal, it can be pressed again.
        if (open) return send({ type: 'close' }, event);
        noteOpenedBy(id);
        send({ type: 'open' }, event);
      }),
    },
    part,
    { open },
  );
}

/** The props of the window. */
export interface DialogContentProps extends Omit<PartProps<'dialog', DialogState>, 'open'> {
  /** Whether it is in the page while it is closed. Default: true. If not, its ref is null then, and nothing in it keeps a state. */
  keepMounted?: boolean | undefined;
}

/**
 * The window: a native `<dialog>`, named by its title or by `aria-label`. With `role="alertdialog"` or
 * `closedby="closerequest"` a press on the backdrop does not close it; with `closedby="none"` Escape does not either.
 */
export function DialogContent({
  keepMounted = true,
  onCancel,
  onClose,
  onPointerDown,
  onClick,
  ...native
}: DialogContentProps) {
  const group = useGroup('Content');
  const { state, send, hydrated, phase, seen, modal, leave, isClosing, pressedBehind, below, noteSurprise } = group;
  const isThere = keepMounted || state.open || seen !== 'nothing';
  const id = idOf(native, group.ownPanelId);
  useNotedId(isThere ? id : undefined, group.notePanel);
  // A modal dialog that is removed or hidden while open would keep the page inert.
  useLayoutEffect(() => leave, [leave]);
  if (!isThere) return null;
  // A component that is made of it has a scope of its own.
  const part = {
    'data-scope': 'dialog',
    'data-part': 'root',
    ...(phase === 'closed' && seen === 'nothing' && { 'data-absent': '' }),
    ...native,
    'data-state': state.open ? 'open' : 'closed',
    // Before hydration it may be a form in the page.
    ...(hydrated && phase === 'opening' && { 'data-opening': '' }),
  };
  return renderPart(
    'dialog',
    {
      ref: group.attach,
      id,
      'aria-labelledby': native['aria-label'] ? undefined : group.heading,
      'aria-describedby': group.description,
      // A press on its text moves the focus into it.
      tabIndex: modal ? undefined : -1,
      className: classNames(styles.root, !modal && styles.beside),
      onCancel: composeEventHandlers(onCancel, (event) => {
        // The `cancel` event of a dismissed file picker bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        // With `closedby="any"`, the browser sends it for a press, before the click.
        const isPress = event.nativeEvent.isTrusted && pressedBehind.current;
        pressedBehind.current = false;
        send({ type: isPress ? 'press.outside' : 'escape' }, event);
      }),
      // The browser may close it without `cancel` (a second Escape). A `close` event of our own or an earlier closing is ignored.
      onClose: composeEventHandlers(onClose, (event) => {
        // React's `Activity` or another dialog hides it: it stays open for the product.
        if (event.target !== event.currentTarget || event.currentTarget.open || isClosing.current) return;
        send({ type: 'close' }, event);
        noteSurprise();
      }),
      onPointerDown: composeEventHandlers(onPointerDown, (event) => {
        const { target, currentTarget: dialog } = event;
        // A notice over a modal dialog is inert: the backdrop gets its presses.
        const isOnNotice = () => popoversBeside(dialog).some((one) => !below.current.includes(one) && isIn(one, event));
        // The browser closes a menu in it instead.
        pressedBehind.current = target === dialog && !isUnderPopover(dialog) && !isOnNotice();
      }),
      // The press must begin and end on the backdrop: a text selection that crosses the edge closes nothing.
      onClick: composeEventHandlers(onClick, (event) => {
        if (isOfWhatIsAround(event)) event.preventDefault();
        const isBehind =
          // Not the second click of the double click that has opened it.
          event.detail < 2 &&
          pressedBehind.current &&
          event.target === event.currentTarget &&
          (native.closedby ?? 'any') === 'any' &&
          !isBeside(event.currentTarget);
        pressedBehind.current = false;
        // An alert dialog waits for an answer (APG): only its buttons and Escape close it.
        if (isBehind && event.currentTarget.getAttribute('role') !== 'alertdialog')
          send({ type: 'press.outside' }, event);
      }),
      children: <SurroundingDialog value={phase}>{wordsOf(native)}</SurroundingDialog>,
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
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The old name of `headingLevel`.
   * @deprecated Write `headingLevel`.
   */
  level?: 2 | 3 | 4 | undefined;
}

/** The heading, which is the dialog's name. */
export function DialogTitle({ level, headingLevel = 2, ...part }: DialogTitleProps) {
  if (process.env.NODE_ENV !== 'production' && level) warnOldName('DialogParts.Title', 'level', 'headingLevel');
  const { ownHeadingId, noteHeading, state } = useGroup('Title');
  const id = idOf(part, ownHeadingId);
  useNotedId(id, noteHeading);
  return renderPart(`h${level ?? headingLevel}`, { id, className: styles.title, 'data-part': 'title' }, part, state);
}

/** The props of the description. */
export type DialogDescriptionProps = PartProps<'p', DialogState>;

/** What the dialog is for, in a sentence: screen readers read it after the dialog's name. */
export function DialogDescription(part: DialogDescriptionProps) {
  const { noteDescription, state } = useGroup('Description');
  const id = idOf(part, useId());
  useNotedId(id, noteDescription);
  return renderPart('p', { id, 'data-part': 'description' }, part, state);
}

/** The props of the button that closes the dialog. */
export type DialogCloseProps = PartProps<'button', DialogState>;

/** The button that closes the dialog: a cross, or its children. */
export function DialogClose({ onClick, onKeyDown, ...part }: DialogCloseProps) {
  const { state, send } = useGroup('Close');
  const { close } = useTexts('dialog', dialogTexts, undefined);
  const words = wordsOf(part);
  return renderPart(
    'button',
    {
      type: 'button',
      'aria-label': words ? undefined : close,
      'data-part': 'close',
      onKeyDown: composeEventHandlers(onKeyDown, preventRepeat),
      onClick: composeEventHandlers(onClick, (event) => send({ type: 'close' }, event)),
      children: words ?? <Cross />,
      ...(!words && { className: styles.close }),
    },
    part,
    state,
  );
}

/** The props of `Dialog`. */
export interface DialogProps
  extends Omit<DialogRootProps, 'children'>,
    Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'children'>,
    Pick<DialogContentProps, 'keepMounted'> {
  /** The heading and the dialog's name. */
  title: ReactNode;
  /** The rank of the heading. Default: 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces any of `dialogTexts`. */
  texts?: PartialTexts<DialogTexts> | undefined;
  /** What is below the title. */
  children: ReactNode;
}

/**
 * A dialog, modal unless `modal` is false. Open it by `open`, by its ref's `showModal()`, or by a button with `command="show-modal"`: its machine
 * follows each of them. Escape, a press on the backdrop and its close button close it, and focus returns to the element that
 * opened it. With `role="alertdialog"` a press on the backdrop does not close it. `DialogParts` are its parts, for a structure of
 * your own.
 */
export function Dialog({
  title,
  headingLevel = 2,
  defaultOpen = false,
  modal = true,
  texts,
  children,
  ...props
}: DialogProps) {
  const { close } = useTexts('dialog', dialogTexts, texts);
  const { open, onOpenChange, onStateChange, onOpenChangeComplete, initialFocus, finalFocus, ...content } = props;
  return (
    <DialogRoot {...props} defaultOpen={defaultOpen} modal={modal}>
      <DialogContent {...content}>
        <DialogBody>
          <DialogHead>
            <DialogTitle headingLevel={headingLevel}>{title}</DialogTitle>
            <DialogClose aria-label={close} />
          </DialogHead>
          <TextRun>{children}</TextRun>
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}

/** The native methods; the element's own are replaced by ones that send events. jsdom has none: there, sets the attribute. */
function show(element: HTMLDialogElement, modal: boolean) {
  const method = HTMLDialogElement.prototype[modal ? 'showModal' : 'show'];
  if (method) method.call(element);
  else element.setAttribute('open', '');
}

/** Calls a function once an element is in the page: the product puts what a portal renders into there after its effects. */
function whenConnected(element: Element, then: () => void) {
  const observer = new MutationObserver(() => element.isConnected && then());
  observer.observe(element.ownerDocument, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function hide(element: HTMLDialogElement) {
  const { close } = HTMLDialogElement.prototype;
  // happy-dom would clear the return value.
  if (close) close.call(element, element.returnValue);
  else element.removeAttribute('open');
}

/** Whether it is open beside a page that stays in use. */
const isBeside = (element: HTMLDialogElement) => element.open && !isOpenModal(element) && !isModal(element);

/** Whether a press on words in a dialog would, as in HTML, be one on the label or the title of an answer that the dialog is in. */
const isOfWhatIsAround = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }) => {
  const around = currentTarget.closest('label, summary');
  return (
    around !== null && (target as Element).closest('a, button, input, select, textarea, label, summary') === around
  );
};

/** What moves the window or its backdrop now, and will end. */
const animationsOf = (element: Element | null) =>
  (element?.getAnimations?.({ subtree: true }) ?? []).filter(({ effect }) => {
    const moved = effect as KeyframeEffect | null;
    return moved?.target === element && moved?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  });

/** Pauses what plays in a dialog that is closed, where nobody could stop it, and takes it from the open ones. */
function silence(element: HTMLDialogElement) {
  removeModal(element);
  for (const media of element.querySelectorAll<HTMLMediaElement>('audio, video')) if (!media.paused) media.pause();
}

/** Tells the styles whether the page has a scrollbar, whose space it keeps, and whether its body says how it scrolls. */
function measurePage(element: HTMLDialogElement) {
  const { defaultView, documentElement } = element.ownerDocument;
  element.toggleAttribute('data-gutter', (defaultView?.innerWidth ?? 0) > documentElement.clientWidth);
  element.toggleAttribute('data-body', getComputedStyle(documentElement).overflow === 'visible');
}

const elementOf = (named: DialogRootProps['initialFocus']) => (typeof named === 'function' ? named() : named?.current);

/** Focuses an element; whether it could be focused. */
function focus(element: Element, options?: FocusOptions) {
  if (element.matches(':disabled') || element.closest('dialog:not([open])')) return false;
  (element as HTMLElement).focus?.(options);
  return activeIn(element) === element;
}

/**
 * Focuses the preferred element, or else the first field that a reader could reach with Tab. A field below the dialog's lower edge
 * would scroll it to its end: then the browser's choice keeps the focus.
 */
function focusFirst(dialog: HTMLDialogElement, preferred: Element | null | undefined) {
  if ([preferred, dialog.querySelector('[autofocus]')].some((wanted) => wanted && focus(wanted))) return;
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), select, textarea')];
  const isChecked = ({ name }: HTMLInputElement) => fields.some((field) => field.name === name && field.checked);
  const reachable = fields.filter(
    (field) => field.tabIndex >= 0 && (field.type !== 'radio' || field.checked || !isChecked(field)),
  );
  const { bottom } = dialog.getBoundingClientRect();
  const quietly = (element: Element) => focus(element, { preventScroll: true });
  if (reachable.filter((field) => field.getBoundingClientRect().bottom <= bottom).some(quietly)) return;
  // jsdom focuses nothing by itself.
  if (!dialog.contains(focusedIn(dialog.ownerDocument)))
    [...reachable, ...dialog.querySelectorAll('button')].some(quietly);
  dialog.scrollTop = 0;
}

interface Presses {
  /** What was pressed last, and its ancestors. */
  path: readonly Element[];
  isPointer: boolean;
  dialogs: number;
  listening: AbortController;
}

/** Presses of each page with a dialog. */
const pressesOf = new WeakMap<Document, Presses>();

/** Remembers what is pressed in a page, once for all of its dialogs. */
function rememberPresses(page: Document) {
  const known = pressesOf.get(page);
  const presses: Presses = known ?? { path: [], isPointer: false, dialogs: 0, listening: new AbortController() };
  pressesOf.set(page, presses);
  presses.dialogs++;
  if (!known) {
    const options = { signal: presses.listening.signal, capture: true };
    const note = (event: Event) => {
      const [target] = event.composedPath() as [Partial<Element>?];
      const pressed = target?.closest?.('a, button, summary, [tabindex]') ?? null;
      if (event.type === 'click' && pressed === presses.path[0]) return;
      presses.isPointer = event.type === 'pointerdown';
      presses.path = withAncestors(pressed);
    };
    // Screen readers and voice control may send a click alone, and focus nothing.
    for (const type of ['pointerdown', 'keydown', 'click']) page.addEventListener(type, note, options);
    // Where a script has moved the focus after a press, that is where the reader is.
    const forget = ({ target }: Event) => {
      if (!presses.path.includes(target as Element)) presses.isPointer = false;
    };
    page.addEventListener('focusin', forget, options);
  }
  return () => {
    if (--presses.dialogs > 0) return;
    presses.listening.abort();
    pressesOf.delete(page);
  };
}

/** What opens a dialog now, and its ancestors: Safari does not focus a clicked button, and a menu's item may be gone already. */
function findOpener(page: Document, dialog: Element | null): readonly Element[] {
  const presses = pressesOf.get(page);
  const focused = focusedIn(page);
  const isPressed = presses?.path[0]?.isConnected && presses.isPointer;
  return isPressed || !focused || dialog?.contains(focused) ? (presses?.path ?? []) : withAncestors(focused);
}

/** What opened each dialog that is shown, and its ancestors. */
const openers = new WeakMap<Element, readonly Element[]>();

/** The button of a menu, a popover or a panel: it is still there when that has closed. */
const buttonOf = (layer: Element) =>
  layer.id &&
  [...(layer.getRootNode() as ParentNode).querySelectorAll('button')].find(
    (button) =>
      !layer.contains(button) &&
      (button.getAttribute('popovertarget') ?? button.getAttribute('aria-controls')) === layer.id,
  );

/**
 * An element and its ancestors in the page's body, across shadow roots. Around a dialog is what opened it, and around a menu its
 * button.
 */
function withAncestors(element: Element | null, within: readonly Element[] = []): readonly Element[] {
  if (!element || element.localName === 'body' || within.includes(element)) return within;
  const { host = null } = element.getRootNode() as Partial<ShadowRoot>;
  const path = [...within, element];
  const known = openers.get(element);
  return known ? [...path, ...known] : withAncestors(buttonOf(element) || (element.parentElement ?? host), path);
}

/**
 * Focuses what the product wants, or the opener of a dialog. If it has gone or is disabled: the first element that can be focused
 * in what was around it.
 */
function restoreFocus(wanted: Element | null | undefined, path: readonly Element[]) {
  const [opener] = path;
  if ((wanted && focus(wanted)) || !opener) return;
  focus(opener);
  // Later: another dialog that closes in the same commit still blocks the page, and the commit may take the opener away.
  queueMicrotask(() => {
    const focused = focusedIn(opener.ownerDocument);
    if (focused && !focused.closest('dialog:not([open])')) return;
    path.some((around) =>
      [around, ...around.querySelectorAll(focusable)].some((near) => near.matches(focusable) && focus(near)),
    );
  });
}

/**
 * The old name of `DialogContentProps`.
 * @deprecated Write `DialogContentProps`.
 */
export type DialogPanelProps = DialogContentProps;

/**
 * The old name of `DialogParts.Content`.
 * @deprecated Write `DialogParts.Content`.
 */
export function DialogPanel(part: DialogContentProps) {
  if (process.env.NODE_ENV !== 'production') warnOldName('DialogParts', 'Panel', 'Content');
  return <DialogContent {...part} />;
}
