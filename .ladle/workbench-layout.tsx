/** Workbench layout: sidebar by groups, search, shortcuts. Replaces Ladle's. */
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { allGroups } from './catalog';
import { Keys, singleKeys } from './keys';
import { Search } from './search';
import { shortcut } from './shortcuts';
import * as styles from './workbench-layout.css';

interface WorkbenchLayoutProps {
  story: string;
  open: (story: string) => void;
  children: ReactNode;
}

export function WorkbenchLayout({ story, open, children }: WorkbenchLayoutProps) {
  const [shown, setShown] = useState<'' | 'search' | 'keys'>('');
  const [menu, setMenu] = useState(false);
  const [component] = story.split('--');
  const here = useRef<HTMLAnchorElement>(null);

  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const press = (key: string) => {
      if (key === 'k') setShown('search');
      else if (key === '?' && singleKeys.are()) setShown('keys');
    };
    const listen = (event: KeyboardEvent) => {
      const key = shortcut(event);
      if (!key) return;
      event.preventDefault();
      press(key);
    };
    // The story's window handles its keys first and forwards the shortcuts of the workbench.
    const receive = ({ origin, data }: MessageEvent) => {
      if (origin !== location.origin) return;
      if (data?.workbench === 'key') press(String(data.key));
      if (data?.workbench === 'open') latest.current(String(data.open));
    };
    addEventListener('keydown', listen);
    addEventListener('message', receive);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('message', receive);
    };
  }, []);
  // Not `scrollIntoView`: it would move the starting point of Tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another story has another position in the list
  useEffect(() => {
    const list = here.current?.closest('nav');
    if (!here.current || !list) return;
    const [entry, room] = [here.current.getBoundingClientRect(), list.getBoundingClientRect()];
    if (entry.top < room.top || entry.bottom > room.bottom) list.scrollTop += entry.top - room.top - room.height / 3;
  }, [story]);

  /** Opens links to a story in this page; a link with more parameters than the story is followed as an address. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="?story="]') : null;
    const query = new URLSearchParams(link?.getAttribute('href') ?? '');
    if (event.metaKey || event.ctrlKey || event.shiftKey || query.size !== 1) return;
    event.preventDefault();
    setMenu(false);
    open(query.get('story') ?? '');
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard activates the links inside
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    <div className={styles.layout} dir="ltr" onClick={follow}>
      <button type="button" className={styles.skip} onClick={() => skipTo('story')}>
        Skip to the story
      </button>
      <button type="button" className={styles.skip} onClick={() => skipTo('about')}>
        Skip to what is known of it
      </button>
      <header className={styles.bar}>
        <a className={styles.brandName} href="?story=overview--machines">
          Halloway workbench
        </a>
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded={menu}
          aria-controls="stories"
          onClick={() => setMenu(!menu)}
        >
          Stories
        </button>
        <button type="button" className={styles.button} onClick={() => setShown('search')}>
          Search <kbd className={styles.key}>{isMac ? '⌘' : 'Ctrl '}K</kbd>
        </button>
        <button type="button" className={styles.button} onClick={() => setShown('keys')}>
          Keys <kbd className={styles.key}>?</kbd>
        </button>
      </header>
      <nav id="stories" className={styles.nav} aria-label="Stories" data-open={menu}>
        {allGroups().map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.group}>{title}</h2>
            <ul className={styles.list}>
              {entries.map((entry) => {
                const isHere = entry.name === component;
                const [first] = entry.stories;
                return (
                  <li key={entry.name}>
                    <a
                      ref={isHere ? here : null}
                      className={styles.entry}
                      href={`?story=${first?.id}`}
                      aria-current={isHere ? 'true' : undefined}
                    >
                      {entry.title}
                    </a>
                    {isHere && (
                      <ul className={styles.stories}>
                        {entry.stories.map(({ id, title: name }) => (
                          <li key={id}>
                            <a
                              className={styles.story}
                              href={`?story=${id}`}
                              aria-current={id === story ? 'page' : undefined}
                            >
                              {name}
                            </a>
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
      </nav>
      <main className={styles.main}>{children}</main>
      {shown === 'search' && <Search open={open} close={() => setShown('')} />}
      {shown === 'keys' && <Keys close={() => setShown('')} />}
    </div>
  );
}

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Not by a fragment: Ladle and the workbench write the whole address. */
const skipTo = (id: string) => document.getElementById(id)?.focus();
