import { Link, PageHero, Section, SplitSection, Steps, WaitlistForm } from '@halloway/ui';
import { bdrWaitlist as content } from '../content/bdr-waitlist';

/** The waitlist of the BDR agent: a form that sends nothing, and says so (R39, R40). */
export default function BdrWaitlist() {
  const { title, lead, greeting, form, nextTitle, next } = content;
  const { noScript, thanks } = form;
  return (
    <>
      <PageHero title={title} lead={lead} greeting={greeting} />
      <SplitSection title={form.title} intro={form.note}>
        <WaitlistForm
          headingLevel={3}
          messages={{ thanks: thanks.title }}
          confirmation={
            <>
              {thanks.text} <Link href={thanks.action.href}>{thanks.action.label}</Link>
            </>
          }
          noScript={
            <p>
              {noScript.text} <Link href={`mailto:${noScript.mail}`}>{noScript.mail}</Link>
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
