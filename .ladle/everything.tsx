/** Every story at one width, in a frame of its own while it is in view, filtered by name or group and by what failed in the last run. */
import { Field } from '@halloway/ui';
import { useId, useState } from 'react';
import { libraryStories } from './catalog';
import { Choice } from './choice';
import { find } from './find';
import { jsonOf, toJson } from './json';
import { post } from './messages';
import * as styles from './overview.css';
import { parseSettings, viewports } from './settings';
import { checkedLooks, failuresOf, said } from './status';
import { Tile } from './tile';

const hasFailed = (story: string, look: string) =>
  look === '' || failuresOf(story)?.some((failure) => look === 'any' || failure === look);

/** Of the address around this frame, only what can be chosen. `failed`: a look of the last run, or `any`. */
function filterNow() {
  const given = Object(jsonOf(parseSettings(parent.location.search).filter));
  return {
    words: String(given.words ?? ''),
    width: viewports.find((px) => px === given.width) ?? 320,
    failed: ['any', ...checkedLooks].find((look) => look === given.failed) ?? '',
  };
}

export function Everything() {
  const [filter, setFilter] = useState(filterNow);
  const { words, width, failed } = filter;
  const change = (changed: object) => {
    const next = { ...filter, ...changed };
    setFilter(next);
    post(parent, { workbench: 'known', story: 'overview--everything', known: { filter: toJson(next) } });
  };
  const id = useId();
  const found = new Set(find(words));
  const shown = libraryStories.filter((one) => found.has(one) && hasFailed(one.story.id, failed));
  const entries = [...new Set(shown.map(({ entry }) => entry))];
  return (
    <div className={styles.root}>
      <header>
        <h1 className={styles.title}>Everything at {width} px</h1>
        <p className={styles.counts}>{said(true)}</p>
      </header>
      <search className={styles.filters}>
        <Field label="Group, name or state">
          {(control) => (
            <input
              {...control}
              type="search"
              value={words}
              onChange={({ target }) => change({ words: target.value })}
            />
          )}
        </Field>
        <Choice
          label="Width"
          value={String(width)}
          options={viewports.map((px) => [String(px), `${px} px`])}
          choose={(px) => change({ width: Number(px) })}
        />
        <Choice
          label="Show"
          value={failed}
          options={[
            ['', 'All stories'],
            ['any', 'What fails'],
            ...checkedLooks.map((look) => [look, `Fails ${look}`] as const),
          ]}
          choose={(look) => change({ failed: look })}
        />
        <output className={styles.counts}>
          {shown.length} of {libraryStories.length} stories
        </output>
      </search>
      {shown.length === 0 && (
        <p>
          {failed === ''
            ? 'No story has all of these words.'
            : `Nothing ${words ? 'of that name ' : ''}fails ${failed === 'any' ? 'at 320 px, or in any other look' : failed}.`}
        </p>
      )}
      {entries.map(({ name, title }) => (
        <section key={name} className={styles.group} aria-labelledby={`${id}${name}`}>
          <h2 id={`${id}${name}`} className={styles.name}>
            {title}
          </h2>
          <ul className={styles.sheet}>
            {shown
              .filter(({ entry }) => entry.name === name)
              .map(({ story }) => (
                <Tile key={`${width} ${story.id}`} {...story} width={width} isInspected={failed !== ''} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
