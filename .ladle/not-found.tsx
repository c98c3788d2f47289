import { nearest } from './find';
import { link, title } from './workbench.css';
import * as styles from './workbench-layout.css';

/** The page of an address without a story: offers the stories with the nearest names. */
export function NotFound({ story }: { story: string }) {
  const near = nearest(story.replaceAll('-', ' '));
  return (
    <div id="story" className={styles.notFound} tabIndex={-1}>
      <h1 className={title}>There is no story “{story}”</h1>
      <p>{near.length === 0 ? 'No story has a name like it.' : 'The nearest names:'}</p>
      <ul className={styles.list}>
        {near.map(({ entry, story: { id, title } }) => (
          <li key={id}>
            <a className={link} href={`?story=${id}`} target="_top">
              {entry.title}: {title}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className={link} href="?">
          Start page of the workbench
        </a>
      </p>
    </div>
  );
}
