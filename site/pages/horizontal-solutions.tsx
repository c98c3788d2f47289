import { PageHero, Rows, SplitSection } from '@halloway/ui';
import { agentOffers } from '../content/offers';
import { horizontalSolutions as content } from '../content/overviews';
import { Closing } from './parts/closing';
import { FiguresNote } from './parts/figures-note';
import { Said } from './parts/islands';
import { LeadText } from './parts/lead-text';

/** The four agents (R71, R87). */
export default function HorizontalSolutions() {
  const { kicker, title, lead, intro, saidLabel, cards, closing } = content;
  return (
    <>
      <PageHero tight kicker={kicker} title={title} lead={lead}>
        <Rows
          headingLevel={2}
          rows={agentOffers.map(({ slug, path, name }) => {
            const { description, sentence, features, metrics, cta } = cards[slug];
            return {
              title: name,
              description,
              href: path,
              voice: <Said label={`${name}: ${saidLabel}`} text={sentence} />,
              benefits: features,
              metrics,
              linkLabel: cta,
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
