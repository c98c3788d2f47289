import { useEffect, useState } from 'react';
import { Scrollable } from './scrollable';
import { stories } from './stories';
import * as styles from './workbench.css';

/** By file, then by the name of the story. */
const codes = import.meta.glob<Record<string, string>>('../src/**/*.stories.tsx', {
  query: '?code',
  import: 'default',
});

/** The story as a product would write it, to copy. */
export function CodeTab({ story }: { story: string }) {
  const [code, setCode] = useState<string | null>('');
  const [note, setNote] = useState('');
  const entry = stories[story]?.entry ?? '';
  useEffect(() => {
    let current = true;
    Promise.resolve(codes[`../${entry}`]?.()).then((all = {}) => {
      const wanted = plain(story.split('--').at(-1) ?? '');
      const found = Object.entries(all).find(([name]) => plain(name) === wanted);
      if (current) setCode(found?.[1] ?? null);
    });
    return () => {
      current = false;
    };
  }, [story, entry]);
  if (code === null) return <p className={styles.nothing}>This page shows its own code.</p>;

  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setNote('Copied'),
      () => setNote('The browser does not allow copying. Select the code and copy it.'),
    );
  return (
    <div className={styles.section}>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={copy}>
          Copy code
        </button>
        <output className={styles.note}>{note}</output>
      </div>
      <Scrollable className={styles.source} label="Code of this story">
        <pre>
          <code>{code}</code>
        </pre>
      </Scrollable>
    </div>
  );
}

/** `AsALink` and `as-a-link` are the same story. */
const plain = (name: string) => name.replaceAll('-', '').toLowerCase();
