import { CardGrid, Entries, PageHero, PartnerMark, Section, SplitSection, Steps } from '@halloway/ui';
import { partnership } from '../content/partnership';
import { Closing } from './parts/closing';
import { HeroVoice } from './parts/islands';
import { SpokenSketch } from './parts/spoken-sketch';

export default function Partnership() {
  const { benefits, partners, program, steps, closing } = partnership;
  return (
    <>
      <PageHero
        kicker={partnership.kicker}
        title={partnership.title}
        lead={partnership.lead}
        voice={<HeroVoice text={partnership.greeting} drawing="besideObject" />}
        figure={<SpokenSketch {...partnership.scene} />}
        figureSize="large"
      />
      <SplitSection title={benefits.title}>
        <CardGrid columns={2} cards={benefits.items} />
      </SplitSection>
      <Section title={partners.title} intro={partners.intro}>
        <CardGrid
          cards={partners.items.map(({ name, drawing, kind, description }) => ({
            title: <PartnerMark name={name} drawing={drawing} />,
            subtitle: kind,
            description,
          }))}
        />
      </Section>
      <Section title={program.title} intro={program.intro}>
        <Entries
          layout="columns"
          entries={program.tracks.map(({ title, description, youBring, weBring }) => ({
            title,
            description,
            lists: [
              { label: program.youBringLabel, points: youBring },
              { label: program.weBringLabel, points: weBring },
            ],
          }))}
        />
      </Section>
      <SplitSection title={steps.title}>
        <Steps steps={steps.items} />
      </SplitSection>
      <Closing closing={closing} />
    </>
  );
}
