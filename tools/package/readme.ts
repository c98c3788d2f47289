export interface Readme {
  title: string;
  /** The text before the first section. */
  description: string;
  /** The code blocks of the section "Usage", with the text between them. */
  example: string | undefined;
  variables: string[];
  /** Handwritten sections, by heading. */
  sections: Record<string, string>;
}

/** Sections that the docs generate, or include under another heading. */
const ELSEWHERE = ['States', 'Theming', 'Usage'];

/** A component's readme without the generated parts, with links between pages of one folder. */
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

const linked = (markdown: string) =>
  markdown.replace(/\]\((?:\.\.\/)+(?:\w+\/)?([\w-]+)\/readme\.md(?=[)#])/g, ']($1.md');

const withoutGenerated = (section: string) => section.replace(/<!-- [\w-]+: generated [\s\S]*/, '');
