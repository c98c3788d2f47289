import {
  ButtonLink,
  CallToAction,
  CardGrid,
  Definitions,
  Link,
  PageHero,
  Prose,
  Section,
  SplitSection,
  Stats,
} from '@halloway/ui';
import { solutions as content } from '../content/overviews';
import { FiguresNote } from './parts/figures-note';
import { ClosingVoice, HeroVoice } from './parts/islands';

/** The first steps (R27). */
export default function Solutions() {
  const { kicker, title, lead, greeting, stats, cardsTitle, cards, figures, closing } = content;
  return (
    <>
      <PageHero kicker={kicker} title={title} lead={lead} voice={<HeroVoice text={greeting} />}>
        <Stats stats={stats} />
        <FiguresNote />
      </PageHero>
      <Section title={cardsTitle}>
        <CardGrid cards={cards.map(({ path, ...card }) => ({ ...card, href: path }))} />
      </Section>
      <SplitSection id="figures" title={figures.title} intro={figures.intro}>
        <Definitions definitions={figures.items} />
        <Prose>
          <p>
            {figures.example.text} <Link href={figures.example.action.href}>{figures.example.action.label}</Link>
          </p>
        </Prose>
      </SplitSection>
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
