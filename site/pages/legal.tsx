import { DocumentHeader, Link, LongText } from '@halloway/ui';
import { backToHome, contentsTitle, greetingLabel, type LegalSlug, legal } from '../content/legal';
import { pageAt } from '../routes';
import { Said } from './parts/islands';
import { type Mdx, Text } from './parts/text';

export default function Legal({ slug, content }: { slug: LegalSlug; content: Mdx }) {
  const { title } = pageAt(`/${slug}`);
  const { updated, greeting } = legal[slug];
  return (
    <article>
      <DocumentHeader
        title={title}
        updated={updated}
        back={<Link href="/">{backToHome}</Link>}
        greeting={<Said label={greetingLabel} text={greeting} />}
      />
      <LongText variant="sheet" contentsTitle={contentsTitle} contents={content.headings}>
        <Text text={content} />
      </LongText>
    </article>
  );
}
