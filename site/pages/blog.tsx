import { ArticleCards, Band, PageHero } from '@halloway/ui';
import { ViewTransition } from 'react';
import { coverFallback, indexCards } from '../content/articles';
import { blog } from '../content/blog';
import { media } from '../content/media';
import { Cover } from './parts/cover';
import { HeroVoice, Newsletter } from './parts/islands';

const [newest] = indexCards;

export default function Blog() {
  return (
    <>
      <PageHero
        title={blog.title}
        lead={blog.lead}
        voice={<HeroVoice text={blog.greeting} drawing="besideObject" />}
        figureTone="soot"
        figure={newest && <Cover {...newest} label={media.readCover} />}
      />
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
