import {
  Band,
  BillingToggle,
  ButtonLink,
  CallStory,
  CallToAction,
  CardGrid,
  Definitions,
  Faq,
  PageHero,
  Points,
  Section,
  SplitSection,
  Stats,
} from '@halloway/ui';
import { brand, mailto } from '../brand';
import { transcribe } from '../content/transcribe';

/** Where a plan is bought: on the dashboard, or by writing to sales (R48, R49). */
const planHref = (plan: string) => (period: string) =>
  plan === 'enterprise'
    ? mailto(brand.mail.sales, 'Enterprise Inquiry')
    : `${brand.subscribe}?plan=${plan}&billing=${period}`;

export default function Transcribe() {
  const { plans, plansTitle, popularLabel, billing, notes, metrics, sample, uses, exports, faq, closing } = transcribe;
  const [free] = plans;
  const tryForFree = (
    <ButtonLink variant="primary" href={planHref(free.id)('monthly')}>
      {free.cta}
    </ButtonLink>
  );
  return (
    <>
      <PageHero title={transcribe.title} lead={transcribe.lead} greeting={transcribe.greeting} actions={tryForFree} />
      <Band>
        <BillingToggle
          heading={plansTitle}
          texts={{ ...billing, popular: popularLabel }}
          plans={plans.map(({ id, name, audience, monthly, unit, features, popular, cta }) => ({
            id,
            name,
            description: audience,
            monthly,
            note: unit,
            features,
            popular,
            cta: { label: cta, href: planHref(id) },
          }))}
        />
        <Points points={notes} />
      </Band>
      <CallStory {...sample} />
      <Band>
        <Stats stats={metrics} />
      </Band>
      <Section title={uses.title}>
        <CardGrid columns={4} cards={uses.items} />
      </Section>
      <SplitSection title={exports.title} intro={exports.intro}>
        <Definitions definitions={exports.formats.map(({ format, use }) => ({ title: format, description: use }))} />
      </SplitSection>
      <Faq title={faq.title} questions={faq.questions} />
      <CallToAction title={closing.title} text={closing.text} actions={tryForFree} />
    </>
  );
}
