import {
  ButtonLink,
  CallStory,
  CallToAction,
  CardGrid,
  Faq,
  HeroPhrases,
  Link,
  PageHero,
  Rows,
  Section,
  SplitSection,
  Stats,
  Steps,
} from '@halloway/ui';
import { home } from '../content/home';
import { agentOffers, industryOffers } from '../content/offers';

export default function Home() {
  const { hero, agents, consulting, verticals, call, why, highlights, advantage, faq } = home;
  return (
    <>
      <HeroPhrases phrases={hero.phrases}>
        {({ phrases, control }) => (
          <PageHero
            drawing="full"
            title={
              <>
                {hero.brand} {phrases}
              </>
            }
            lead={hero.lead}
            actions={
              <>
                <ButtonLink variant="primary" href={hero.action.href}>
                  {hero.action.label}
                </ButtonLink>
                {control}
              </>
            }
            greeting={hero.greeting}
          />
        )}
      </HeroPhrases>
      <Section title={agents.title} intro={agents.intro}>
        <Rows
          rows={agentOffers.map(({ name, path, summary, metric }) => ({
            title: name,
            href: path,
            description: summary,
            metric,
          }))}
        />
      </Section>
      <Section
        title={consulting.title}
        intro={consulting.text}
        actions={<Link href={consulting.action.href}>{consulting.action.label}</Link>}
      >
        <Steps steps={consulting.items} />
      </Section>
      <Section title={verticals.title} intro={verticals.intro}>
        <CardGrid
          cards={industryOffers.map(({ slug, name, card }) => ({
            title: name,
            description: card,
            href: `/vertical-solutions/${slug}`,
          }))}
        />
      </Section>
      <CallStory title={call.title} intro={call.intro} call={call.call} />
      <Section title={why.title} intro={why.intro}>
        <Stats stats={why.stats} />
      </Section>
      <SplitSection title={highlights.title}>
        <CardGrid columns={2} cards={highlights.items} />
      </SplitSection>
      <Section title={advantage.title} intro={advantage.text}>
        <Stats stats={advantage.results} />
      </Section>
      <CallToAction
        title={advantage.closing.title}
        text={advantage.closing.text}
        voice={advantage.closing.sentence}
        actions={
          <>
            <ButtonLink variant="primary" href={advantage.closing.demo.href}>
              {advantage.closing.demo.label}
            </ButtonLink>
            <Link href={advantage.closing.specialist.href}>{advantage.closing.specialist.label}</Link>
          </>
        }
      />
      <Faq title={faq.title} questions={faq.questions} />
    </>
  );
}
