import { Band, PageHero } from '@halloway/ui';
import { indexCards } from '../content/articles';
import { blog } from '../content/blog';
import { media } from '../content/media';
import { Articles } from './parts/articles';
import { Cover } from './parts/cover';
import { Demo } from './parts/demo';
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
        <Articles headingLevel={2} articles={indexCards} />
      </Band>
      <Demo />
      <Newsletter />
    </>
  );
}
