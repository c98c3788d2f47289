import { Band, Link, PageHero, PlanCards, Points, Section, Sketch, Steps, Table } from '@halloway/ui';
import { checkSheet } from '../content/check-sheet';
import { pricing } from '../content/pricing';
import { Closing } from './parts/closing';
import { ClosingVoice, PlanCalculator } from './parts/islands';

export default function Pricing() {
  const { plans, popularLabel, terms, common, summary, trial, elsewhere, closing } = pricing;
  const [growth, enterprise] = plans;
  const trialNote = (
    <>
      {trial.text} <Link href={trial.action.href}>{trial.action.label}</Link>
    </>
  );
  return (
    <>
      <PageHero kicker={pricing.kicker} title={pricing.title} lead={pricing.lead} figure={<PlanCalculator />} />
      <Band>
        <PlanCards headingLevel={2} plans={[{ ...growth, note: trialNote }, enterprise]} popularLabel={popularLabel} />
        <details>
          <summary>{terms.label}</summary>
          <Points points={terms.points} />
        </details>
      </Band>
      <Section title={summary.title} actions={<Link href={elsewhere.href}>{elsewhere.label}</Link>}>
        <Table
          aria-label={summary.title}
          columns={summary.columns}
          rows={summary.rows.map(({ label, growth, enterprise }) => ({ label, values: [growth, enterprise] }))}
        />
        <Points {...common} />
      </Section>
      <Section
        title={checkSheet.title}
        intro={checkSheet.intro}
        actions={<Link href={checkSheet.further.href}>{checkSheet.further.label}</Link>}
      >
        <details id={checkSheet.id} data-print="whole">
          <summary>{checkSheet.summary}</summary>
          <Table
            aria-label={checkSheet.title}
            corner={checkSheet.corner}
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
        </details>
      </Section>
      <Section title={checkSheet.flow.title} intro={checkSheet.flow.intro}>
        <Sketch {...checkSheet.flow.drawing} className="wide" />
        <Steps steps={checkSheet.flow.steps} />
      </Section>
      <Closing closing={closing} voice={<ClosingVoice text={closing.greeting} />} />
    </>
  );
}
