import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocksOf, documents, spansOf } from './documents';

/** The reviewed list of what the package exports; `tests/package/api.test.ts` compares it with the package. */
const api = readFileSync('tests/package/api.md', 'utf8');
/** The members of each exported namespace: `AccordionParts.Root`. */
const namespaces = new Map(
  [...api.matchAll(/^### (\w+)\n((?:- [A-Z]\w*\n)+)/gm)].map(([, name = '', list = '']) => [
    name,
    (list.match(/\w+/g) ?? []).map((member) => `${name}.${member}`),
  ]),
);
const exported = new Set([
  ...[...api.matchAll(/^### (?:(?:type|class) )?<?([A-Za-z_]\w*)/gm)].map(([, name = '']) => name),
  ...[...namespaces.values()].flat(),
]);

/** Names that the package does not have. */
const OTHERS = {
  'the web platform': ['IntersectionObserver', 'BaseAudioContext', 'File', 'XMLHttpRequest'],
  'options of a bundler': ['LightningCssMinimizerRspackPlugin'],
  React: ['Activity', 'Suspense'],
  TypeScript: ['NoInfer'],
  systemd: ['WatchdogSec'],
  'placeholders of an example': ['Component', 'YourPage', 'YourRouterLink'],
  'keys and browsers': ['Escape', 'Enter', 'WebKit'],
  // docs/guides/shadcn.md and beside.md say what stands in their place, or beside ours.
  'components of shadcn, Radix, Base UI and Next.js': [
    ...['DialogClose', 'Sheet', 'SheetTrigger', 'SheetContent', 'SheetTitle', 'AlertDialog', 'FormItem', 'FormLabel'],
    ...[
      'AccordionItem',
      'AccordionTrigger',
      'TabsList',
      'TabsTrigger',
      'ToggleGroup',
      'CarouselContent',
      'CarouselItem',
    ],
    ...['ThemeProvider', 'Toaster', 'NextLink'],
  ],
  'HTTP headers': ['Allow', 'Expect'],
  'internal components': ['PlanCard', 'PlanList', 'PlanPrice', 'TextRun'],
  // docs/guides/upgrade.md says what stands in their place.
  'names that version 0.2.0 removed': [
    ...['ContactHero', 'NewsletterBand', 'NewsList', 'SolutionCards', 'Tracks', 'Partners', 'StatusList', 'Comparison'],
    ...['ProseTable', 'Timeline', 'DocumentHeader', 'Passage', 'Statements', 'Card', 'Plan', 'Problem', 'Theme'],
  ],
};
const others = new Set(Object.values(OTHERS).flat());
const isUnknown = (name: string) => !exported.has(name) && !others.has(name);

/** Code spans that are a component, a class or a type: `Accordion`, `<Accordion>`, `drive(Accordion)`; and `accordionTexts`. */
const inSpan = (span: string) => [
  ...[/^<?([A-Z]\w*[a-z]\w*)(?=$|[\s/>(])/, /^([a-z]\w+(?:Texts|Machine))$/].flatMap(
    (pattern) => pattern.exec(span)?.[1] ?? [],
  ),
  ...[...span.matchAll(/<([A-Z]\w+)|\(([A-Z][a-z]\w+)[,)]/g)].map(([, tag, argument]) => tag ?? argument ?? ''),
];

/** Imports from the package, and elements and instances that the block does not declare. */
function inBlock(block: string): string[] {
  const imports = [...block.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)];
  const own = imports.filter(([, , module = '']) => module.startsWith('@halloway/ui'));
  const foreign = imports.filter((one) => !own.includes(one));
  const named = (some: RegExpMatchArray[]) => some.flatMap(([, names = '']) => names.match(/\w+(?!\w* as)/g) ?? []);
  const declared = [...block.matchAll(/(?:function|const|class) (\w+)/g)].map(([, name = '']) => name);
  const used = [...block.matchAll(/<([A-Z]\w+)(?=[\s/>])/g)].map(([, name = '']) => name);
  const known = [...declared, ...named(foreign)];
  return [...named(own), ...used.filter((name) => !known.includes(name))];
}

/** Members of the package's namespaces, in spans and in examples. */
const membersIn = (text: string) =>
  [...text.matchAll(/\b([A-Z]\w*)\.[A-Z]\w*/g)].flatMap(([member, namespace = '']) =>
    namespaces.has(namespace) ? member : [],
  );

const namesIn = (text: string) =>
  new Set([...spansOf(text).flatMap(inSpan), ...blocksOf(text).flatMap(inBlock), ...membersIn(text)]);
const unknownIn = (text: string) => [...namesIn(text)].filter(isUnknown);

/** As GitHub makes them of headings. */
const fragmentsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

/** Relative links of a document to a file or a heading that does not exist. What the build writes is not checked here. */
const brokenLinksIn = (path: string, text: string) =>
  [...text.matchAll(/\]\((?!\w+:|(?:\.\.\/)*dist\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([, file = '', fragment]) => {
      const target = file ? join(dirname(path), file) : path;
      if (!existsSync(target)) return target;
      const missing = fragment && !fragmentsOf(readFileSync(target, 'utf8')).includes(fragment);
      return missing ? `${target}#${fragment}` : [];
    },
  );

/** Of the package's documents, tests/package/contents.test.ts checks them where they are published. */
const unpublished = documents.filter(({ path }) => !/^(tools\/package\/readme|docs\/guides\/.+)\.md$/.test(path));

test.each(unpublished)('$path links to files and headings that exist', ({ path, text }) => {
  expect(brokenLinksIn(path, text)).toEqual([]);
});

describe.each(documents)('$path', ({ text }) => {
  test('mentions only components, types and machines that the package exports', () => {
    expect(unknownIn(text)).toEqual([]);
  });
});
