import {
  Badge,
  ButtonLink,
  CallToAction,
  CardGrid,
  Definitions,
  Link,
  PageHero,
  Section,
  SplitSection,
} from '@halloway/ui';
import { mailto } from '../brand';
import { phishing } from '../content/phishing';
import { HeroVoice } from './parts/islands';
import { LeadText } from './parts/lead-text';
import { SpokenSketch } from './parts/spoken-sketch';

/** The line of each status (pages.css). */
const lines = { Planning: 'planned', 'Design Phase': 'designed', 'In Development': 'developed' } as const;

export default function Phishing() {
  const { why, features, rules, join } = phishing;
  return (
    <>
      <PageHero
        note={<Badge>{phishing.badge}</Badge>}
        kicker={phishing.kicker}
        title={phishing.title}
        lead={phishing.lead}
        voice={<HeroVoice text={phishing.greeting} drawing="besideObject" />}
        figure={<SpokenSketch {...phishing.scene} />}
        figureSize="large"
        actions={
          <>
            <ButtonLink variant="primary" href={join.waitlist.href}>
              {join.waitlist.label}
            </ButtonLink>
            <Link href={mailto(join.info.mail, join.info.subject)}>{join.info.label}</Link>
          </>
        }
      />
      <SplitSection title={why.title}>
        <LeadText paragraphs={why.paragraphs} />
      </SplitSection>
      <Section title={features.title} intro={features.intro}>
        <CardGrid
          cards={features.items.map(({ status, ...item }) => ({
            ...item,
            note: <span className={lines[status]}>{status}</span>,
          }))}
        />
      </Section>
      <SplitSection title={rules.title}>
        <Definitions definitions={rules.items} />
      </SplitSection>
      <CallToAction
        data-theme="dark"
        title={join.title}
        text={join.text}
        actions={
          <>
            <ButtonLink variant="primary" href={join.waitlist.href}>
              {join.waitlist.label}
            </ButtonLink>
            <ButtonLink href={join.beta.href}>{join.beta.label}</ButtonLink>
            <Link href={mailto(join.info.mail, join.info.subject)}>{join.info.label}</Link>
          </>
        }
      />
    </>
  );
}
