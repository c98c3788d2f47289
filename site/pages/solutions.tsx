import { Band, ButtonLink, CallToAction, CardGrid, PageHero, Section, Stats } from '@halloway/ui';
import { solutions as content } from '../content/overviews';

/** Where to begin (R27). */
export default function Solutions() {
  const { title, lead, greeting, stats, cardsTitle, cards, closing } = content;
  return (
    <>
      <PageHero title={title} lead={lead} greeting={greeting} />
      <Band>
        <Stats stats={stats} />
      </Band>
      <Section title={cardsTitle}>
        <CardGrid cards={cards.map(({ path, ...card }) => ({ ...card, href: path }))} />
      </Section>
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
