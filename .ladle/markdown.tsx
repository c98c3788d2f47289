/** Our own documents as HTML. */
import { Prose } from '@halloway/ui';
import { nothing, readme } from './workbench.css';

/** A document; undefined while it is read. */
export const Document = ({ html }: { html: string | undefined }) =>
  html === undefined ? (
    <p className={nothing}>Reading …</p>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own documents
    <Prose className={readme} dangerouslySetInnerHTML={{ __html: html }} />
  );

interface Options {
  /** How many levels lower its headings are. */
  below?: number;
  /** The address of `statechart.svg`. */
  drawing?: string | undefined;
}

export async function htmlOf(text: string, { below = 0, drawing }: Options = {}): Promise<string> {
  const { Marked } = await import('marked');
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }) {
        const words = this.parser.parseInline(tokens);
        const id = words.toLowerCase().replace(/[^a-z]+/g, '-');
        return `<h${depth + below} id="${id}" tabindex="-1">${words}</h${depth + below}>`;
      },
      image: ({ href, text: words }) =>
        `<span class="table" role="group" aria-label="${words}, to scroll" tabindex="0"><img src="${href === 'statechart.svg' ? drawing : href}" alt="${words}"></span>`,
      // Relative links between files do not resolve here.
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return /^https?:/.test(href) ? `<a href="${href}" target="_blank" rel="noreferrer">${words}</a>` : words;
      },
      // A path in a narrow window breaks between its folders.
      codespan: ({ text: code }) => `<code>${escaped(code).replaceAll('/', '/<wbr>')}</code>`,
      code: ({ text: code, lang }) =>
        `<pre tabindex="0" aria-label="Code${lang ? `, ${lang}` : ''}" role="group"><code>${escaped(code)}</code></pre>`,
    },
  });
  return marked
    .parse(text.replace(/<!--.*?-->\n?/gs, ''), { async: false })
    .replaceAll('<table>', '<div class="table" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
