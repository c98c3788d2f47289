import { Band, NewsList, PageHero } from '@halloway/ui';
import { HeroVoice, Newsletter } from '../app/parts';
import { Slices } from '../app/slices';
import { isoDate } from '../content/articles';
import { media } from '../content/media';

export default function MediaNews() {
  const { newsPage, news, newsLink } = media;
  return (
    <Slices>
      <PageHero title={newsPage.title} lead={newsPage.lead} voice={<HeroVoice text={newsPage.greeting} />} />
      <Band>
        <NewsList
          headingLevel={2}
          items={news.map((item) => ({ ...item, dateTime: isoDate(item.date) }))}
          linkLabel={newsLink}
        />
      </Band>
      <Newsletter />
    </Slices>
  );
}
