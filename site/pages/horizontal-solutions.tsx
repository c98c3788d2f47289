import { Band, ButtonLink, CallToAction, Entries, PageHero, SplitSection } from '@halloway/ui';
import { agentOffers } from '../content/offers';
import { horizontalSolutions as content } from '../content/overviews';
import { FiguresNote } from './parts/figures-note';
import { ClosingVoice, HeroVoice, Said } from './parts/islands';
import { LeadText } from './parts/lead-text';

/** The four agents (R71, R87). */
export default function HorizontalSolutions() {
  const { kicker, title, lead, greeting, intro, featuresLabel, cards, closing } = content;
  const demo = (
    <ButtonLink variant="primary" href={closing.action.href}>
      {closing.action.label}
    </ButtonLink>
  );
  return (
    <>
      <PageHero kicker={kicker} title={title} lead={lead} voice={<HeroVoice text={greeting} />} actions={demo} />
      <SplitSection title={intro.title}>
        <LeadText paragraphs={intro.paragraphs} />
      </SplitSection>
      <Band>
        <Entries
          entries={agentOffers.map(({ slug, path, name }) => {
            const { description, sentence, features, metrics, cta } = cards[slug];
            return {
              title: name,
              description,
              picture: <Said label={`${name}: ${content.saidLabel}`} text={sentence} />,
              lists: [{ label: featuresLabel, points: features }],
              metrics,
              action: <ButtonLink href={path}>{cta}</ButtonLink>,
            };
          })}
        />
        <FiguresNote />
      </Band>
      <CallToAction
        voice={<ClosingVoice text={closing.greeting} />}
        title={closing.title}
        text={closing.text}
        actions={demo}
      />
    </>
  );
}
