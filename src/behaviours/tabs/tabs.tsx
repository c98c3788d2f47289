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
  /** Called with the id when the reader selects a tab, or the selected one is removed. */
  onValueChange?: ((value: string, details: ChangeDetails<TabsChangeReason>) => void) | undefined;
}

/** Tabs with panels, of which one is shown: that of the tab last pressed or focused by an arrow key. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className, ...root }: TabsProps) {
  const id = useId();
  const ids = tabs.map((tab) => tab.id);
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

  const press = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    if (isShortcut(event)) return;
    const to = destination(event.key, at, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl');
    const tab = tabs[to ?? -1];
    if (!tab) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
    send({ type: 'choose', tab: tab.id }, event);
  };

  return (
    <div
      {...root}
      className={classNames(styles.root, className)}
      data-scope="tabs"
      data-part="root"
      data-state={state.value}
    >
      <div ref={list} className={styles.list} data-part="list" role="tablist" aria-label={label}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            ref={hold}
            type="button"
            role="tab"
            id={`${idOf(tab.id)}-tab`}
            aria-controls={idOf(tab.id)}
            aria-selected={tab.id === shown}
            tabIndex={tab.id === shown ? 0 : -1}
            disabled={!hydrated}
            className={styles.trigger}
            data-part="trigger"
            data-state={tab.id === shown ? 'selected' : 'unselected'}
            onClick={(event) => send({ type: 'choose', tab: tab.id }, event)}
            onKeyDown={(event) => press(event, at)}
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
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** The focused element of a document or shadow root. */
const activeIn = (element: Element | null) =>
  (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;

/** The tab that a key leads to, wrapping around; undefined for other keys. */
const destination = (key: string, at: number, count: number, isRightToLeft: boolean) =>
  ({
    [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: (at + 1) % count,
    [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  })[key];
