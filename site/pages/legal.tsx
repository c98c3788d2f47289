import { ArticleHeader, Link, LongText } from '@halloway/ui';
import { backToHome, contentsTitle, greetingLabel, type LegalSlug, legal } from '../content/legal';
import { pageAt } from '../routes';
import { Said } from './parts/islands';
import { type Mdx, Text } from './parts/text';

export default function Legal({ slug, content }: { slug: LegalSlug; content: Mdx }) {
  const { title } = pageAt(`/${slug}`);
  const { updated, greeting } = legal[slug];
  return (
    <article>
      <ArticleHeader
        title={title}
        href={`/${slug}`}
        date={updated}
        section={<Link href="/">{backToHome}</Link>}
        voice={<Said size="wide" label={greetingLabel} text={greeting} />}
      />
      <LongText variant="sheet" contentsTitle={contentsTitle} contents={content.headings}>
        <Text text={content} />
      </LongText>
    </article>
  );
}
