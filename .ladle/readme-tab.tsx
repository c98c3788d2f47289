import { Prose } from '@halloway/ui';
import { htmlOf } from './markdown';
import { stories } from './stories';
import { useStory } from './story-context';
import { useLoaded } from './use-loaded';
import * as styles from './workbench.css';

const readmes = import.meta.glob<string>('../src/{behaviours,elements,sections}/*/readme.md', {
  query: '?raw',
  import: 'default',
});
const drawings = import.meta.glob<string>('../src/behaviours/*/statechart.svg', { query: '?url', import: 'default' });

/** The readme in the story's folder. */
export function ReadmeTab() {
  const { story } = useStory();
  const html = useLoaded(folderOf(story), () => readmeOf(story));
  return html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own readmes
    <Prose className={styles.readme} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <p className={styles.nothing}>Reading …</p>
  );
}

const folderOf = (story: string) => (stories[story]?.entry ?? '').replace(/[^/]+$/, '');

/** The readme in a story's folder as HTML, below the page's h1. */
export async function readmeOf(story: string): Promise<string> {
  const folder = folderOf(story);
  const [text, drawing] = await Promise.all([
    readmes[`../${folder}readme.md`]?.(),
    drawings[`../${folder}statechart.svg`]?.(),
  ]);
  return htmlOf(text ?? '', { below: 1, drawing });
}
