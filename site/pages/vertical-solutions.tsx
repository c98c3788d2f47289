import { Band, ButtonLink, CallToAction, CardGrid, Entries, PageHero, Sketch, SplitSection } from '@halloway/ui';
import { industryOffers } from '../content/offers';
import { verticalSolutions as content } from '../content/overviews';
import { FiguresNote } from './parts/figures-note';
import { ClosingVoice, HeroVoice } from './parts/islands';
import { LeadText } from './parts/lead-text';

/** The six industries (R72, R86). */
export default function VerticalSolutions() {
  const { objects, kicker, title, lead, greeting, intro, linkLabel, benefitsLabel, useCaseLabel, cards, closing } =
    content;
  return (
    <>
      <PageHero
        kicker={kicker}
        title={title}
        lead={lead}
        voice={<HeroVoice text={greeting} drawing="besideObject" />}
        figure={
          <CardGrid
            columns={3}
            headingLevel={2}
            cards={industryOffers.map(({ slug, name }) => ({
              title: name,
              description: objects[slug].title,
              href: `/vertical-solutions/${slug}`,
              icon: <Sketch {...objects[slug].sketch} />,
            }))}
          />
        }
      />
      <SplitSection title={intro.title}>
        <LeadText paragraphs={intro.paragraphs} />
      </SplitSection>
      <Band>
        <Entries
          entries={industryOffers.map(({ slug, name }) => {
            const { description, benefits, stats, useCase } = cards[slug];
            return {
              title: name,
              description,
              lists: [{ label: benefitsLabel, points: benefits }],
              metrics: stats,
              note: { label: useCaseLabel, text: useCase },
              action: <ButtonLink href={`/vertical-solutions/${slug}`}>{`${linkLabel} ${name}`}</ButtonLink>,
            };
          })}
        />
        <FiguresNote />
      </Band>
      <CallToAction
        voice={<ClosingVoice text={closing.greeting} />}
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
