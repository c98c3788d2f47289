import {
  Band,
  ButtonLink,
  CallRecord,
  CardGrid,
  Carousel,
  Definitions,
  Link,
  PageHero,
  PlanCards,
  Points,
  Prose,
  Quote,
  Section,
  SplitSection,
  Stats,
  Steps,
} from '@halloway/ui';
import { agentPage } from '../content/agents';
import agent from '../content/agents/virtual-receptionist';
import { receptionist as content } from '../content/receptionist';
import { Closing } from './parts/closing';
import { FiguresNote } from './parts/figures-note';
import { Call, Faq } from './parts/islands';
import { LeadText } from './parts/lead-text';

/** The receptionist's landing page, in the order of R52: the features before the demo (R97). */
export default function VirtualReceptionist() {
  const { hero, problem, features, demo, howItWorks, industries, testimonials, trial, plans, reasons, faq, closing } =
    content;
  return (
    <>
      <PageHero
        kicker={agent.kicker}
        title={agent.title}
        lead={agent.lead}
        figure={
          'paper' in agent.image && (
            <div className="wide">
              <CallRecord
                {...agent.image.paper}
                headingLevel={2}
                fields={agent.image.paper.fields.slice(0, 3)}
                outcome={agent.call.call.outcome.text}
              />
            </div>
          )
        }
        actions={
          <>
            <ButtonLink variant="primary" href={hero.buy.href}>
              {hero.buy.label}
            </ButtonLink>
            <Link href="#call">{demo.title}</Link>
            <p>{hero.note}</p>
          </>
        }
      />
      <SplitSection title={problem.title}>
        <LeadText paragraphs={problem.paragraphs} />
      </SplitSection>
      <Band>
        <Stats stats={[problem.figure, ...agent.figures]} />
        <FiguresNote />
      </Band>
      <Section title={agentPage.onCalls}>
        <CardGrid cards={agent.capabilities} />
      </Section>
      <SplitSection title={features.title}>
        <Definitions definitions={features.items} />
      </SplitSection>
      <Call
        id="call"
        title={demo.title}
        intro={demo.text}
        label={agent.call.title}
        call={agent.call.call}
        texts={{ play: demo.label }}
        record={agent.image}
      />
      <Section title={howItWorks.title}>
        <Steps steps={agent.steps} />
      </Section>
      <Section title={industries.title}>
        <Prose variant="lead">
          <p>
            {industries.items.map((industry, at) => [
              at > 0 && ', ',
              'href' in industry ? (
                <Link key={industry.label} href={industry.href}>
                  {industry.label}
                </Link>
              ) : (
                industry.label
              ),
            ])}
            .
          </p>
          <p>{industries.note}</p>
        </Prose>
      </Section>
      <Section title={testimonials.title} intro={testimonials.intro}>
        <Carousel
          label={testimonials.label}
          items={testimonials.items.map(({ quote, author, role, industry }) => (
            <Quote key={quote} author={author} speaker={role} industry={industry}>
              {quote}
            </Quote>
          ))}
        />
      </Section>
      <Section
        title={plans.title}
        intro={
          <>
            <strong>{trial.title}.</strong> {trial.text}
          </>
        }
        actions={<Link href={trial.action.href}>{trial.action.label}</Link>}
      >
        <PlanCards plans={plans.items} popularLabel={plans.popularLabel} />
        <details>
          <summary>{plans.terms.label}</summary>
          <Points {...plans.terms} />
        </details>
      </Section>
      <Section title={reasons.title}>
        <CardGrid columns={3} cards={reasons.items} />
      </Section>
      <Faq title={faq.title} questions={faq.questions} />
      <Closing closing={{ ...closing, title: agent.closing.title }} />
    </>
  );
}
