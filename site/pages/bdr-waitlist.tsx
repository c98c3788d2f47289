import { Link, PageHero, Section, Sketch, SplitSection, Steps, type WaitlistEntry, WaitlistForm } from '@halloway/ui';
import { useState } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { bdrWaitlist as content } from '../content/bdr-waitlist';
import { draftOf } from '../forms/drafts';
import { handOver } from '../forms/handover';
import { PrivacySentence } from '../forms/privacy-sentence';
import { simulateWaitlist } from '../forms/waitlist';

const draft = draftOf('waitlist');

/** The waitlist of the BDR agent: a form that sends nothing, and says so (R39, R40). */
export default function BdrWaitlist() {
  const { title, lead, form, nextTitle, next } = content;
  const { noScript, thanks } = form;
  const [entry, setEntry] = useState<WaitlistEntry>();
  return (
    <>
      <PageHero title={title} lead={lead} figure={<Sketch {...content.queue} />} />
      <SplitSection title={form.title} intro={<PrivacySentence text={form.note} />}>
        <WaitlistForm
          {...draft}
          headingLevel={3}
          onSubmit={async (typed, options) => {
            await simulateWaitlist(typed, options);
            setEntry(typed);
          }}
          texts={{ submit: form.submit, submitted: thanks.title, again: thanks.again }}
          confirmation={
            <>
              {thanks.text} <ToContact entry={entry} />
            </>
          }
          noScript={
            <p>
              {noScript.text} <Link href={thanks.action.href}>{noScript.label}</Link>
            </p>
          }
        />
      </SplitSection>
      <Section title={nextTitle}>
        <Steps steps={next} />
      </Section>
    </>
  );
}

/** The action that holds a place: it leads to the contact form, and takes along what was typed. */
function ToContact({ entry }: { entry: WaitlistEntry | undefined }) {
  const { action } = content.form.thanks;
  const state = entry && handOver(entry, content.form.message);
  const follow = useLinkClickHandler<HTMLAnchorElement>(action.href, { state });
  return (
    <Link href={action.href} onClick={follow}>
      {action.label}
    </Link>
  );
}
