export interface Readme {
  title: string;
  /** What stands before the first section. */
  description: string;
  /** The code of its section "Usage", with the words between. */
  example: string | undefined;
  variables: string[];
  /** What is written by hand, by heading. */
  sections: Record<string, string>;
}

/** What docs make themselves, or take out of the readme by another name. */
const ELSEWHERE = ['States', 'Theming', 'Usage'];

/** A component's readme, without what `npm run docs` wrote and with links between pages that stand in one folder. */
export function readReadme(readme: string): Readme {
  const [head = '', ...chapters] = readme.split(/^## /m);
  const [title = '', ...description] = head.trim().split('\n');
  const sections = new Map(
    chapters.map((chapter) => {
      const [heading = '', ...lines] = chapter.split('\n');
      return [heading.trim(), withoutGenerated(linked(lines.join('\n'))).trim()] as const;
    }),
  );
  const theming = chapters.find((chapter) => chapter.startsWith('Theming')) ?? '';
  const own = [...sections].filter(([heading, text]) => !ELSEWHERE.includes(heading) && text !== '');
  return {
    title: title.replace(/^# /, ''),
    description: linked(description.join('\n')).trim(),
    example: sections.get('Usage'),
    variables: [...new Set(theming.match(/--hw-[\w-]+/g))],
    sections: Object.fromEntries(own),
  };
}

const linked = (markdown: string) => markdown.replace(/\]\(\.\.\/([\w-]+)\/readme\.md\)/g, ']($1.md)');

const withoutGenerated = (section: string) => section.replace(/<!-- [\w-]+: generated [\s\S]*/, '');
