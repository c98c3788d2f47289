import Fuzzy from '@leeoniya/ufuzzy';
import { type KeyboardEvent, useId, useState } from 'react';
import { everyStory } from './catalog';
import { Dialog } from './dialog';
import * as styles from './workbench-layout.css';

const MOST = 12;

/** Tolerates one wrong, missing, doubled or swapped letter in a word. */
const fuzzy = new Fuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** The stories that match a text, best first. */
export function find(text: string) {
  const everything = everyStory();
  if (!text.trim()) return everything.slice(0, MOST);
  const haystack = everything.map(
    ({ group, entry, story }) => `${entry.title} ${story.title} ${story.state ?? ''} ${group}`,
  );
  // In any order: "expanded navbar" finds "navbar expanded".
  const [found, info, order] = fuzzy.search(haystack, text, 1);
  const best = info && order ? order.map((at) => info.idx[at] ?? 0) : (found ?? []);
  return best.slice(0, MOST).flatMap((at) => everything[at] ?? []);
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
    <Dialog label="Search" close={close}>
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
        {found.length === 0 ? 'Nothing is called so.' : `${found.length}${found.length === MOST ? ' best' : ''} found`}
      </p>
    </Dialog>
  );
}
