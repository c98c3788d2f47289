import { CardGrid, ContactForm, ContactHero, Link, Section, useHydrated } from '@halloway/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Slices } from '../app/slices';
import { type ContactDetail, contact as content } from '../content/contact';
import { sendContact } from '../forms/backend';
import { handedOver } from '../forms/handover';
import { prefillOf } from '../forms/prefill';

/** Wilmington, Delaware. */
const office = [39.75, -75.55] as const;

export default function Contact() {
  const { search } = useLocation();
  const handover = useHandover();
  // The prerendered page knows no query; the form takes it as soon as there is one.
  const prefill = useHydrated() ? { ...prefillOf(search), ...handover } : undefined;
  return (
    <Slices>
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
    </Slices>
  );
}

/** What the page before handed over, taken out of the tab's history: going back and forth does not bring it up again. */
function useHandover() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [handover] = useState(() => handedOver(state));
  useEffect(() => {
    if (state) navigate({ search }, { replace: true, state: null });
  }, [state, search, navigate]);
  return handover;
}

function Detail(detail: ContactDetail) {
  if ('mail' in detail) return <Link href={`mailto:${detail.mail}`}>{detail.mail}</Link>;
  return detail.lines.map((line) => <div key={line}>{line}</div>);
}
