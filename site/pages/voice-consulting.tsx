import {
  ButtonLink,
  CallToAction,
  CardGrid,
  Definitions,
  Entries,
  Link,
  PageHero,
  Section,
  SplitSection,
  Stats,
} from '@halloway/ui';
import { consulting } from '../content/consulting';
import { Faq, HeroVoice } from './parts/islands';
import { SpokenSketch } from './parts/spoken-sketch';

export default function VoiceConsulting() {
  const { assessment, offerings, industries, engagements, stack, faq, closing } = consulting;
  return (
    <>
      <PageHero
        kicker={consulting.kicker}
        title={consulting.title}
        lead={consulting.lead}
        voice={<HeroVoice text={consulting.greeting} drawing="besideObject" />}
        figure={<SpokenSketch {...consulting.scene} />}
        figureSize="large"
        actions={
          <ButtonLink variant="primary" href={assessment.href}>
            {assessment.label}
          </ButtonLink>
        }
      />
      <Section title={offerings.title} intro={offerings.intro}>
        <Entries
          entries={offerings.items.map(({ title, description, deliverables }) => ({
            title,
            description,
            lists: [{ label: offerings.deliverablesLabel, points: deliverables }],
          }))}
        />
      </Section>
      <Section title={industries.title} intro={industries.intro}>
        <CardGrid
          cards={industries.items.map(({ slug, title, description }) => ({
            title,
            description,
            href: `/vertical-solutions/${slug}`,
          }))}
        />
      </Section>
      <Section title={engagements.title}>
        <Entries
          layout="columns"
          entries={engagements.models.map(({ title, duration, description, steps, suits }) => ({
            title,
            figure: duration,
            description,
            lists: [{ ordered: true, points: steps }],
            note: { label: engagements.suitsLabel, text: suits },
          }))}
        />
      </Section>
      <SplitSection title={stack.title} intro={stack.intro}>
        <Definitions definitions={stack.items} />
        <Stats stats={[{ ...stack.metric, description: stack.note }]} />
      </SplitSection>
      <Faq title={faq.title} questions={faq.questions} />
      <CallToAction
        data-theme="dark"
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <ButtonLink variant="primary" href={closing.demo.href}>
              {closing.demo.label}
            </ButtonLink>
            <Link href={closing.consulting.href}>{closing.consulting.label}</Link>
          </>
        }
      />
    </>
  );
}
