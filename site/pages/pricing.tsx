import {
  Band,
  ButtonLink,
  CallToAction,
  CardGrid,
  Comparison,
  Link,
  PageHero,
  PlanCards,
  Points,
  Section,
  SplitSection,
  Steps,
} from '@halloway/ui';
import { planCalculator } from '../content/plan-calculator';
import { pricing } from '../content/pricing';
import { HeroVoice, PlanCalculator, YourGreeting } from './parts/islands';

export default function Pricing() {
  const { plans, popularLabel, terms, common, choosing, summary, trial, elsewhere, closing } = pricing;
  const [sales, demo] = closing.actions;
  return (
    <>
      <PageHero
        kicker={pricing.kicker}
        title={pricing.title}
        lead={pricing.lead}
        voice={<HeroVoice text={pricing.greeting} />}
      />
      <Band>
        <PlanCards headingLevel={2} plans={plans} popularLabel={popularLabel} />
        <Points {...terms} />
      </Band>
      <SplitSection title={choosing.title} intro={choosing.intro}>
        <Steps steps={choosing.steps} />
      </SplitSection>
      <Section title={planCalculator.title} intro={planCalculator.intro}>
        <PlanCalculator />
      </Section>
      <Section
        title={trial.title}
        intro={trial.text}
        actions={<Link href={trial.action.href}>{trial.action.label}</Link>}
      />
      <Section title={common.title} intro={common.intro}>
        <CardGrid cards={common.items} />
      </Section>
      <Section title={summary.title}>
        <Comparison
          aria-label={summary.title}
          columns={summary.columns}
          rows={summary.rows.map(({ label, growth, enterprise }) => ({ label, values: [growth, enterprise] }))}
        />
      </Section>
      <Section
        title={elsewhere.title}
        intro={elsewhere.text}
        actions={<Link href={elsewhere.action.href}>{elsewhere.action.label}</Link>}
      />
      <CallToAction
        voice={<YourGreeting />}
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <ButtonLink variant="primary" href={sales.href}>
              {sales.label}
            </ButtonLink>
            <Link href={demo.href}>{demo.label}</Link>
          </>
        }
      />
    </>
  );
}
