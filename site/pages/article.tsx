import { ArticleCards, ArticleHeader, Link, LongText, Section } from '@halloway/ui';
import { ViewTransition } from 'react';
import { bySlug, coverFallback, coverOf, isoDate, relatedTo } from '../content/articles';
import { blog } from '../content/blog';
import { type ArticleSlug, articlePath } from '../routes';
import { Listen, Newsletter, RoiCalculator } from './parts/islands';
import { chapter } from './parts/spoken';
import { type Mdx, Text } from './parts/text';

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
        <LongText
          contentsTitle={blog.contentsTitle}
          contents={content.headings}
          current={chapter.use()}
          player={<Listen title={title} />}
        >
          <Text text={content} components={{ RoiCalculator }} />
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
    </>
  );
}

/** Browsers break lines at hyphens, which the large type of a title does not need. */
const unbroken = (title: string) =>
  title.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
