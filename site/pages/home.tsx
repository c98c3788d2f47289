import { ButtonLink, CardGrid, HeroPhrases, Icon, Link, PageHero, Rows, Section, Steps } from '@halloway/ui';
import { home } from '../content/home';
import { agentOffers, industryOffers } from '../content/offers';
import { Call, HomeResults, YourGreeting } from './parts/islands';

export default function Home() {
  const { hero, agents, consulting, verticals, call, record } = home;
  return (
    <>
      <HeroPhrases phrases={hero.phrases}>
        {({ phrases, control }) => (
          <PageHero
            title={
              <>
                {hero.brand} {phrases}
              </>
            }
            lead={hero.lead}
            control={control}
            tight
            actions={
              <>
                <ButtonLink href={hero.action.href}>{hero.action.label}</ButtonLink>
                <Link href={hero.pricing.href}>{hero.pricing.label}</Link>
              </>
            }
            voice={<YourGreeting text={hero.greeting} name={hero.name} />}
          />
        )}
      </HeroPhrases>
      <Call
        title={call.title}
        intro={call.intro}
        actions={<Link href={call.yours.href}>{call.yours.label}</Link>}
        call={call.call}
        record={record}
      />
      <Section title={agents.title}>
        <Rows
          rows={agentOffers.map(({ name, path, summary, icon, benefits }) => ({
            title: name,
            href: path,
            description: summary,
            icon: <Icon drawing={icon} />,
            benefits,
          }))}
        />
      </Section>
      <Section title={verticals.title}>
        <CardGrid
          cards={industryOffers.map(({ slug, name, card }) => ({
            title: name,
            description: card,
            href: `/vertical-solutions/${slug}`,
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
      <HomeResults />
    </>
  );
}
