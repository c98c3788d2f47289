import { useState } from 'react';
import * as styles from './workbench-layout.css';

const STORED = 'workbench-single-keys';

/** Single-character shortcuts can be turned off (WCAG 2.1.4). */
export const singleKeys = {
  are: () => localStorage.getItem(STORED) !== 'off',
  set: (on: boolean) => localStorage.setItem(STORED, on ? 'on' : 'off'),
};

const keys: readonly (readonly [keys: string, does: string])[] = [
  ['Ctrl K, ⌘ K', 'searches all stories'],
  ['?', 'lists the keys'],
  ['Alt, held', 'measures what is under the pointer, or what has the focus, in the story'],
  ['Left, Right, Home, End', 'on the tabs beside a story, chooses one; on the edge of the canvas, changes its width'],
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
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={single}
          onChange={({ target: { checked } }) => {
            singleKeys.set(checked);
            setSingle(checked);
          }}
        />
        Listen to single characters, such as <kbd className={styles.key}>?</kbd>
      </label>
    </>
  );
}
