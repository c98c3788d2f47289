import {
  Band,
  type BillingPeriod,
  ButtonLink,
  CallToAction,
  CardGrid,
  Definitions,
  PageHero,
  Points,
  Prose,
  Section,
  SplitSection,
  Stats,
  Tabs,
} from '@halloway/ui';
import { startTransition, useState } from 'react';
import { brand } from '../brand';
import { sampleFiles, transcribe } from '../content/transcribe';
import { needShownIslands } from '../hydration/hydration';
import { FiguresNote } from './parts/figures-note';
import { Call, Faq, HeroVoice, TranscriptionPlans } from './parts/islands';

/** The first cues of the sample as SRT: what the product writes. */
const sampleOpening = sampleFiles
  .find(({ format }) => format === 'SRT')
  ?.content.split('\n\n')
  .slice(0, 3)
  .join('\n\n');

export default function Transcribe() {
  const { plans, notes, metrics, sample, uses, exports, faq, closing } = transcribe;
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
          <Prose>
            <pre>{sampleOpening}</pre>
          </Prose>
        }
        actions={tryForFree}
      />
      <Band>
        <TranscriptionPlans period={period} onPeriodChange={setPeriod} plan={plan} onPlanChoose={setPlan} />
        <Points points={notes} />
      </Band>
      <Call title={sample.title} intro={sample.intro} call={sample.call} texts={{ play: sample.play }} />
      <Band>
        <Stats stats={metrics} />
        <FiguresNote />
      </Band>
      <Section title={uses.title}>
        <CardGrid columns={4} cards={uses.items} />
      </Section>
      <SplitSection title={exports.title} intro={exports.intro}>
        <Definitions definitions={exports.formats.map(({ format, use }) => ({ title: format, description: use }))} />
        <Tabs
          label={exports.label}
          tabs={sampleFiles.map(({ format, path, content }) => ({
            id: format.toLowerCase(),
            label: format,
            content: (
              <Prose>
                <p>
                  <ButtonLink href={path} download={path.split('/').at(-1)}>
                    {exports.download} {path.split('/').at(-1)}
                  </ButtonLink>
                </p>
                <pre>{content}</pre>
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
