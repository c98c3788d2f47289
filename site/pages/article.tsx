import { ArticleCards, ArticleHeader, Link, LongText, Section } from '@halloway/ui';
import { ViewTransition } from 'react';
import { Newsletter } from '../app/parts';
import { Slices } from '../app/slices';
import { bySlug, coverFallback, coverOf, isoDate, relatedTo } from '../content/articles';
import { blog } from '../content/blog';
import { type Mdx, Text } from '../content/text';
import { pathOf } from '../routes';

export default function ArticlePage({ content: { slug, text } }: { content: { slug: string; text: Mdx } }) {
  const article = bySlug(slug);
  const { title, date, modified, author, authorTitle, minutes } = article;
  return (
    <Slices>
      <article>
        <ArticleHeader
          title={title}
          href={pathOf(slug)}
          date={date}
          dateTime={isoDate(date)}
          byline={`By ${author}, ${authorTitle}`}
          readingTime={
            <>
              {blog.readingTime(minutes)}
              {modified && (
                <>
                  {' '}
                  · {blog.updated} <time dateTime={isoDate(modified)}>{modified}</time>
                </>
              )}
            </>
          }
          section={<Link href="/media/blog">{blog.title}</Link>}
          cover={coverOf(slug)}
          coverAlt={blog.coverAlt}
          coverFallback={coverFallback}
          transition={ViewTransition}
        />
        <LongText contentsTitle={blog.contentsTitle} contents={text.headings}>
          <Text text={text} />
        </LongText>
      </article>
      <Section title={blog.relatedTitle} data-print="none">
        <ArticleCards
          cards={relatedTo(article)}
          coverFallback={coverFallback}
          more={blog.readMore}
          transition={ViewTransition}
        />
      </Section>
      <Newsletter />
    </Slices>
  );
}
