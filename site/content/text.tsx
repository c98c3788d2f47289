import { Link, Prose, ProseHeading, type ProseHeadingProps, ProseTable } from '@halloway/ui';
import type { ComponentProps, ComponentType } from 'react';
import { brand } from '../brand';

/** A module of prose. */
export interface Mdx {
  default: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  /** The h2s, in order, by the ids they have in the text (rehype-outline.ts). */
  headings: readonly { id: string; title: string }[];
}

const components = {
  // Paper shows where a link leads, in full.
  a: ({ href = '', ...link }: ComponentProps<'a'>) => (
    <Link {...link} href={href} data-address={href.startsWith('/') ? `${brand.origin}${href}` : undefined} />
  ),
  h2: (heading: ProseHeadingProps) => <ProseHeading {...heading} />,
  h3: (heading: ProseHeadingProps) => <ProseHeading {...heading} level={3} />,
  table: ProseTable,
};

/** Prose in the library's clothes. */
export function Text({ text: { default: Content } }: { text: Mdx }) {
  return (
    <Prose>
      <Content components={components} />
    </Prose>
  );
}
