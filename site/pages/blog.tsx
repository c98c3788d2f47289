import { ArticleCards, Band, PageHero } from '@halloway/ui';
import { ViewTransition } from 'react';
import { coverFallback, indexCards } from '../content/articles';
import { media } from '../content/media';
import { Newsletter } from '../newsletter';

export default function Blog() {
  const { blog } = media;
  return (
    <>
      <PageHero title={blog.title} lead={blog.lead} greeting={blog.greeting} />
      <Band>
        <ArticleCards
          headingLevel={2}
          cards={indexCards}
          coverFallback={coverFallback}
          more={blog.readMore}
          transition={ViewTransition}
        />
      </Band>
      <Newsletter />
    </>
  );
}
