import { Link, PageHero, Section, SplitSection } from '@halloway/ui';
import { indexCards } from '../content/articles';
import { media } from '../content/media';
import { Articles } from './parts/articles';
import { Demo } from './parts/demo';
import { HeroVoice } from './parts/islands';
import { News } from './parts/news';

const [newest] = indexCards;

export default function Media() {
  const { center } = media;
  return (
    <>
      <PageHero
        kicker={center.kicker}
        title={center.title}
        lead={center.lead}
        data-theme="dark"
        actions={newest && <Link href={newest.href}>{media.readCover}</Link>}
        voice={
          newest && (
            <HeroVoice label={media.coverLabel} text={`${newest.title}. ${newest.teaser}`} speaker={newest.date} />
          )
        }
      />
      <Section title={center.newsTitle} actions={<Link href="/media/news">{center.allNews}</Link>}>
        <News />
      </Section>
      <Section title={center.blogTitle} actions={<Link href="/media/blog">{center.allPosts}</Link>}>
        <Articles articles={center.teasers.flatMap((slug) => indexCards.find((card) => card.slug === slug) ?? [])} />
      </Section>
      <Demo />
      <SplitSection title={center.press.title}>
        <p>{center.press.text}</p>
        <p>
          <Link href={`mailto:${center.press.mail}`}>{center.press.label}</Link>
        </p>
      </SplitSection>
    </>
  );
}
