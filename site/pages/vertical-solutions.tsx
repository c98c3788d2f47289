import { PageHero, Rows, SplitSection } from '@halloway/ui';
import { industryOffers } from '../content/offers';
import { verticalSolutions as content } from '../content/overviews';
import { Closing } from './parts/closing';
import { FiguresNote } from './parts/figures-note';
import { Said } from './parts/islands';
import { LeadText } from './parts/lead-text';

/** The six industries (R72, R86). */
export default function VerticalSolutions() {
  const { kicker, title, lead, intro, saidLabel, useCaseLabel, cards, closing } = content;
  return (
    <>
      <PageHero tight kicker={kicker} title={title} lead={lead}>
        <Rows
          headingLevel={2}
          rows={industryOffers.map(({ slug, name }) => {
            const { description, sentence, benefits, stats, useCase } = cards[slug];
            return {
              title: name,
              description,
              href: `/vertical-solutions/${slug}`,
              voice: <Said label={`${name}: ${saidLabel}`} text={sentence} />,
              benefits,
              metrics: stats,
              note: `${useCaseLabel}: ${useCase}`,
            };
          })}
        />
        <FiguresNote />
      </PageHero>
      <SplitSection title={intro.title}>
        <LeadText paragraphs={intro.paragraphs} />
      </SplitSection>
      <Closing closing={closing} />
    </>
  );
}
