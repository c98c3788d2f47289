'use client';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { activeIn } from '../../theme/active-element';
import { checkNames, warnOldName } from '../../theme/development-warning';
import { focusable, isVisible } from '../../theme/focusable';
import { useGroupName } from '../../theme/group-name';
import { itemValue } from '../../theme/item-value';
import { createPartContext } from '../../theme/part-context';
import { type PartProps, renderPart, wordsOf } from '../../theme/render-part';
import { TextRun } from '../../theme/text-run';
import { type ChangeDetails, type SendTo, type State, useControlled, useMachineActor } from '../behaviour';
import { composeEventHandlers, isShortcut } from '../handlers';
import { useAddress } from '../use-address';
import { useLatest } from '../use-latest';
import * as styles from './accordion.css';
import { accordionMachine } from './accordion.machine';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** Why the open items of an accordion change: a press on a title, or the browser (find-in-page, the fragment of the address). */
export type AccordionChangeReason = 'trigger-press' | 'reveal' | 'none';

/** The state of the whole accordion, for `render`, `className` and `style` of its root. */
export interface AccordionRootState {
  /** The values of the open items. */
  value: readonly string[];
  /** Whether the reader can open or close none. */
  disabled: boolean;
}

/** The state of an item, for `render`, `className` and `style` of its parts. */
export interface AccordionItemState {
  /** The value of the item. */
  value: string;
  /** Whether its content is shown. */
  open: boolean;
  /** Whether the reader cannot open or close it. */
  disabled: boolean;
}

interface Group {
  send: SendTo<typeof accordionMachine>;
  /** The name of the native group; undefined if several items may be open. */
  name: string | undefined;
  value: readonly string[];
  disabled: boolean;
}

const [GroupContext, useGroup] = createPartContext<Group>('AccordionParts', 'Root');
const [ItemContext, useItem] = createPartContext<AccordionItemState>('AccordionParts', 'Item');

/** The props of the group of items. */
export interface AccordionRootProps extends Omit<PartProps<'div', AccordionRootState>, 'defaultValue'> {
  /** Whether more than one item may be open. Default: false, one at a time (SPEC §4). */
  multiple?: boolean | undefined;
  /** Whether the reader can open or close none of the items. */
  disabled?: boolean | undefined;
  /** The values of the open items (controlled). A change that the product does not take is not shown. */
  value?: readonly string[] | undefined;
  /** The values of the items that are open initially. Default: none. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of the open items before the reader, the browser or the address changes them. */
  onValueChange?: ((value: readonly string[], details: ChangeDetails<AccordionChangeReason>) => void) | undefined;
  /** Called with `collapsed` or `expanded` on every state change after the first render. */
  onStateChange?: ((state: State<typeof accordionMachine>) => void) | undefined;
}

/** The group of items, which may be anywhere within it. */
export function AccordionRoot({
  multiple = false,
  disabled = false,
  value,
  defaultValue = [],
  onValueChange,
  onStateChange,
  ...part
}: AccordionRootProps) {
  const group = useGroupName();
  const root = useRef<HTMLDivElement>(null);
  const actor = useMachineActor(accordionMachine, {
    input: { items: value ?? defaultValue, multiple },
    propEvents: [[multiple, { type: 'multiple.change', multiple }]],
    onStateChange,
  });
  const { send } = actor;
  const state = useControlled(actor, {
    value,
    // Without items that have gone.
    onChange:
      onValueChange &&
      ((open: readonly string[], details: ChangeDetails<AccordionChangeReason>) =>
        onValueChange(
          open.filter((id) => itemsOf(root).some(({ dataset }) => dataset.item === id)),
          details,
        )),
    reasons: { toggle: 'trigger-press', reveal: 'reveal' },
    select: ({ context }) => context.items,
    toEvent: (items) => ({ type: 'set', items }),
  });
  useAddress(actor, {
    root,
    partsIn: () => itemsOf(root).filter((item) => !isDisabled(item)),
    toEvent: (item) => ({ type: 'reveal', item }),
    hydrateFromDom: (send) => {
      const isTouched = itemsOf(root).some(({ open, dataset }) => open !== isOpen(dataset.item));
      if (isTouched)
        send({ type: 'set', items: itemsOf(root).flatMap(({ open, dataset }) => (open ? (dataset.item ?? []) : [])) });
      return isTouched;
    },
  });
  const open = state.context.items;
  const isOpen = (item: string | undefined) => open.includes(item ?? '');

  /** Takes back what the browser has opened or closed: React does not track it. */
  const revert = () => {
    for (const details of itemsOf(root))
      if (details.open !== isOpen(details.dataset.item)) details.open = isOpen(details.dataset.item);
  };

  useLayoutEffect(() => {
    if (process.env.NODE_ENV !== 'production')
      checkNames(
        actor.id,
        value,
        itemsOf(root).map(({ dataset }) => dataset.item),
      );
    // What the reader did before hydration has been sent, and is rendered next.
    if (actor.getSnapshot() === actor.snapshot) revert();
  });

  // The browser has opened an item: for find-in-page, for a fragment in it, or before React has hydrated it. The event does not bubble,
  // so it is heard on its way down.
  const latest = useLatest(revert);
  useLayoutEffect(() => {
    const { current: group } = root;
    const follow = (event: Event) => {
      const item = itemsOf(root).find((one) => one === event.target);
      if (!item || (event as ToggleEvent).newState !== 'open') return;
      if (isDisabled(item)) latest.current();
      else send({ type: 'reveal', item: item.dataset.item ?? '' }, event);
    };
    group?.addEventListener('toggle', follow, true);
    return () => group?.removeEventListener('toggle', follow, true);
  }, [send, latest]);

  // If the product closes an item that has the focus, it moves to the title; browsers would reset it to the body.
  useLayoutEffect(() => {
    const focused = activeIn(root.current);
    const title = itemsOf(root)
      .find((item) => !item.open && item.contains(focused))
      ?.querySelector('summary');
    if (!title?.contains(focused)) title?.focus();
  });

  return (
    <GroupContext value={{ send, name: multiple ? undefined : group, value: open, disabled }}>
      {renderPart(
        'div',
        {
          ref: root,
          className: styles.root,
          'data-scope': 'accordion',
          'data-part': 'root',
          'data-state': state.value,
        },
        part,
        { value: open, disabled },
      )}
    </GroupContext>
  );
}

type Root = RefObject<HTMLElement | null>;

/** The items of an accordion, without those of an accordion in an answer. */
const itemsOf = ({ current }: Root) =>
  [...(current?.querySelectorAll<HTMLDetailsElement>('details[data-item]') ?? [])].filter(
    (item) => item.closest('[data-scope="accordion"]') === current,
  );

/** Whether the reader can neither open nor close an item. */
const isDisabled = (item: Element) => item.querySelector(':scope > summary[aria-disabled="true"]') !== null;

/** The props of an item. */
export interface AccordionItemProps extends PartProps<'details', AccordionItemState> {
  /** Unique on the page and stable: it is also the fragment (`/page#value`) that opens the item. */
  value: string;
  /** Whether the reader can neither open nor close it. Its trigger keeps the focus. */
  disabled?: boolean | undefined;
}

/** A title and its answer: a native `<details>`. */
export function AccordionItemPart({ value, disabled = false, ...part }: AccordionItemProps) {
  const group = useGroup('Item');
  const state = { value, open: group.value.includes(value), disabled: disabled || group.disabled };
  return (
    <ItemContext value={state}>
      {renderPart(
        'details',
        {
          name: group.name,
          open: state.open,
          // The reader may have opened it before hydration.
          suppressHydrationWarning: true,
          className: styles.item,
          'data-part': 'item',
          'data-item': value,
          'data-state': state.open ? 'expanded' : 'collapsed',
        },
        part,
        state,
      )}
    </ItemContext>
  );
}

/** The props of a row, and of what is beside a title in it. */
export type AccordionRowProps = PartProps<'div', AccordionRootState>;

/** An item and, after it, the actions beside its title. */
export function AccordionRow(part: AccordionRowProps) {
  const { value, disabled } = useGroup('Row');
  return renderPart('div', { className: styles.row, 'data-part': 'row' }, part, { value, disabled });
}

/**
 * Buttons and links beside a title, visible while its answer is not. Outside of the item: a closed `<details>` shows its summary alone,
 * which screen readers may read as one button.
 */
export function AccordionActions(part: AccordionRowProps) {
  const { value, disabled } = useGroup('Actions');
  return renderPart('div', { className: styles.actions, 'data-part': 'actions' }, part, { value, disabled });
}

/** The props of what the reader presses. */
export type AccordionTriggerProps = PartProps<'summary', AccordionItemState>;

/** What the reader presses: the native `<summary>`, the first child of the item. Up, Down, Home and End move among the triggers. */
export function AccordionTrigger({ onClick, onKeyDown, ...part }: AccordionTriggerProps) {
  const { send } = useGroup('Trigger');
  const state = useItem('Trigger');
  const toggled = useRef<Element>(null);
  // A long answer above it, which has closed, would leave it above the window.
  useLayoutEffect(() => {
    // jsdom scrolls nothing.
    if (state.open) toggled.current?.scrollIntoView?.({ block: 'nearest' });
    toggled.current = null;
  }, [state.open]);
  return renderPart(
    'summary',
    {
      className: styles.summary,
      'data-part': 'trigger',
      'aria-disabled': state.disabled || undefined,
      onClick: composeEventHandlers(onClick, (event) => {
        // As in a bare `<details>`: a link, a button or a checkbox in the title does its own.
        const pressed = (event.target as Element).closest(`summary, label, ${focusable}`);
        if (pressed !== event.currentTarget) return;
        event.preventDefault();
        // The browser makes a click of a space that is typed into a field of the title.
        const focused = activeIn(event.currentTarget);
        if (event.detail === 0 && focused !== event.currentTarget && event.currentTarget.contains(focused)) return;
        if (state.disabled) return;
        toggled.current = event.currentTarget;
        send({ type: 'toggle', item: state.value }, event);
      }),
      onKeyDown: composeEventHandlers(onKeyDown, (event) => {
        if (isShortcut(event) || event.target !== event.currentTarget) return;
        const root = event.currentTarget.closest<HTMLElement>('[data-scope="accordion"]');
        const triggers = itemsOf({ current: root })
          .flatMap((item) => item.querySelector('summary') ?? [])
          .filter(isVisible);
        const at = triggers.indexOf(event.currentTarget);
        const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        triggers.at(to % triggers.length)?.focus();
      }),
    },
    part,
    state,
  );
}

/** The props of the title. */
export interface AccordionTitleProps extends PartProps<'h3', AccordionItemState> {
  /** Its rank. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** The title: a heading within the trigger. */
export function AccordionTitle({ headingLevel = 3, ...part }: AccordionTitleProps) {
  return renderPart(`h${headingLevel}`, { className: styles.title, 'data-part': 'title' }, part, useItem('Title'));
}

/** The props of the sign beside the title. */
export type AccordionIndicatorProps = PartProps<'span', AccordionItemState>;

/** The sign beside the title: a plus that becomes a minus, or its children. */
export function AccordionIndicator(part: AccordionIndicatorProps) {
  const own = { 'data-part': 'indicator', 'aria-hidden': true, ...(!wordsOf(part) && { className: styles.mark }) };
  return renderPart('span', own, part, useItem('Indicator'));
}

/** The props of the answer. */
export interface AccordionContentProps extends PartProps<'div', AccordionItemState> {
  /** Whether the answer of a closed item is in the page, where the browser finds its words. Default: true. */
  keepMounted?: boolean | undefined;
}

/** The answer. */
export function AccordionContent({ keepMounted = true, ...part }: AccordionContentProps) {
  const state = useItem('Content');
  const content = (
    <>
      {/* Browsers open the details around a fragment's target, but not details that are the target. */}
      <span id={state.value} className={styles.target} data-part="target" />
      {(keepMounted || state.open) && <TextRun>{wordsOf(part)}</TextRun>}
    </>
  );
  return renderPart('div', { className: styles.content, 'data-part': 'content', children: content }, part, state);
}

interface AccordionItemBase {
  /** What is pressed to open it: a question, or the name of its content. */
  title: ReactNode;
  /** What is shown while it is open. */
  content: ReactNode;
  /** Whether the reader can neither open nor close it. */
  disabled?: boolean | undefined;
}

/** A title with a collapsible answer. */
export type AccordionItem = AccordionItemBase &
  (
    | {
        /**
         * The old name of `value`.
         * @deprecated Write `value`.
         */
        id: string;
        value?: undefined;
      }
    | {
        /** Unique on the page and stable: it is also the fragment (`/page#value`) that opens the item. */
        value: string;
        id?: undefined;
      }
  );

/** The props of `Accordion`. */
export interface AccordionProps
  extends Omit<AccordionRootProps, 'children' | 'render' | 'className' | 'style'>,
    Pick<ComponentProps<'div'>, 'className' | 'style'> {
  /** The items, in their order. */
  items: readonly AccordionItem[];
  /** The heading rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const valueOfItem = (item: AccordionItem) => itemValue<string>('Accordion', item);

/**
 * A list of titles with collapsible answers: a native `<details>` group, so an item opens before hydration, without JavaScript,
 * by find-in-page, and when its fragment is the address. `AccordionParts` are its parts, for a structure of your own.
 */
export function Accordion({ items, headingLevel = 3, multiple = false, ...root }: AccordionProps) {
  return (
    <AccordionRoot multiple={multiple} {...root}>
      {items.map((item) => {
        const value = valueOfItem(item);
        return (
          <AccordionItemPart key={value} value={value} disabled={item.disabled}>
            <AccordionTrigger>
              <AccordionTitle headingLevel={headingLevel}>{item.title}</AccordionTitle>
              <AccordionIndicator />
            </AccordionTrigger>
            <AccordionContent>{item.content}</AccordionContent>
          </AccordionItemPart>
        );
      })}
    </AccordionRoot>
  );
}

/**
 * The old props of the title.
 * @deprecated Write `AccordionTitleProps`.
 */
export interface AccordionHeadingProps extends Omit<AccordionTitleProps, 'headingLevel'> {
  /** Its rank. Default: 3. */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * The old name of `AccordionParts.Title`.
 * @deprecated Write `AccordionParts.Title`, with `headingLevel`.
 */
export function AccordionHeading({ level, ...part }: AccordionHeadingProps) {
  if (process.env.NODE_ENV !== 'production') warnOldName('AccordionParts', 'Heading', 'Title');
  return <AccordionTitle headingLevel={level} {...part} />;
}

/**
 * The old name of `AccordionContentProps`.
 * @deprecated Write `AccordionContentProps`.
 */
export type AccordionPanelProps = AccordionContentProps;

/**
 * The old name of `AccordionParts.Content`.
 * @deprecated Write `AccordionParts.Content`.
 */
export function AccordionPanel(part: AccordionContentProps) {
  if (process.env.NODE_ENV !== 'production') warnOldName('AccordionParts', 'Panel', 'Content');
  return <AccordionContent {...part} />;
}
