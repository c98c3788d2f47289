import { Code } from './code';
import { Copy } from './copy';
import { stories } from './stories';
import { useStory } from './story-context';
import { useLoaded } from './use-loaded';
import * as styles from './workbench.css';

/** By file, then by the name of the story. */
const codes = import.meta.glob<Record<string, string>>('../src/**/*.stories.tsx', {
  query: '?code',
  import: 'default',
});

/** The story as a product would write it, to copy. */
export function CodeTab() {
  const { story } = useStory();
  const all = useLoaded(story, () => codes[`../${stories[story]?.entry}`]?.());
  const wanted = plain(story.split('--').at(-1) ?? '');
  const code = Object.entries(all ?? {}).find(([name]) => plain(name) === wanted)?.[1] ?? '';
  return (
    <div className={styles.section}>
      <div className={styles.row}>
        <Copy text={() => code}>Copy code</Copy>
      </div>
      <Code label="Code of this story">{code}</Code>
    </div>
  );
}

/** `AsALink` and `as-a-link` are the same story. */
const plain = (name: string) => name.replaceAll('-', '').toLowerCase();
