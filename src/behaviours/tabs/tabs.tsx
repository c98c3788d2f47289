'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../../theme/class-names';
import { type ChangeDetails, useControlled, useHydrated, useMachineActor } from '../behaviour';
import { isShortcut } from '../handlers';
import * as styles from './tabs.css';
import { tabsMachine } from './tabs.machine';

/** A tab and its panel. */
export interface Tab {
  /** Unique among the tabs, and stable. */
  id: string;
  /** One or two words. */
  label: ReactNode;
  /** The panel's content. Without JavaScript and on paper all panels are visible, so each has to be understandable by itself. */
  content: ReactNode;
  /** Whether the reader cannot select it. A disabled tab is never selected. */
  disabled?: boolean | undefined;
}

/** Why another tab is selected: a press, an arrow key, or that the selected one was removed. */
export type TabsChangeReason = 'item-press' | 'list-navigation' | 'missing' | 'none';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'aria-label'> {
  /** The name of the tab list: "Format". */
  label: string;
  tabs: readonly Tab[];
  /** The id of the selected tab (controlled). A change that the product does not take is not shown. */
  value?: string | undefined;
  /** The id of the initial tab. Default: the first. */
  defaultValue?: string | undefined;
  /** Default: "horizontal". Vertical tabs are beside their panel, and Up and Down move among them. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Whether an arrow key selects the tab that it moves to, or Enter and Space do: where a panel is slow. Default: "automatic". */
  activationMode?: 'automatic' | 'manual' | undefined;
  /** Whether panels that are not shown are in the page. Default: true. Without JavaScript, no other panel can be read if false. */
  keepMounted?: boolean | undefined;
  /** Called with the id when the reader selects a tab, or the selected one is removed. */
  onValueChange?: ((value: string, details: ChangeDetails<TabsChangeReason>) => void) | undefined;
}

/** Tabs with panels, of which one is shown: that of the tab last pressed or, unless `activationMode` is manual, focused by an arrow key. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  orientation = 'horizontal',
  activationMode = 'automatic',
  keepMounted = true,
  onValueChange,
  className,
  ...root
}: TabsProps) {
  const id = useId();
  const enabled = tabs.filter((tab) => !tab.disabled);
  const ids = enabled.map((tab) => tab.id);
  const actor = useMachineActor(tabsMachine, {
    input: { tabs: ids, tab: value ?? defaultValue },
    propEvents: [[ids, { type: 'tabs.change', tabs: ids }]],
  });
  const { send } = actor;
  const state = useControlled(actor, {
    value,
    onChange: onValueChange,
    reasons: {
      choose: (event) => (event?.type === 'keydown' ? 'list-navigation' : 'item-press'),
      'tabs.change': 'missing',
    },
    select: ({ context }) => context.tab,
    toEvent: (tab) => ({ type: 'set', tab }),
  });
  const hydrated = useHydrated();
  const { tab: shown } = state.context;
  /** The id of a panel: an IDREF must not contain spaces. */
  const idOf = (tab: string) => `${id}-${encodeURIComponent(tab)}`;

  // If a removed tab had the focus, it moves to the selected one; browsers would reset it to the body.
  const list = useRef<HTMLDivElement>(null);
  const isLost = useRef(false);
  const hold = useCallback(
    (element: HTMLElement | null) => () => {
      isLost.current ||= element?.contains(activeIn(element)) === true;
    },
    [],
  );
  useLayoutEffect(() => {
    const active = activeIn(list.current);
    // The product has selected another tab than the one whose panel has the focus.
    const hidden = list.current?.parentElement?.querySelectorAll(':scope > [data-state="unselected"]') ?? [];
    const isHidden = [...hidden].some((panel) => panel.contains(active));
    if (!isHidden && !(isLost.current && (active ?? document.body) === document.body)) return;
    const tab = list.current?.querySelector<HTMLElement>('[data-state="selected"]');
    if (tab) isLost.current = false;
    tab?.focus();
  });

  const press = (event: KeyboardEvent<HTMLButtonElement>, id: string) => {
    if (isShortcut(event)) return;
    const horizontal = getComputedStyle(event.currentTarget).direction === 'rtl' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT;
    const keys = orientation === 'vertical' ? TOP_TO_BOTTOM : horizontal;
    const to = destination(event.key, keys, ids.indexOf(id), ids.length);
    const tab = enabled[to ?? -1];
    if (!tab) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]:not([disabled])')[to ?? 0]?.focus();
    if (activationMode === 'automatic') send({ type: 'choose', tab: tab.id }, event);
  };

  return (
    <div
      {...root}
      className={classNames(styles.root, className)}
      data-orientation={orientation}
      data-scope="tabs"
      data-part="root"
      data-state={state.value}
    >
      <div
        ref={list}
        className={styles.list}
        data-part="list"
        role="tablist"
        aria-label={label}
        aria-orientation={orientation === 'vertical' ? orientation : undefined}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={hold}
            type="button"
            role="tab"
            id={`${idOf(tab.id)}-tab`}
            aria-controls={idOf(tab.id)}
            aria-selected={tab.id === shown}
            tabIndex={tab.id === shown ? 0 : -1}
            disabled={!hydrated || tab.disabled}
            aria-disabled={tab.disabled || undefined}
            className={styles.trigger}
            data-part="trigger"
            data-state={tab.id === shown ? 'selected' : 'unselected'}
            onClick={(event) => send({ type: 'choose', tab: tab.id }, event)}
            onKeyDown={(event) => press(event, tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          ref={hold}
          role="tabpanel"
          id={idOf(tab.id)}
          aria-labelledby={`${idOf(tab.id)}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have no focusable content, and may scroll
          tabIndex={0}
          // Before, CSS hides it where scripts run.
          hidden={hydrated && tab.id !== shown}
          className={styles.panel}
          data-part="content"
          data-state={tab.id === shown ? 'selected' : 'unselected'}
        >
          {(keepMounted || tab.id === shown) && tab.content}
        </div>
      ))}
    </div>
  );
}

/** The focused element of a document or shadow root. */
const activeIn = (element: Element | null) =>
  (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;

/** The keys to the previous and to the next tab. */
const LEFT_TO_RIGHT = { previous: 'ArrowLeft', next: 'ArrowRight' };
const RIGHT_TO_LEFT = { previous: 'ArrowRight', next: 'ArrowLeft' };
const TOP_TO_BOTTOM = { previous: 'ArrowUp', next: 'ArrowDown' };

/** The tab that a key leads to, wrapping around; undefined for other keys. */
const destination = (key: string, { previous, next }: typeof LEFT_TO_RIGHT, at: number, count: number) =>
  ({
    [next]: (at + 1) % count,
    [previous]: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  })[key];
