import { CardGrid, ContactForm, ContactHero, Link, Section, useHydrated } from '@halloway/ui';
import { useLocation } from 'react-router-dom';
import { sendContact } from '../backend';
import { type ContactDetail, contact as content } from '../content/contact';
import { prefillOf } from '../prefill';

/** Wilmington, Delaware. */
const office = [39.75, -75.55] as const;

export default function Contact() {
  const { search } = useLocation();
  // The prerendered page knows no query; the form takes it as soon as there is one.
  const prefill = useHydrated() ? prefillOf(search) : undefined;
  return (
    <>
      <ContactHero
        title={content.title}
        lead={content.lead}
        greeting={content.greeting}
        place={office}
        details={content.details.map((detail) => ({ term: detail.label, detail: <Detail {...detail} /> }))}
      >
        <ContactForm
          aria-label={content.form.title}
          onSubmit={sendContact}
          initialValues={prefill}
          noScript={
            <p>
              {content.noScript.text} <Link href={`mailto:${content.noScript.mail}`}>{content.noScript.mail}</Link>
            </p>
          }
        />
      </ContactHero>
      <Section title={content.after.title}>
        <CardGrid cards={content.after.steps} />
      </Section>
    </>
  );
}

function Detail(detail: ContactDetail) {
  if ('mail' in detail) return <Link href={`mailto:${detail.mail}`}>{detail.mail}</Link>;
  return detail.lines.map((line) => <div key={line}>{line}</div>);
}
