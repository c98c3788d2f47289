import { useState } from 'react';
import { Check } from './choice';
import { remember, remembered } from './storage';
import * as styles from './workbench-layout.css';

const STORED = 'workbench-single-keys';

/** Single-character shortcuts can be turned off (WCAG 2.1.4). */
export const singleKeys = {
  are: () => remembered(STORED) !== false,
  set: (on: boolean) => remember(STORED, on),
};

const keys: readonly (readonly [keys: string, does: string])[] = [
  ['Ctrl K, ⌘ K', 'finds a story'],
  ['?', 'lists the keys'],
  ['N, P', 'opens the next or the previous story of the list'],
  [
    'Left, Right, Home, End',
    'on the tabs beside a story, chooses one; on a divider or the edge of the canvas, moves it',
  ],
  ['Enter, Space', 'on a transition of the statechart, takes it; on a state, opens its story'],
  ['Esc', 'closes a dialog'],
];

/** The list of keyboard shortcuts. */
export function Keys() {
  const [single, setSingle] = useState(singleKeys.are);
  return (
    <>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Check
        label="Listen to single characters, such as ?"
        checked={single}
        set={(checked) => {
          singleKeys.set(checked);
          setSingle(checked);
        }}
      />
    </>
  );
}
