import { Band, ButtonLink, CallToAction, CardGrid, PageHero, Passage, SplitSection } from '@halloway/ui';
import { industryOffers } from '../content/offers';
import { verticalSolutions as content } from '../content/overviews';

/** The six industries (R72). */
export default function VerticalSolutions() {
  const { title, lead, greeting, intro, linkLabel, cards, closing } = content;
  return (
    <>
      <PageHero title={title} lead={lead} greeting={greeting} />
      <SplitSection title={intro.title}>
        <Passage paragraphs={intro.paragraphs} />
      </SplitSection>
      <Band>
        <CardGrid
          cards={industryOffers.map(({ slug, name }) => ({
            title: name,
            description: cards[slug],
            href: `/vertical-solutions/${slug}`,
            linkLabel: `${linkLabel} ${name}`,
          }))}
        />
      </Band>
      <CallToAction
        title={closing.title}
        text={closing.text}
        actions={
          <ButtonLink variant="primary" href={closing.action.href}>
            {closing.action.label}
          </ButtonLink>
        }
      />
    </>
  );
}
