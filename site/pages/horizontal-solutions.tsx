import { Band, ButtonLink, CallToAction, CardGrid, PageHero, Passage, SplitSection } from '@halloway/ui';
import { agentOffers } from '../content/offers';
import { horizontalSolutions as content } from '../content/overviews';

/** The four agents (R71). */
export default function HorizontalSolutions() {
  const { title, lead, greeting, intro, cards, closing } = content;
  const demo = (
    <ButtonLink variant="primary" href={closing.action.href}>
      {closing.action.label}
    </ButtonLink>
  );
  return (
    <>
      <PageHero title={title} lead={lead} greeting={greeting} actions={demo} />
      <SplitSection title={intro.title}>
        <Passage paragraphs={intro.paragraphs} />
      </SplitSection>
      <Band>
        <CardGrid
          columns={2}
          cards={agentOffers.map(({ slug, path, name }) => ({
            title: name,
            description: cards[slug].overview,
            metrics: cards[slug].metrics,
            href: path,
            linkLabel: cards[slug].linkLabel,
          }))}
        />
      </Band>
      <CallToAction title={closing.title} text={closing.text} actions={demo} />
    </>
  );
}
