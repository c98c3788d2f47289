import {
  Band,
  type BillingPeriod,
  ButtonLink,
  CallToAction,
  CardGrid,
  PageHero,
  Points,
  Prose,
  Section,
  SplitSection,
  Tabs,
} from '@halloway/ui';
import { startTransition, useState } from 'react';
import { brand } from '../brand';
import { sampleFiles, transcribe } from '../content/transcribe';
import { needShownIslands } from '../hydration/hydration';
import { FiguresNote } from './parts/figures-note';
import { Call, Faq, HeroVoice, TranscriptionPlans } from './parts/islands';

/** What the product writes. */
const captions = sampleFiles.find(({ format }) => format === 'SRT');

export default function Transcribe() {
  const { plans, everyPlan, notes, sample, uses, exports, faq, closing } = transcribe;
  const [free] = plans;
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const [plan, setPlan] = useState<string>();
  /** The plans are an island: its code has to be here before React can render it with another plan. */
  const chooseFree = () => {
    needShownIslands();
    startTransition(() => setPlan(free.id));
  };
  const tryForFree = (
    <ButtonLink variant="primary" href={`${brand.subscribe}?plan=${free.id}&billing=${period}`} onClick={chooseFree}>
      {free.cta}
    </ButtonLink>
  );
  return (
    <>
      <PageHero
        kicker={transcribe.kicker}
        title={transcribe.title}
        lead={transcribe.lead}
        voice={<HeroVoice text={transcribe.greeting} drawing="besideObject" />}
        figure={
          <Prose className="wide">
            <pre>{captions?.beginning}</pre>
          </Prose>
        }
        actions={tryForFree}
      />
      <Band>
        <TranscriptionPlans period={period} onPeriodChange={setPeriod} plan={plan} onPlanChoose={setPlan} />
        <FiguresNote>{everyPlan}</FiguresNote>
        <Points points={notes} />
      </Band>
      <Call title={sample.title} intro={sample.intro} call={sample.call} texts={{ play: sample.play }} />
      <Section title={uses.title}>
        <CardGrid columns={4} cards={uses.items} />
      </Section>
      <SplitSection title={exports.title} intro={exports.intro}>
        <Tabs
          label={exports.label}
          tabs={sampleFiles.map(({ format, path, beginning }) => ({
            value: format.toLowerCase(),
            label: format,
            content: (
              <Prose>
                <p>
                  <ButtonLink href={path} download={path.split('/').at(-1)}>
                    {exports.download} {path.split('/').at(-1)}
                  </ButtonLink>
                </p>
                <pre>{beginning}</pre>
              </Prose>
            ),
          }))}
        />
      </SplitSection>
      <Faq title={faq.title} questions={faq.questions} />
      <CallToAction data-theme="dark" title={closing.title} text={closing.text} actions={tryForFree} />
    </>
  );
}
