'use client';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../../theme/class-names';
import {
  type Cause,
  type ChangeDetails,
  type SendTo,
  type State,
  useControlled,
  useDomEvents,
  useMachineActor,
} from '../behaviour';
import * as styles from './accordion.css';
import { accordionMachine } from './accordion.machine';

/** A title with a collapsible answer. */
export interface AccordionItem {
  /** Unique on the page and stable: it is also the fragment (`/page#id`) that opens the item. */
  id: string;
  title: string;
  content: ReactNode;
}

/** Why the open items of an accordion change: a press on a title, or the browser (find-in-page, the fragment of the address). */
export type AccordionChangeReason = 'trigger-press' | 'reveal' | 'none';

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  items: readonly AccordionItem[];
  /** The heading rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether more than one item may be open. Default: false, one at a time (SPEC §4). */
  multiple?: boolean | undefined;
  /** The ids of the open items (controlled). A change that the product does not take is not shown. */
  value?: readonly string[] | undefined;
  /** The ids of the items that are open initially. Default: none. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the ids of the open items when the reader, the browser or the address changes them. */
  onValueChange?: ((value: readonly string[], details: ChangeDetails<AccordionChangeReason>) => void) | undefined;
  /** Called with `collapsed` or `expanded` on every state change after the first render. */
  onStateChange?: ((state: State<typeof accordionMachine>) => void) | undefined;
}

/**
 * A list of titles with collapsible answers: a native `<details>` group, so an item opens before hydration, without JavaScript,
 * by find-in-page, and when its fragment is the address.
 */
export function Accordion({
  items,
  headingLevel = 3,
  multiple = false,
  value,
  defaultValue = [],
  onValueChange,
  onStateChange,
  className,
  ...root
}: AccordionProps) {
  const group = useId();
  const first = useRef<HTMLDetailsElement>(null);
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
          open.filter((id) => items.some((item) => item.id === id)),
          details,
        )),
    reasons: { toggle: 'trigger-press', reveal: 'reveal' },
    select: ({ context }) => context.items,
    toEvent: (items) => ({ type: 'set', items }),
  });
  useDomEvents(actor, {
    hydrateFromDom: (send) => {
      const item = addressedOf(first);
      // What the reader opened or closed before hydration takes precedence over the address.
      if (detailsOf(first).some(({ open, dataset }) => open !== isOpen(dataset.item)))
        send({
          type: 'set',
          items: detailsOf(first).flatMap(({ open, dataset }) => (open ? (dataset.item ?? []) : [])),
        });
      else if (item) send({ type: 'reveal', item });
    },
    subscribe: useCallback((send: SendTo<typeof accordionMachine>) => {
      let { hash } = location;
      const follow = (event: Event) => {
        if (hash === location.hash) return;
        hash = location.hash;
        const item = addressedOf(first);
        if (item) send({ type: 'reveal', item }, event);
      };
      // A router's `pushState` changes the fragment without a `hashchange`; the Navigation API is not available in every browser.
      const { navigation } = window as Partial<Window>;
      window.addEventListener('hashchange', follow);
      navigation?.addEventListener('currententrychange', follow);
      return () => {
        window.removeEventListener('hashchange', follow);
        navigation?.removeEventListener('currententrychange', follow);
      };
    }, []),
  });
  const isOpen = (item: string | undefined) => state.context.items.includes(item ?? '');

  // Reverts items that the browser opened or closed and the machine did not: React does not track `open` set by the browser.
  useLayoutEffect(() => {
    // What the reader did before hydration has been sent, and is rendered next.
    if (actor.getSnapshot() !== actor.snapshot) return;
    for (const details of detailsOf(first))
      if (details.open !== isOpen(details.dataset.item)) details.open = isOpen(details.dataset.item);
  });

  // If the product closes an item that has the focus, it moves to the title; browsers would reset it to the body.
  useLayoutEffect(() => {
    const focused = (first.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
    const title = detailsOf(first)
      .find((item) => !item.open && item.contains(focused))
      ?.querySelector('summary');
    if (!title?.contains(focused)) title?.focus();
  });

  return (
    <div
      {...root}
      className={classNames(styles.root, className)}
      data-scope="accordion"
      data-part="root"
      data-state={state.value}
    >
      {items.map(({ id, title, content }, index) => (
        <Item
          key={id}
          ref={index === 0 ? first : null}
          id={id}
          name={multiple ? undefined : group}
          title={title}
          headingLevel={headingLevel}
          open={isOpen(id)}
          onToggle={(event) => send({ type: 'toggle', item: id }, event)}
          onReveal={(event) => send({ type: 'reveal', item: id }, event)}
        >
          {content}
        </Item>
      ))}
    </div>
  );
}

type First = RefObject<HTMLDetailsElement | null>;

/** The items of a list, by its first one. */
const detailsOf = (first: First) => [
  ...(first.current?.parentElement?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []),
];

/** The item whose fragment is the address. */
const addressedOf = (first: First) =>
  detailsOf(first).find(({ dataset }) => `#${dataset.item}` === decoded(location.hash))?.dataset.item;

/** A decoded fragment, or the original if it is malformed. */
function decoded(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

interface ItemProps extends Pick<AccordionItem, 'id' | 'title'> {
  ref: ComponentProps<'details'>['ref'];
  /** Of a group with one open item at a time. */
  name: string | undefined;
  headingLevel: 2 | 3 | 4;
  open: boolean;
  onToggle: (event: Cause) => void;
  /** Called when the browser opened the item: for find-in-page, or for a fragment in it. */
  onReveal: (event: Cause) => void;
  children: ReactNode;
}

function Item({ ref, id, name, title, headingLevel, open, onToggle, onReveal, children }: ItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      ref={ref}
      name={name}
      open={open}
      // The reader may have opened it before hydration.
      suppressHydrationWarning
      className={styles.item}
      data-part="item"
      data-item={id}
      data-state={open ? 'expanded' : 'collapsed'}
      onToggle={(event) => {
        // Ignores `toggle` events of details nested in the answer.
        if (event.target === event.currentTarget && event.newState === 'open') onReveal(event);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
      <summary
        className={styles.summary}
        data-part="trigger"
        onClick={(event) => {
          event.preventDefault();
          onToggle(event);
        }}
      >
        <Heading className={styles.title} data-part="title">
          {title}
        </Heading>
        <span className={styles.mark} data-part="indicator" aria-hidden="true" />
      </summary>
      <div className={styles.content} data-part="content">
        {/* Browsers open the details around a fragment's target, but not details that are the target. */}
        <span id={id} className={styles.target} data-part="target" />
        {children}
      </div>
    </details>
  );
}
