import { ArticleCards, Band, PageHero } from '@halloway/ui';
import { ViewTransition } from 'react';
import { HeroVoice, Newsletter } from '../app/parts';
import { Slices } from '../app/slices';
import { coverFallback, indexCards } from '../content/articles';
import { blog } from '../content/blog';

export default function Blog() {
  return (
    <Slices>
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
    </Slices>
  );
}
