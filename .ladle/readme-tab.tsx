import { Document, htmlOf } from './markdown';
import { stories } from './stories';
import { useStory } from './story-context';
import { useLoaded } from './use-loaded';

const readmes = import.meta.glob<string>('../src/{behaviours,elements,sections}/*/readme.md', {
  query: '?raw',
  import: 'default',
});
const drawings = import.meta.glob<string>('../src/behaviours/*/statechart.svg', { query: '?url', import: 'default' });

/** The readme in the story's folder. */
export function ReadmeTab() {
  const { story } = useStory();
  return <Document html={useLoaded(folderOf(story), () => readmeOf(story))} />;
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
