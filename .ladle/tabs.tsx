import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import * as styles from './workbench.css';

interface TabsProps {
  label: string;
  tabs: readonly (readonly [name: string, label: string])[];
  chosen: string;
  choose: (name: string) => void;
  children: ReactNode;
}

/** Tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrow keys move and select, Tab goes into the panel. */
export function Tabs({ label, tabs, chosen, choose, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function go(event: KeyboardEvent) {
    const at = tabs.findIndex(([name]) => name === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    choose(next[0]);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next[0]}"]`)?.focus();
  }

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={go}>
        {tabs.map(([name, words]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            className={styles.tab}
            data-tab={name}
            aria-selected={name === chosen}
            aria-controls={`${id}panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
          >
            {words}
          </button>
        ))}
      </div>
      <div
        className={styles.tabPanel}
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may contain nothing focusable
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
