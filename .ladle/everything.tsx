/** Every story at one width, in a frame of its own while it is in view, filtered by name or group and by what failed in the last run. */
import { Field } from '@halloway/ui';
import { useId, useState } from 'react';
import { everyStory, hasPanel } from './catalog';
import { Choice } from './choice';
import { find } from './find';
import * as styles from './overview.css';
import { viewports } from './settings';
import { checkedLooks, failuresOf, said } from './status';
import { Tile } from './tile';

const all = everyStory.filter(({ story }) => hasPanel(story.id));

const hasFailed = (story: string, look: string) =>
  look === '' || failuresOf(story)?.some((failure) => look === 'any' || failure === look);

export function Everything() {
  const [words, setWords] = useState('');
  const [width, setWidth] = useState(320);
  /** A look of the last run, or `any`. */
  const [failed, setFailed] = useState('');
  const id = useId();
  const found = new Set(find(words));
  const shown = all.filter((one) => found.has(one) && hasFailed(one.story.id, failed));
  const entries = [...new Set(shown.map(({ entry }) => entry))];
  return (
    <div className={styles.root}>
      <header>
        <h1 className={styles.title}>Everything at {width} px</h1>
        <p className={styles.counts}>{said()}</p>
      </header>
      <search className={styles.filters}>
        <Field label="Group, name or state">
          {(control) => (
            <input {...control} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
          )}
        </Field>
        <Choice
          label="Width"
          value={String(width)}
          options={viewports.map((px) => [String(px), `${px} px`])}
          choose={(px) => setWidth(Number(px))}
        />
        <Choice
          label="Show"
          value={failed}
          options={[
            ['', 'All stories'],
            ['any', 'What fails'],
            ...checkedLooks.map((look) => [look, `Fails ${look}`] as const),
          ]}
          choose={setFailed}
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
                <Tile key={`${width} ${story.id}`} {...story} width={width} isInspected={failed !== ''} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
