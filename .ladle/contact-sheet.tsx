/** Every story as a thumbnail, searchable by name, group, state and axe result. */
import checks from 'virtual:checks';
import { useId, useState } from 'react';
import { everyStory } from './catalog';
import * as styles from './overview.css';
import { pictureOf } from './pictures';
import { useTheme } from './theme';

type Listed = ReturnType<typeof everyStory>[number];

/** Filters beside the search text. */
const kinds = {
  all: 'all stories',
  pinned: 'held in a state',
  live: 'that run',
  found: 'in which axe found something',
  unchecked: 'not checked yet',
} as const;
type Kind = keyof typeof kinds;

const foundIn = (id: string) => {
  const mine = checks.filter(({ story }) => story === id);
  return { looks: mine.map(({ look }) => look), found: mine.reduce((sum, { found }) => sum + found, 0) };
};

const isKind = ({ story: { id, machine, state } }: Listed, kind: Kind) => {
  const { looks, found } = foundIn(id);
  return {
    all: true,
    pinned: state !== undefined,
    live: machine !== undefined && state === undefined,
    found: found > 0,
    unchecked: looks.length === 0,
  }[kind];
};

/** Whether all words occur in the story's metadata. */
const isMeant = ({ entry, story: { title, state = '' } }: Listed, words: string) => {
  const text = `${entry.title} ${title} ${state}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

export function ContactSheet() {
  const [words, setWords] = useState('');
  const [group, setGroup] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const id = useId();
  const all = everyStory().filter(({ group: of }) => of !== 'Workbench');
  const shown = all.filter((one) => isMeant(one, words) && isKind(one, kind) && (group === '' || one.group === group));
  const entries = [...new Set(shown.map(({ entry }) => entry))];
  const [last] = checks
    .map(({ at }) => at)
    .sort()
    .reverse();
  return (
    <div className={styles.root}>
      <header>
        <h1 className={styles.title}>Everything</h1>
        <p className={styles.counts}>
          Accepted pictures, and what axe found.{' '}
          {last
            ? `Checked last on ${new Date(last).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}, before this was built.`
            : 'No run of the checks was there to show when this was built: the tab Checks of a story runs them on it.'}
        </p>
      </header>
      <search className={styles.filters}>
        <div className={styles.filter}>
          <label htmlFor={`${id}words`}>Name or state</label>
          <input
            id={`${id}words`}
            type="search"
            className={styles.control}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <div className={styles.filter}>
          <label htmlFor={`${id}group`}>Group</label>
          <select
            id={`${id}group`}
            className={styles.control}
            value={group}
            onChange={({ target }) => setGroup(target.value)}
          >
            <option value="">all</option>
            {[...new Set(all.map((one) => one.group))].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <div className={styles.filter}>
          <label htmlFor={`${id}kind`}>Stories</label>
          <select
            id={`${id}kind`}
            className={styles.control}
            value={kind}
            onChange={({ target }) => setKind(target.value as Kind)}
          >
            {Object.entries(kinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <output className={styles.counts}>
          {shown.length} of {all.length} stories
        </output>
      </search>
      {entries.map(({ name, title }) => (
        <section key={name} className={styles.machine} aria-labelledby={`${id}${name}`}>
          <h2 id={`${id}${name}`} className={styles.sheetName}>
            {title}
          </h2>
          <ul className={styles.states}>
            {shown
              .filter(({ entry }) => entry.name === name)
              .map(({ story }) => (
                <Picture key={story.id} {...story} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Picture({ id, title, state }: Listed['story']) {
  const theme = useTheme();
  const picture = pictureOf(id, theme === 'dark' ? 'dark' : 'light');
  const { looks, found } = foundIn(id);
  return (
    <li className={styles.state}>
      <div className={styles.window}>
        {picture ? (
          <img src={picture} alt="" className={styles.picture} loading="lazy" decoding="async" />
        ) : (
          <p className={styles.counts}>No picture accepted so far</p>
        )}
      </div>
      <a className={styles.link} href={`?story=${id}`} target="_top">
        {title}
      </a>
      {state && <p className={styles.counts}>{state}</p>}
      <p className={styles.counts}>
        {looks.length === 0
          ? 'not checked yet'
          : found === 0
            ? `axe: nothing in ${looks.length} looks`
            : `axe: ${found} in ${looks.length} looks`}
      </p>
    </li>
  );
}
