/** The guides of the package: those in `docs/guides`, and the one to words, which is read from the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { wordsGuide } from './words';

export interface Guide {
  /** The name of its file, without the extension. */
  name: string;
  title: string;
  markdown: string;
}

/** In the order in which a developer needs them. */
const ORDER = [
  'start',
  'theming',
  'resets',
  'words',
  'fields',
  'router',
  'frameworks',
  'beside',
  'shadcn',
  'browsers',
  'upgrade',
];

/** All guides. @throws if one is not in the order above. */
export function guides(): Guide[] {
  const written = readdirSync('docs/guides').map(
    (file) => [basename(file, '.md'), readFileSync(`docs/guides/${file}`, 'utf8')] as const,
  );
  const all = new Map([...written, ['words', wordsGuide()] as const]);
  const unknown = [...all.keys()].filter((name) => !ORDER.includes(name));
  if (unknown.length > 0)
    throw new Error(`Add ${unknown.join(', ')} to the order of guides in tools/package/guides.ts.`);
  return ORDER.map((name) => {
    const markdown = all.get(name) ?? '';
    return { name, title: /^# (.+)$/m.exec(markdown)?.[1] ?? name, markdown };
  });
}
