import { PageHero } from '@halloway/ui';
import { media } from '../content/media';
import { Demo } from './parts/demo';
import { Newsletter } from './parts/islands';
import { News } from './parts/news';

export default function MediaNews() {
  const { newsPage } = media;
  return (
    <>
      <PageHero tight className="small" title={newsPage.title} lead={newsPage.lead}>
        <News headingLevel={2} className="headlines" />
      </PageHero>
      <Demo />
      <Newsletter />
    </>
  );
}
