import { CardGrid, ContactForm, ContactHero, type ContactMessage, Link, Section, useHydrated } from '@halloway/ui';
import { type ComponentProps, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Said } from '../app/parts';
import { Slices } from '../app/slices';
import { type ContactDetail, contact as content } from '../content/contact';
import { sendContact } from '../forms/backend';
import { handedOver } from '../forms/handover';
import { prefillOf } from '../forms/prefill';
import { PrivacySentence } from '../forms/privacy-sentence';
import { Remedy } from '../forms/remedy';

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
        greeting={<Said label={content.greetingLabel} text={content.greeting} />}
        place={office}
        details={content.details.map((detail) => ({ term: detail.label, detail: <Detail {...detail} /> }))}
      >
        <WriteToUs initialValues={prefill} />
      </ContactHero>
      <Section title={content.after.title}>
        <CardGrid cards={content.after.steps} />
      </Section>
    </Slices>
  );
}

// Where its code does not arrive there is none: the form itself has said that the message did.
const Receipt = lazy(() => import('../app/parts/receipt').catch(() => ({ default: () => null })));

/** The form, and what it leaves. Here, and not on the page: what is sent must not make the page hand its values over again. */
function WriteToUs({ initialValues }: Pick<ComponentProps<typeof ContactForm>, 'initialValues'>) {
  const [sent, setSent] = useState<ContactMessage>();
  return (
    <>
      <ContactForm
        aria-label={content.form.title}
        onSubmit={async (message, options) => {
          setSent(undefined);
          await sendContact(message, options);
          startTransition(() => setSent(message));
        }}
        initialValues={initialValues}
        remedy={<Remedy mail={content.noScript.mail} />}
        noScript={
          <p>
            {content.noScript.text} <Link href={`mailto:${content.noScript.mail}`}>{content.noScript.mail}</Link>
          </p>
        }
        note={<PrivacySentence text={content.form.privacy} />}
      />
      {sent && (
        <Suspense>
          <Receipt message={sent} />
        </Suspense>
      )}
    </>
  );
}

/** What the page before handed over, taken out of the tab's history: going back and forth does not bring it up again. */
function useHandover() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [received, setReceived] = useState<unknown>(state);
  // The page is drawn before the link that hands over is followed.
  if (state && state !== received) setReceived(state);
  useEffect(() => {
    if (state) navigate({ search }, { replace: true, state: null });
  }, [state, search, navigate]);
  return handedOver(received);
}

function Detail(detail: ContactDetail) {
  if ('mail' in detail) return <Link href={`mailto:${detail.mail}`}>{detail.mail}</Link>;
  return detail.lines.map((line) => <div key={line}>{line}</div>);
}
