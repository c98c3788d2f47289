import {
  ButtonLink,
  CallToAction,
  CardGrid,
  Definitions,
  PageHero,
  Section,
  SplitSection,
  Steps,
  Voice,
} from '@halloway/ui';
import { about } from '../content/about';
import { ClosingVoice, HeroVoice } from './parts/islands';
import { LeadText } from './parts/lead-text';

export default function About() {
  const { story, mission, vision, values, timeline, crew, closing } = about;
  return (
    <>
      <PageHero
        kicker={about.kicker}
        title={about.title}
        lead={about.lead}
        voice={<HeroVoice text={about.greeting} />}
      />
      <SplitSection title={story.title}>
        <LeadText paragraphs={story.paragraphs} />
      </SplitSection>
      <Section variant="statement" title={mission.title} intro={mission.text} />
      <Section variant="statement" title={vision.title} intro={vision.text} />
      <SplitSection title={values.title}>
        <Definitions definitions={values.items} />
      </SplitSection>
      <Section title={timeline.title}>
        <Steps
          steps={timeline.milestones.map((milestone, index) => ({
            ...milestone,
            voice: (
              <Voice
                text={milestone.title}
                height={88}
                unit={22}
                tone={index === timeline.milestones.length - 1 ? 'live' : 'ink'}
              />
            ),
          }))}
        />
      </Section>
      <Section id="crew" title={crew.title} intro={crew.intro}>
        <CardGrid cards={crew.teams} />
      </Section>
      <CallToAction
        voice={<ClosingVoice text={closing.greeting} />}
        title={closing.title}
        text={closing.text}
        actions={
          <ButtonLink variant="primary" href={closing.action.href}>
            {closing.action.label}
          </ButtonLink>
        }
      />
    </>
  );
}
