import { ButtonLink, CardGrid, Definitions, Entries, PageHero, Section, SplitSection, Stats } from '@halloway/ui';
import { consulting } from '../content/consulting';
import { Closing } from './parts/closing';
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
      <Closing closing={closing} />
    </>
  );
}
