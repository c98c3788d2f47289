import { find } from './find';
import { link, title } from './workbench.css';
import * as styles from './workbench-layout.css';

const MOST = 12;

/** The page of an address without a story: offers the stories with the nearest names. */
export function NotFound({ story }: { story: string }) {
  const [component = '', name = ''] = story.split('--');
  const nearest =
    [`${component} ${name}`, component, name]
      // Two letters are near to everything.
      .filter((words) => words.trim().length > 2)
      .map((words) => find(words.replaceAll('-', ' ')))
      .find((all) => all.length > 0) ?? [];
  return (
    <div id="story" className={styles.notFound} tabIndex={-1}>
      <h1 className={title}>There is no story “{story}”</h1>
      {nearest.length === 0 ? (
        <p>No story has a name like it.</p>
      ) : (
        <>
          <p>The nearest names:</p>
          <ul className={styles.list}>
            {nearest.slice(0, MOST).map(({ entry, story: { id, title } }) => (
              <li key={id}>
                <a className={link} href={`?story=${id}`} target="_top">
                  {entry.title}: {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a className={link} href="?">
          Start page of the workbench
        </a>
      </p>
    </div>
  );
}
