import { CardGrid, Definitions, PageHero, Section, SplitSection, Steps } from '@halloway/ui';
import { about } from '../content/about';
import { Closing } from './parts/closing';
import { Said } from './parts/islands';
import { LeadText } from './parts/lead-text';

export default function About() {
  const { story, mission, vision, values, timeline, crew, closing } = about;
  return (
    <>
      <PageHero tight kicker={about.kicker} title={about.title} lead={about.lead}>
        <Said size="strip" label={timeline.title} text={timeline.spoken} />
        <Steps headingLevel={2} steps={timeline.milestones} />
      </PageHero>
      <SplitSection title={story.title}>
        <LeadText paragraphs={story.paragraphs} />
      </SplitSection>
      <Section variant="statement" title={mission.title} intro={mission.text} />
      <Section variant="statement" title={vision.title} intro={vision.text} />
      <SplitSection title={values.title}>
        <Definitions definitions={values.items} />
      </SplitSection>
      <Section id="crew" title={crew.title} intro={crew.intro}>
        <CardGrid cards={crew.teams} />
      </Section>
      <Closing closing={closing} />
    </>
  );
}
