import { Band, ButtonLink, CallToAction, PageHero, Passage, SolutionCards, SplitSection } from '@halloway/ui';
import { HeroVoice, YourGreeting } from '../app/parts';
import { FiguresNote } from '../app/parts/figures-note';
import { Slices } from '../app/slices';
import { industryOffers } from '../content/offers';
import { verticalSolutions as content } from '../content/overviews';

/** The six industries (R72, R86). */
export default function VerticalSolutions() {
  const { kicker, title, lead, greeting, intro, linkLabel, benefitsLabel, useCaseLabel, cards, closing } = content;
  return (
    <Slices>
      <PageHero kicker={kicker} title={title} lead={lead} voice={<HeroVoice text={greeting} />} />
      <SplitSection title={intro.title}>
        <Passage paragraphs={intro.paragraphs} />
      </SplitSection>
      <Band>
        <SolutionCards
          solutions={industryOffers.map(({ slug, name }) => {
            const { description, benefits, stats, useCase } = cards[slug];
            return {
              title: name,
              description,
              points: { label: benefitsLabel, items: benefits },
              stats,
              useCase: { label: useCaseLabel, text: useCase },
              cta: { label: `${linkLabel} ${name}`, href: `/vertical-solutions/${slug}` },
            };
          })}
        />
        <FiguresNote />
      </Band>
      <CallToAction
        voice={<YourGreeting />}
        title={closing.title}
        text={closing.text}
        actions={
          <ButtonLink variant="primary" href={closing.action.href}>
            {closing.action.label}
          </ButtonLink>
        }
      />
    </Slices>
  );
}
