import { Prose } from '@halloway/ui';
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
  const folder = (stories[story]?.entry ?? '').replace(/[^/]+$/, '');
  const html = useLoaded(folder, () => render(folder));
  return html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own readmes
    <Prose className={styles.readme} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <p className={styles.nothing}>Reading …</p>
  );
}

async function render(folder: string): Promise<string> {
  const [{ Marked }, text, drawing] = await Promise.all([
    import('marked'),
    readmes[`../${folder}readme.md`]?.(),
    drawings[`../${folder}statechart.svg`]?.(),
  ]);
  const marked = new Marked({
    renderer: {
      // The toolbar has the page's h1.
      heading({ depth, tokens }) {
        return `<h${depth + 1}>${this.parser.parseInline(tokens)}</h${depth + 1}>`;
      },
      image: ({ href, text: words }) =>
        `<span class="table" role="group" aria-label="${words}, to scroll" tabindex="0"><img src="${href === 'statechart.svg' ? drawing : href}" alt="${words}"></span>`,
      // Relative links between files do not resolve here.
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return /^https?:/.test(href) ? `<a href="${href}" target="_blank" rel="noreferrer">${words}</a>` : words;
      },
      code: ({ text: code, lang }) =>
        `<pre tabindex="0" aria-label="Code${lang ? `, ${lang}` : ''}" role="group"><code>${escaped(code)}</code></pre>`,
    },
  });
  return marked
    .parse((text ?? '').replace(/<!--.*?-->\n?/gs, ''), { async: false })
    .replaceAll('<table>', '<div class="table" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
