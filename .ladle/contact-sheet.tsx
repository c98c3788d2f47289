/** Every story as a thumbnail, searchable by name, group, state and axe result. */
import checks from 'virtual:checks';
import { Field } from '@halloway/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { everyStory, hasPanel } from './catalog';
import { Choice } from './choice';
import { find } from './find';
import * as styles from './overview.css';
import { pictureOf } from './pictures';
import { useTheme } from './theme';

type Listed = (typeof everyStory)[number];

/** How much axe found in a story. */
const foundIn = (id: string) => checks.filter(({ story }) => story === id).reduce((sum, { found }) => sum + found, 0);

/** Filters beside the search text. */
const kinds = {
  all: ['All', () => true],
  pinned: ['Held in a state', ({ state }) => state !== undefined],
  live: ['To play with', ({ machine, state }) => machine !== undefined && state === undefined],
  found: ['With axe violations', ({ id }) => foundIn(id) > 0],
} satisfies Record<string, [name: string, has: (story: Listed['story']) => boolean]>;
type Kind = keyof typeof kinds;
const isKind = ({ story }: Listed, kind: Kind) => kinds[kind][1](story);

export function ContactSheet() {
  const [words, setWords] = useState('');
  const [group, setGroup] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const id = useId();
  const all = everyStory.filter(({ story }) => hasPanel(story.id));
  const found = new Set(find(words));
  const shown = all.filter((one) => found.has(one) && isKind(one, kind) && (group === '' || one.group === group));
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
          Accepted pictures.{' '}
          {last
            ? `axe checked them on ${new Date(last).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}.`
            : 'The tab Checks of a story runs axe on it.'}
        </p>
      </header>
      <search className={styles.filters}>
        <Field label="Name or state">
          {(control) => (
            <input {...control} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
          )}
        </Field>
        <Choice
          label="Group"
          value={group}
          options={[['', 'All'], ...[...new Set(all.map((one) => one.group))].map((name) => [name, name] as const)]}
          choose={setGroup}
        />
        <Choice
          label="Stories"
          value={kind}
          options={Object.entries(kinds).flatMap(([value, [label]]) => {
            const count = all.filter((one) => isKind(one, value as Kind)).length;
            return count > 0 ? [[value, `${label} (${count})`] as const] : [];
          })}
          choose={(value) => setKind(value as Kind)}
        />
        <output className={styles.counts}>
          {shown.length} of {all.length} stories
        </output>
      </search>
      {entries.map(({ name, title }) => (
        <section key={name} className={styles.group} aria-labelledby={`${id}${name}`}>
          <h2 id={`${id}${name}`} className={styles.name}>
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
