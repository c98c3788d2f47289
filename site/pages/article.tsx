import { ArticleHeader, Link, LongText, Section } from '@halloway/ui';
import { ViewTransition } from 'react';
import { bySlug, coverFallback, coverOf, isoDate, relatedTo } from '../content/articles';
import { blog } from '../content/blog';
import { type ArticleSlug, articlePath } from '../routes';
import { Articles } from './parts/articles';
import { Demo } from './parts/demo';
import { Listen, Newsletter, RoiCalculator } from './parts/islands';
import { chapter } from './parts/spoken';
import { type Mdx, Text } from './parts/text';
import { unbroken } from './parts/unbroken';

export default function ArticlePage({ slug, content }: { slug: ArticleSlug; content: Mdx }) {
  const article = bySlug(slug);
  const { title, date, modified, author, authorTitle, minutes } = article;
  return (
    <>
      <article>
        <ArticleHeader
          title={unbroken(title)}
          href={articlePath(slug)}
          date={date}
          dateTime={isoDate(date)}
          byline={`By ${author}, ${authorTitle}`}
          readingTime={
            <>
              {blog.readingTime(minutes)}
              {modified && (
                <>
                  {' '}
                  · {blog.updated} <time dateTime={isoDate(modified)}>{modified.replaceAll(' ', '\u00a0')}</time>
                </>
              )}
            </>
          }
          section={<Link href="/media/blog">{blog.title}</Link>}
          cover={{ src: coverOf(slug), fallback: coverFallback, alt: blog.coverAlt }}
          transition={ViewTransition}
        />
        <LongText
          contentsTitle={blog.contentsTitle}
          contents={content.headings}
          current={chapter.use()}
          player={<Listen title={title} />}
        >
          <Text text={content} components={{ RoiCalculator }} />
        </LongText>
      </article>
      <Demo />
      <Section title={blog.relatedTitle} data-print="none">
        <Articles articles={relatedTo(article)} />
      </Section>
      <Newsletter />
    </>
  );
}
