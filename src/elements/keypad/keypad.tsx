'use client';
import type { ComponentProps, KeyboardEvent } from 'react';
import { classNames } from '../../theme/class-names';
import { Anchor } from '../link';
import * as styles from './keypad.css';

/** A key of a telephone: where it leads. */
export interface KeypadKey {
  /** What is on the key: "1", "#". */
  symbol: string;
  /** Where it leads, in words. */
  label: string;
  /** Its address. */
  href: string;
}

/** The props of `Keypad`. */
export interface KeypadProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** The keypad's name: "Where to?" */
  label: string;
  /** The keys, in the order of a telephone: three in a row. */
  keys: readonly KeypadKey[];
  /** Called with the symbol of a key that is pressed, before its link is followed. */
  onDial?: ((symbol: string) => void) | undefined;
}

/** The keys of a telephone, each of which is a link: an operator's menu. */
export function Keypad({ label, keys, onDial, onKeyDown, className, ...root }: KeypadProps) {
  // Only while the focus is on a key: a shortcut of one character must not work elsewhere (WCAG 2.1.4).
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = keys.findIndex(({ symbol }) => symbol === event.key);
    event.currentTarget.querySelectorAll('a')[at]?.click();
  };
  return (
    <nav
      data-scope="keypad"
      data-part="root"
      aria-label={label}
      {...root}
      onKeyDown={press}
      className={classNames(styles.root, className)}
    >
      <ul data-part="keys" role="list" className={styles.keys}>
        {keys.map(({ symbol, label, href }) => (
          <li data-part="item" key={symbol} className={styles.item}>
            <Anchor data-part="key" href={href} className={styles.key} onClick={() => onDial?.(symbol)}>
              <span data-part="symbol" className={styles.symbol}>
                {symbol}
              </span>{' '}
              <span data-part="label" className={styles.label}>
                {label}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
