import { Link, Prose, ProseHeading, type ProseHeadingProps, Table } from '@halloway/ui';
import type { ComponentProps, ComponentType } from 'react';
import { brand } from '../../brand';

type MdxComponents = Readonly<Record<string, unknown>>;

/** A module of prose. */
export interface Mdx {
  default: ComponentType<{ components?: MdxComponents }>;
  /** The h2s in order, with their ids in the text (rehype-outline.ts). */
  headings: readonly { id: string; title: string }[];
}

const elements = {
  // Print styles show the full target of a link.
  a: ({ href = '', ...link }: ComponentProps<'a'>) => (
    <Link {...link} href={href} data-address={href.startsWith('/') ? `${brand.origin}${href}` : undefined} />
  ),
  h2: (heading: ProseHeadingProps) => <ProseHeading {...heading} />,
  h3: (heading: ProseHeadingProps) => <ProseHeading {...heading} headingLevel={3} />,
  Table,
};

/** Prose with the library's elements, and with the components that it names. */
export function Text({ text: { default: Content }, components }: { text: Mdx; components?: MdxComponents }) {
  return (
    <Prose>
      <Content components={{ ...elements, ...components }} />
    </Prose>
  );
}
