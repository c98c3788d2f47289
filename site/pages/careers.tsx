import {
  ApplicationDialog,
  ApplyButton,
  ButtonLink,
  CallToAction,
  CardGrid,
  Definitions,
  Entries,
  PageHero,
  Section,
  SplitSection,
  Steps,
} from '@halloway/ui';
import { sendApplication } from '../backend';
import { mailto } from '../brand';
import { careers } from '../content/careers';

export default function Careers() {
  const { benefits, openings, values, process, open } = careers;
  return (
    <>
      <PageHero
        title={careers.title}
        lead={careers.lead}
        greeting={careers.greeting}
        actions={
          <ButtonLink variant="primary" href="/careers#openings">
            {openings.title}
          </ButtonLink>
        }
      />
      <Section title={benefits.title}>
        <CardGrid columns={4} cards={benefits.items} />
      </Section>
      <Section id="openings" title={openings.title} intro={openings.intro}>
        <ApplicationDialog onSubmit={sendApplication}>
          <Entries
            entries={openings.jobs.map((job) => ({
              title: job.title,
              facts: [job.department, job.location, job.type],
              description: job.description,
              lists: [
                { label: openings.responsibilitiesLabel, points: job.responsibilities },
                { label: openings.requirementsLabel, points: job.requirements },
              ],
              action: <ApplyButton position={job.title}>{openings.apply}</ApplyButton>,
            }))}
          />
        </ApplicationDialog>
      </Section>
      <SplitSection title={values.title}>
        <Definitions definitions={values.items} />
      </SplitSection>
      <SplitSection title={process.title}>
        <Steps steps={process.steps} />
      </SplitSection>
      <CallToAction
        title={open.title}
        text={open.text}
        actions={
          <ButtonLink variant="primary" href={mailto(open.mail, open.subject)}>
            {open.label}
          </ButtonLink>
        }
      />
    </>
  );
}
