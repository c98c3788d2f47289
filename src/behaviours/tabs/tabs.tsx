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
import { useBehaviour, useHydrated } from '../behaviour';
import { isShortcut } from '../handlers';
import * as styles from './tabs.css';
import { tabsMachine } from './tabs.machine';

/** A view, and what it is called. */
export interface Tab {
  /** Unique among the tabs, and stable. */
  id: string;
  /** A word or two. */
  label: ReactNode;
  /** What is shown of it. Without JavaScript and on paper all are, so each says by itself what it is. */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'aria-label'> {
  /** What is chosen between: "Format". */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab that is shown, where the product keeps it. A change that it does not take is not shown. */
  value?: string | undefined;
  /** The id of the tab that is shown at first. Default: the first one's. */
  defaultValue?: string | undefined;
  /** Told which tab is shown, whoever chose it. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Told `given` or `chosen`. */
  onStateChange?: ((state: string) => void) | undefined;
}

/** Views of one thing, of which one is shown: the one whose tab has been pressed, or come to by an arrow key. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  onStateChange,
  className,
  ...root
}: TabsProps) {
  const id = useId();
  const ids = tabs.map((tab) => tab.id);
  const [state, send] = useBehaviour(tabsMachine, {
    input: { tabs: ids, tab: value ?? defaultValue },
    owned: {
      value,
      onChange: onValueChange,
      of: ({ context }) => context.tab,
      set: (tab: string) => ({ type: 'set', tab }),
    },
    changes: [[ids, { type: 'tabs.change', tabs: ids }]],
    onStateChange,
  });
  const hydrated = useHydrated();
  const { tab: shown } = state.context;
  /** Of a panel: an id must not have spaces in it, where others refer to it. */
  const idOf = (tab: string) => `${id}-${encodeURIComponent(tab)}`;

  // A tab that is taken away with the focus in it gives it to the one that is shown then; browsers give it to nobody.
  const isLost = useRef(false);
  const hold = useCallback(
    (element: HTMLElement | null) => () => {
      isLost.current ||= element?.contains(document.activeElement) === true;
    },
    [],
  );
  useLayoutEffect(() => {
    const tab = document.activeElement === document.body && document.getElementById(`${idOf(shown)}-tab`);
    if (!isLost.current || !tab) return;
    isLost.current = false;
    tab.focus();
  });

  const press = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    if (isShortcut(event)) return;
    const to = destination(event.key, at, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl');
    const tab = tabs[to ?? -1];
    if (!tab) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
    send({ type: 'choose', tab: tab.id });
  };

  return (
    <div
      {...root}
      className={classNames(styles.root, className)}
      data-scope="tabs"
      data-part="root"
      data-state={state.value}
    >
      <div className={styles.list} data-part="list" role="tablist" aria-label={label}>
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
            onClick={() => send({ type: 'choose', tab: tab.id })}
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have nothing else to come to, and may scroll
          tabIndex={0}
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

/** Where a key leads, round and round; undefined for one that does not. */
const destination = (key: string, at: number, count: number, isRightToLeft: boolean) =>
  ({
    [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: (at + 1) % count,
    [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  })[key];
