import { ButtonLink, CallToAction, CardGrid, PageHero, Section, Stats } from '@halloway/ui';
import { HeroVoice, YourGreeting } from '../app/parts';
import { Slices } from '../app/slices';
import { solutions as content } from '../content/overviews';

/** Where to begin (R27). */
export default function Solutions() {
  const { title, lead, greeting, stats, cardsTitle, cards, closing } = content;
  return (
    <Slices>
      <PageHero title={title} lead={lead} voice={<HeroVoice text={greeting} />}>
        <Stats stats={stats} />
      </PageHero>
      <Section title={cardsTitle}>
        <CardGrid cards={cards.map(({ path, ...card }) => ({ ...card, href: path }))} />
      </Section>
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
