import {
  ApplicationDialog,
  ApplyButton,
  CardGrid,
  Definitions,
  Entries,
  Link,
  PageHero,
  Points,
  Section,
  SplitSection,
  Steps,
} from '@halloway/ui';
import { useEffect, useState } from 'react';
import { mailto } from '../brand';
import { careers } from '../content/careers';
import { draftOf, restoreDrafts } from '../forms/drafts';
import '../forms/answers.css';
import { endpoints, sendApplication } from '../forms/backend';
import { PrivacySentence } from '../forms/privacy-sentence';
import { Remedy } from '../forms/remedy';
import { Closing } from './parts/closing';
import { ClosingVoice } from './parts/islands';

const { openings } = careers;

export default function Careers() {
  const { benefits, pay, before, values, process, open } = careers;
  return (
    <>
      <PageHero tight kicker={careers.kicker} title={careers.title} lead={careers.lead} id="openings">
        <Openings />
        <p>
          {openings.byMail} <Link href={mailto(openings.mail, openings.title)}>{openings.mail}</Link>
        </p>
      </PageHero>
      <Section title={benefits.title}>
        <CardGrid columns={4} cards={benefits.items} />
      </Section>
      <SplitSection title={before.title}>
        <Definitions
          definitions={[
            before.equal,
            {
              title: before.accommodation.title,
              description: (
                <>
                  {before.accommodation.description}{' '}
                  <Link href={mailto(openings.mail, before.accommodation.title)}>{openings.mail}</Link>
                </>
              ),
            },
            { title: before.privacy.title, description: <PrivacySentence text={before.privacy.description} /> },
          ]}
        />
      </SplitSection>
      <SplitSection title={pay.title}>
        <Definitions definitions={pay.items} />
      </SplitSection>
      <SplitSection title={values.title}>
        <Definitions definitions={values.items} />
      </SplitSection>
      <SplitSection title={process.title}>
        <Steps steps={process.steps} />
      </SplitSection>
      <Closing closing={open} voice={<ClosingVoice text={careers.greeting} />} />
    </>
  );
}

/** The open positions with their dialog, apart from the page: a press renders only them again. */
function Openings() {
  const { before } = careers;
  /** The position of the dialog. The draft of each position is its own, as what was typed is (D15). */
  const [position, setPosition] = useState('');
  useEffect(() => {
    if (position) restoreDrafts();
  }, [position]);
  return (
    <ApplicationDialog
      {...draftOf(position && `application ${position}`)}
      id="apply"
      onPositionChange={(position) => position && setPosition(position)}
      onSubmit={sendApplication}
      action={endpoints.career}
      positions={openings.jobs.map(({ title }) => title)}
      remedy={<Remedy mail={openings.mail} />}
      note={<PrivacySentence text={before.privacy.description} />}
    >
      <Entries
        layout="columns"
        headingLevel={2}
        entries={openings.jobs.map((job) => ({
          title: job.title,
          facts: [job.department, job.location, job.type],
          description: job.description,
          action: (
            <>
              <p>{openings.payOf(job.pay)}</p>
              <ApplyButton position={job.title}>{openings.apply}</ApplyButton>
              <details>
                <summary>{openings.more}</summary>
                <Points label={openings.responsibilitiesLabel} points={job.responsibilities} />
                <Points label={openings.requirementsLabel} points={job.requirements} />
              </details>
            </>
          ),
        }))}
      />
    </ApplicationDialog>
  );
}
