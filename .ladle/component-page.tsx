/** A component on one page: all its stories, its readme with its keys, and its props. */
import { Table } from '@halloway/ui';
import { Fragment, useEffect } from 'react';
import { focusOn, goTo } from './address';
import { type Entry, everyStory } from './catalog';
import { Document } from './markdown';
import * as styles from './overview.css';
import { isOf } from './props-controls/used';
import { About } from './props-tab';
import { readmeOf } from './readme-tab';
import { Tile } from './tile';
import { useLoaded } from './use-loaded';
import { link } from './workbench.css';

/** The component whose page has this address: that of `accordion--page`. */
export const componentOf = (address: string): Entry | undefined =>
  everyStory.find(({ entry }) => address === `${entry.name}--page`)?.entry;

const parts = ['Stories', 'Keyboard', 'Parts', 'Theming', 'Usage', 'Props'];

/** `part`: the heading to begin at, such as `keyboard`. */
export function ComponentPage({ entry: { title, stories }, part }: { entry: Entry; part: string }) {
  const first = stories[0]?.id ?? '';
  const readme = useLoaded(first, () => readmeOf(first));
  const controls = useLoaded('', () => import('virtual:controls'))?.default;
  const own = Object.entries(controls ?? {}).filter(([name, props]) => isOf(name, first) && props.length > 0);
  const isThere = readme !== undefined && controls !== undefined;
  useEffect(() => {
    if (isThere && part) focusOn(part);
  }, [isThere, part]);
  const has = (name: string) =>
    name === 'Stories' || (name === 'Props' ? own.length > 0 : readme?.includes(`id="${name.toLowerCase()}"`));
  return (
    <div className={styles.root}>
      <header className={styles.intro}>
        <h1 className={styles.title}>{title}</h1>
        <nav aria-label="On this page" className={styles.filters}>
          {parts.filter(has).map((name) => (
            <a key={name} className={link} href={`#${name.toLowerCase()}`} onClick={goTo}>
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
        <Document html={readme} />
      </section>
      {own.length > 0 && (
        <section className={styles.group} aria-labelledby="props">
          <h2 id="props" className={styles.name} tabIndex={-1}>
            Props
          </h2>
          {own.map(([name, props]) => (
            <Fragment key={name}>
              <h3>{name}</h3>
              <Table
                aria-label={`Props of ${name}`}
                corner="Prop"
                columns={['Default', 'What it does']}
                rows={props.map((control) => ({
                  label: control.name,
                  values: [<code key="default">{control.default}</code>, <About key="about" {...control} />],
                }))}
              />
            </Fragment>
          ))}
        </section>
      )}
    </div>
  );
}
