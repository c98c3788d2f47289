import { DocumentHeader, Link, LongText } from '@halloway/ui';
import { Said } from '../app/parts';
import { backToHome, contentsTitle, greetingLabel, type LegalSlug, legal } from '../content/legal';
import { type Mdx, Text } from '../content/text';
import { legalPath, pageAt } from '../routes';

export default function Legal({ content: { slug, text } }: { content: { slug: LegalSlug; text: Mdx } }) {
  const { title } = pageAt(legalPath(slug));
  const { updated, greeting } = legal[slug];
  return (
    <article>
      <DocumentHeader
        title={title}
        updated={updated}
        back={<Link href="/">{backToHome}</Link>}
        greeting={<Said label={greetingLabel} text={greeting} />}
      />
      <LongText variant="sheet" contentsTitle={contentsTitle} contents={text.headings}>
        <Text text={text} />
      </LongText>
    </article>
  );
}
