/** Every story as a thumbnail, searchable by name, group, state and axe result. */
import checks from 'virtual:checks';
import { type SyntheticEvent, useId, useState } from 'react';
import { everyStory } from './catalog';
import * as styles from './overview.css';
import { pictureOf } from './pictures';
import { useTheme } from './theme';

type Listed = (typeof everyStory)[number];

/** Filters beside the search text. */
const kinds = {
  all: 'all stories',
  pinned: 'held in a state',
  live: 'that run',
  found: 'in which axe found something',
} as const;
type Kind = keyof typeof kinds;

/** How much axe found in a story. */
const foundIn = (id: string) => checks.filter(({ story }) => story === id).reduce((sum, { found }) => sum + found, 0);

const isKind = ({ story: { id, machine, state } }: Listed, kind: Kind) => {
  return {
    all: true,
    pinned: state !== undefined,
    live: machine !== undefined && state === undefined,
    found: foundIn(id) > 0,
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
  const all = everyStory.filter(({ group: of }) => of !== 'Workbench');
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
                {label} ({all.filter((one) => isKind(one, value as Kind)).length})
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
          <ul className={styles.sheet}>
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

/** The width in px at which a picture is read to find its content. */
const READ_AT = 128;
/** A story is enlarged to at most its real size. */
const LEAST_SHARE = 0.2;
const WIDE_SHARE = 0.4;

/** Enlarges a picture to the box of what differs from its background. */
function crop({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  const canvas = document.createElement('canvas');
  const height = Math.max(1, Math.round((READ_AT * image.naturalHeight) / image.naturalWidth));
  Object.assign(canvas, { width: READ_AT, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.drawImage(image, 0, 0, READ_AT, height);
  const pixels = new Uint32Array(context.getImageData(0, 0, READ_AT, height).data.buffer);
  const at = [...pixels.keys()].filter((index) => pixels[index] !== pixels[0]);
  const columns = at.map((index) => index % READ_AT);
  if (columns.length === 0) return;
  const [left, right] = [Math.min(...columns), Math.max(...columns)].map((x) => x / READ_AT) as [number, number];
  const [top, bottom] = [at[0] ?? 0, at.at(-1) ?? 0].map((index) => Math.floor(index / READ_AT)) as [number, number];
  // What is wide and low is enlarged beyond its right end.
  const share = Math.min(right - left, Math.max(WIDE_SHARE, ((bottom - top) / READ_AT) * (16 / 9)));
  image.style.inlineSize = `${94 / Math.max(LEAST_SHARE, share)}%`;
  image.style.transform = `translate(${-100 * Math.max(0, left - 0.01)}%, ${-100 * Math.max(0, top / height - 0.01)}%)`;
}

function Picture({ id, title }: Listed['story']) {
  const theme = useTheme();
  const picture = pictureOf(id, theme === 'dark' ? 'dark' : 'light');
  const found = foundIn(id);
  return (
    <li className={styles.state}>
      <div className={styles.sheetWindow}>
        {picture ? (
          <img src={picture} alt="" className={styles.picture} loading="lazy" onLoad={crop} />
        ) : (
          <p className={styles.counts}>No picture accepted so far</p>
        )}
      </div>
      <a className={styles.link} href={`?story=${id}`} target="_top">
        {title}
      </a>
      {found > 0 && <p className={styles.found}>axe: {found} found</p>}
    </li>
  );
}
