import { ArticleCards, Band, PageHero } from '@halloway/ui';
import { ViewTransition } from 'react';
import { coverFallback, indexCards } from '../content/articles';
import { blog } from '../content/blog';
import { HeroVoice, Newsletter } from './parts/islands';

export default function Blog() {
  return (
    <>
      <PageHero title={blog.title} lead={blog.lead} voice={<HeroVoice text={blog.greeting} />} />
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
