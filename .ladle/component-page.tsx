/** A component on one page: all its stories, its readme with its keys, and its props. */
import { Prose } from '@halloway/ui';
import { type MouseEvent, useEffect } from 'react';
import { type Entry, everyStory } from './catalog';
import * as styles from './overview.css';
import type { Control } from './props-controls/from-types';
import { isOf } from './props-controls/used';
import { About } from './props-tab';
import { readmeOf } from './readme-tab';
import { Scrollable } from './scrollable';
import { Tile } from './tile';
import { useLoaded } from './use-loaded';
import * as panel from './workbench.css';

/** The component whose page has this address: that of `accordion--page`. */
export const componentOf = (address: string): Entry | undefined =>
  everyStory.find(({ entry }) => address === `${entry.name}--page`)?.entry;

const parts = ['Stories', 'Keyboard', 'Parts', 'Theming', 'Usage', 'Props'];

/** Without a fragment in the address, which the workbench writes as a whole. */
function goTo(id: string, event?: MouseEvent) {
  event?.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** `part`: the heading to begin at, such as `keyboard`. */
export function ComponentPage({ entry: { title, stories }, part }: { entry: Entry; part: string }) {
  const first = stories[0]?.id ?? '';
  const readme = useLoaded(first, () => readmeOf(first));
  const controls = useLoaded('', () => import('virtual:controls'))?.default;
  const own = Object.entries(controls ?? {}).filter(([name, props]) => isOf(name, first) && props.length > 0);
  const isThere = readme !== undefined && controls !== undefined;
  useEffect(() => {
    if (isThere && part) goTo(part);
  }, [isThere, part]);
  const has = (name: string) =>
    name === 'Stories' || (name === 'Props' ? own.length > 0 : readme?.includes(`id="${name.toLowerCase()}"`));
  return (
    <div className={styles.root}>
      <header className={styles.intro}>
        <h1 className={styles.title}>{title}</h1>
        <nav aria-label="On this page" className={styles.filters}>
          {parts.filter(has).map((name) => (
            <a
              key={name}
              className={styles.door}
              href={`#${name.toLowerCase()}`}
              onClick={(event) => goTo(name.toLowerCase(), event)}
            >
              {name}
            </a>
          ))}
        </nav>
      </header>
      <section className={styles.group} aria-labelledby="stories">
        <h2 id="stories" className={styles.name} tabIndex={-1}>
          Stories
        </h2>
        <ul className={styles.sheet}>
          {stories.map((story) => (
            <Tile key={story.id} {...story} width={390} />
          ))}
        </ul>
      </section>
      <section className={styles.group} aria-label="Readme">
        {readme === undefined ? (
          <p>Reading …</p>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own readmes
          <Prose className={panel.readme} dangerouslySetInnerHTML={{ __html: readme }} />
        )}
      </section>
      {own.length > 0 && (
        <section className={styles.group} aria-labelledby="props">
          <h2 id="props" className={styles.name} tabIndex={-1}>
            Props
          </h2>
          {own.map(([name, props]) => (
            <Props key={name} of={name} props={props} />
          ))}
        </section>
      )}
    </div>
  );
}

const Props = ({ of, props }: { of: string; props: readonly Control[] }) => (
  <Scrollable label={`Props of ${of}, to scroll`} className={styles.table}>
    <table>
      <caption>Props of {of}</caption>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Default</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {props.map((control) => (
          <tr key={control.name}>
            <th scope="row">{control.name}</th>
            <td>
              <code>{control.default}</code>
            </td>
            <td>
              <About {...control} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrollable>
);
