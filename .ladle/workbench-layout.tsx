/** Workbench layout: sidebar by groups with a filter, shortcuts. Replaces Ladle's. */

import { Dialog, Field, SkipLink } from '@halloway/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { goTo, storyOfLink } from './address';
import { Button } from './button';
import { type Entry, everyStory, hasPanel, titleOf } from './catalog';
import { find, findViews, nearest } from './find';
import { Keys, singleKeys } from './keys';
import { shortcut } from './shortcuts';
import { Status, said } from './status';
import { link } from './workbench.css';
import * as styles from './workbench-layout.css';

interface WorkbenchLayoutProps {
  story: string;
  open: (story: string) => void;
  children: ReactNode;
}

export function WorkbenchLayout({ story, open, children }: WorkbenchLayoutProps) {
  const [keys, setKeys] = useState(false);
  const [menu, setMenu] = useState(false);
  const [text, setText] = useState('');
  const filter = useRef<HTMLInputElement>(null);
  const best = find(text);
  const views = findViews(text);
  const isLost = best.length + views.length === 0;
  const near = isLost ? nearest(text) : [];
  const found = [
    // Never an empty list.
    ...groupsOf(isLost ? (near.length > 0 ? near : everyStory) : best),
    ...(views.length > 0
      ? [{ title: 'Views', entries: views.map((one) => ({ ...one, name: one.id, stories: [one], count: 1 })) }]
      : []),
  ];
  const [first] = best;
  const [view] = views;
  const opened = first ? titleOf(first.story.id) : view?.title;
  const [component] = story.split('--');

  const follow = useEffectEvent((to: string) => {
    setMenu(false);
    open(to);
  });
  const step = useEffectEvent((by: number) => {
    const next = everyStory[everyStory.findIndex(({ story: { id } }) => id === story) + by];
    if (next) open(next.story.id);
  });
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const to = storyOfLink(event);
      if (to === undefined) return;
      event.preventDefault();
      follow(to);
    };
    const press = (event: KeyboardEvent) => {
      const key = shortcut(event);
      if (!key || (key !== 'k' && !singleKeys.are())) return;
      event.preventDefault();
      if (key === '?') setKeys(true);
      if (key === 'n' || key === 'p') step(key === 'n' ? 1 : -1);
      if (key !== 'k') return;
      setMenu(true);
      // On a phone the list is hidden until then.
      requestAnimationFrame(() => filter.current?.select());
    };
    const end = new AbortController();
    const { signal } = end;
    const listen = (view: Window | null | undefined) => {
      view?.addEventListener('click', click, { signal });
      view?.addEventListener('keydown', press, { signal });
    };
    listen(window);
    // Each story's window, when it loads; one of another origin has no document here.
    const loaded = ({ target }: Event) =>
      target instanceof HTMLIFrameElement && listen(target.contentDocument?.defaultView);
    document.addEventListener('load', loaded, { capture: true, signal });
    return () => end.abort();
  }, []);

  return (
    <div className={styles.layout} dir="ltr">
      <SkipLink href="#story" onClick={goTo}>
        Skip to the story
      </SkipLink>
      {hasPanel(story) && (
        <SkipLink href="#about" onClick={goTo}>
          Skip to what is known of it
        </SkipLink>
      )}
      <header className={styles.bar}>
        <a className={styles.brandName} href="?story=overview--start">
          Halloway workbench
        </a>
        <Button
          className={styles.menuButton}
          aria-expanded={menu}
          aria-controls="stories"
          onClick={() => setMenu(!menu)}
        >
          Stories
        </Button>
        <Button onClick={() => setKeys(true)}>
          Shortcuts <kbd className={styles.key}>?</kbd>
        </Button>
      </header>
      <nav id="stories" className={styles.nav} aria-label="Stories" data-open={menu}>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            setMenu(false);
            if (text && first) open(first.story.id);
            else if (view) location.assign(`?story=${view.id}`);
            setText('');
          }}
        >
          <Field label="Find a story" hint={<kbd className={styles.key}>{isMac ? '⌘' : 'Ctrl '}K</kbd>}>
            {(field) => (
              <input
                {...field}
                ref={filter}
                type="search"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <p className={styles.found} role="status">
            {text &&
              (opened
                ? `Enter opens “${opened}”.`
                : `No story has such a name. ${near.length > 0 ? 'The nearest:' : 'All stories:'}`)}
          </p>
        </form>
        <div className={styles.groups}>
          {found.map(({ title, entries }) => (
            <section key={title} aria-label={title}>
              <h2 className={styles.group}>
                {title} <span className={styles.count}>{entries.length}</span>
              </h2>
              <ul className={styles.list}>
                {entries.map(({ name, title, stories, count }) => {
                  const isHere = name === component;
                  const ids = stories.map(({ id }) => id);
                  const [first = ''] = ids;
                  const page = hasPanel(first) ? [{ id: `${name}--page`, title: 'Docs and all stories' }] : [];
                  return (
                    <li key={name}>
                      <StoryLink id={first} title={title} of={ids} current={isHere && 'true'} />
                      {(isHere || (text && stories.length < count)) && (
                        <ul className={styles.stories}>
                          {[...page, ...stories].map(({ id, title }) => (
                            <li key={id}>
                              <StoryLink id={id} title={title} of={[id]} current={id === story && 'page'} />
                            </li>
                          ))}
                        </ul>
                      )}
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
          <p className={styles.aside}>
            <a className={link} href="?story=overview--accessibility">
              Accessibility
            </a>
            <br />
            {said()}
          </p>
        </div>
      </nav>
      <main className={styles.main}>{children}</main>
      <Dialog title="Shortcuts" open={keys} onOpenChange={() => setKeys(false)}>
        {keys && <Keys />}
      </Dialog>
    </div>
  );
}

interface StoryLinkProps {
  id: string;
  title: string;
  /** The stories whose status it shows. */
  of: readonly string[];
  current: 'true' | 'page' | false;
}

const StoryLink = ({ id, title, of, current }: StoryLinkProps) => (
  <>
    <a
      ref={current === 'true' ? showInList : null}
      className={styles.entry}
      href={`?story=${id}`}
      aria-current={current || undefined}
    >
      {title}
    </a>
    <Status of={of} />
  </>
);

/** The groups of the found stories, each with the best first. */
function groupsOf(best: typeof everyStory) {
  const found = new Map<string, Map<Entry, Entry['stories']>>();
  for (const { group, entry, story } of best) {
    const entries = found.get(group) ?? new Map<Entry, Entry['stories']>();
    found.set(group, entries.set(entry, [...(entries.get(entry) ?? []), story]));
  }
  return [...found].map(([title, entries]) => ({
    title,
    entries: [...entries].map(([entry, stories]) => ({ ...entry, stories, count: entry.stories.length })),
  }));
}

/** Scrolls the list to its current entry. Not by `scrollIntoView`, which would move the starting point of Tab. */
function showInList(current: HTMLAnchorElement | null) {
  const list = current?.closest<HTMLElement>(`.${styles.groups}`);
  if (!current || !list) return;
  const [entry, room] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
  if (entry.top < room.top || entry.bottom > room.bottom) list.scrollTop += entry.top - room.top - room.height / 3;
}

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);
