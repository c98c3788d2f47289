import Fuzzy from '@leeoniya/ufuzzy';
import { type KeyboardEvent, useId, useState } from 'react';
import { everyStory } from './catalog';
import * as styles from './workbench-layout.css';

const MOST = 12;

/** Tolerates one wrong, missing, doubled or swapped letter in a word. */
const fuzzy = new Fuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

const haystack = everyStory.map(
  ({ group, entry, story }) => `${entry.title} ${story.title} ${story.state ?? ''} ${group}`,
);

/** The stories that match a text, best first. */
export function find(text: string) {
  if (!text.trim()) return everyStory.slice(0, MOST);
  // In any order: "expanded navbar" finds "navbar expanded".
  const [found, info, order] = fuzzy.search(haystack, text, 1);
  const best = info && order ? order.map((at) => info.idx[at] ?? 0) : (found ?? []);
  return best.slice(0, MOST).flatMap((at) => everyStory[at] ?? []);
}

/** Search over titles and states: a combobox with its list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
export function Search({ open, close }: { open: (story: string) => void; close: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const found = find(text);
  const go = (story: string) => {
    close();
    open(story);
  };
  function move(event: KeyboardEvent) {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    const chosen = found[at];
    if (to !== undefined && found.length > 0) setAt((to + found.length) % found.length);
    else if (event.key === 'Enter' && chosen) go(chosen.story.id);
    else return;
    event.preventDefault();
  }
  return (
    <>
      <label className={styles.heading} htmlFor={`${id}text`}>
        Search all stories
      </label>
      <input
        id={`${id}text`}
        className={styles.field}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}list`}
        aria-activedescendant={found[at] ? `${id}${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={move}
      />
      <div id={`${id}list`} className={styles.results} role="listbox" aria-label="Stories found">
        {found.map(({ group, entry, story }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
          <div
            key={story.id}
            id={`${id}${index}`}
            className={styles.result}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onClick={() => go(story.id)}
          >
            <span>
              {entry.title}: {story.title}
            </span>
            <span className={styles.quietText}>{story.state ?? group}</span>
          </div>
        ))}
      </div>
      <p className={styles.quietText} role="status">
        {found.length === 0
          ? 'No story has such a name.'
          : `${found.length}${found.length === MOST ? ' best' : ''} found`}
      </p>
    </>
  );
}
