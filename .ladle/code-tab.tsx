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
  const code = all?.[stories[story]?.name ?? ''] ?? '';
  return (
    <div className={styles.section}>
      <div className={styles.row}>
        <Copy text={() => code}>Copy code</Copy>
      </div>
      <Code label="Code of this story">{code}</Code>
    </div>
  );
}
