import {
  Band,
  ButtonLink,
  CallToAction,
  CardGrid,
  Link,
  PageHero,
  PlanCards,
  Points,
  Section,
  Sketch,
  SplitSection,
  Steps,
  Table,
} from '@halloway/ui';
import { checkSheet } from '../content/check-sheet';
import { pricing } from '../content/pricing';
import { sketches } from '../content/sketches';
import { ClosingVoice, MinutePrice, PlanCalculator } from './parts/islands';

export default function Pricing() {
  const { minutePrice, plans, popularLabel, terms, common, choosing, summary, trial, elsewhere, closing } = pricing;
  const [sales, demo] = closing.actions;
  return (
    <>
      <PageHero kicker={pricing.kicker} title={pricing.title} lead={pricing.lead} figure={<PlanCalculator />} />
      <Band>
        <PlanCards headingLevel={2} plans={plans} popularLabel={popularLabel} />
        <Points {...terms} />
      </Band>
      <SplitSection title={choosing.title} intro={choosing.intro}>
        <Steps steps={choosing.steps} />
      </SplitSection>
      <Section
        title={trial.title}
        intro={trial.text}
        actions={<Link href={trial.action.href}>{trial.action.label}</Link>}
      />
      <Section
        title={minutePrice.title}
        intro={minutePrice.intro}
        actions={<Link href={minutePrice.action.href}>{minutePrice.action.label}</Link>}
      >
        <MinutePrice label={minutePrice.title} />
      </Section>
      <Section title={common.title} intro={common.intro}>
        <CardGrid cards={common.items} />
      </Section>
      <Section title={summary.title}>
        <Table
          aria-label={summary.title}
          columns={summary.columns}
          rows={summary.rows.map(({ label, growth, enterprise }) => ({ label, values: [growth, enterprise] }))}
        />
      </Section>
      <Section id={checkSheet.id} title={checkSheet.title} intro={checkSheet.intro} data-print="whole">
        <Table
          aria-label={checkSheet.title}
          columns={checkSheet.columns}
          rows={checkSheet.questions.map(({ question, answer, clause, person }) => ({
            label: question,
            values: [
              answer,
              <Link key={question} href={clause.href} className="unbroken">
                {clause.label}
              </Link>,
              person,
            ],
          }))}
        />
      </Section>
      <Section title={checkSheet.flow.title} intro={checkSheet.flow.intro}>
        <Sketch {...sketches.flow} size={[960, 80]} className="wide" />
        <Steps steps={checkSheet.flow.steps} />
      </Section>
      <Section
        title={elsewhere.title}
        intro={elsewhere.text}
        actions={<Link href={elsewhere.action.href}>{elsewhere.action.label}</Link>}
      />
      <CallToAction
        data-theme="dark"
        voice={<ClosingVoice text={closing.greeting} />}
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
