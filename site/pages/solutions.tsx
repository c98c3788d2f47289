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
import { HeroVoice, YourGreeting } from '../app/parts';
import { FiguresNote } from '../app/parts/figures-note';
import { Slices } from '../app/slices';
import { solutions as content } from '../content/overviews';

/** Where to begin (R27). */
export default function Solutions() {
  const { kicker, title, lead, greeting, stats, cardsTitle, cards, figures, closing } = content;
  return (
    <Slices>
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
