'use client';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../theme/class-names';
import { useBehaviour } from '../behaviour';
import * as styles from './accordion.css';
import { accordionMachine } from './accordion.machine';

/** A title, and what unfolds below it. */
export interface AccordionItem {
  /** Unique within the accordion, and stable: it is also the item's fragment (`/page#id`). */
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** The heading rank of the titles, so that the page's outline stays whole. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Titles that unfold one answer at a time: a native exclusive `<details>` group, so it opens before our code arrives,
 * without it, and when the browser finds a word inside.
 */
export function Accordion({ items, headingLevel = 3, className, ...root }: AccordionProps) {
  const [state, send] = useBehaviour(accordionMachine);
  const group = useId();
  const first = useRef<HTMLDetailsElement>(null);
  const Heading = `h${headingLevel}` as const;

  // What the reader opened before hydration stays open.
  useLayoutEffect(() => {
    const open = first.current?.parentElement?.querySelector<HTMLDetailsElement>(':scope > details[open]');
    if (open) send({ type: 'reveal', item: open.dataset.item ?? '' });
  }, [send]);

  return (
    <div {...root} className={classNames(styles.root, className)} data-state={state.value}>
      {items.map(({ id, title, content }, index) => {
        const open = state.context.item === id;
        return (
          <details
            key={id}
            ref={index === 0 ? first : null}
            id={id}
            name={group}
            open={open}
            className={styles.item}
            data-item={id}
            data-state={open ? 'expanded' : 'collapsed'}
            // The browser opens an item by itself for find-in-page and for a fragment: the machine follows.
            onToggle={(event) => {
              if (event.newState === 'open') send({ type: 'reveal', item: id });
            }}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
            <summary
              className={styles.summary}
              onClick={(event) => {
                event.preventDefault();
                send({ type: 'toggle', item: id });
              }}
            >
              <Heading className={styles.title}>{title}</Heading>
              <span className={styles.mark} aria-hidden="true" />
            </summary>
            <div className={styles.content}>{content}</div>
          </details>
        );
      })}
    </div>
  );
}
