import { Band, NewsList, PageHero } from '@halloway/ui';
import { isoDate } from '../content/articles';
import { media } from '../content/media';
import { Cover } from './parts/cover';
import { HeroVoice, Newsletter } from './parts/islands';

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
        <NewsList
          headingLevel={2}
          items={news.map((item) => ({ ...item, dateTime: isoDate(item.date) }))}
          linkLabel={newsLink}
        />
      </Band>
      <Newsletter />
    </>
  );
}
