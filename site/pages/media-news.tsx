import { Band, PageHero } from '@halloway/ui';
import { media } from '../content/media';
import { Cover } from './parts/cover';
import { Demo } from './parts/demo';
import { HeroVoice, Newsletter } from './parts/islands';
import { News } from './parts/news';

export default function MediaNews() {
  const { newsPage, news, newsLink } = media;
  const [newest] = news;
  return (
    <>
      <PageHero
        title={newsPage.title}
        lead={newsPage.lead}
        voice={<HeroVoice text={newsPage.greeting} drawing="besideObject" />}
        figureTone="soot"
        figure={newest && <Cover title={newest.title} date={newest.date} href={newest.href} label={newsLink} />}
      />
      <Band>
        <News headingLevel={2} />
      </Band>
      <Demo />
      <Newsletter />
    </>
  );
}
