import {
  CardGrid,
  ContactForm,
  type ContactMessage,
  Definitions,
  Globe,
  Link,
  PageHero,
  Section,
  useHydrated,
} from '@halloway/ui';
import { type ComponentProps, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ContactDetail, contact as content } from '../content/contact';
import { officeAt } from '../content/office-hours';
import { draftOf, forgetDraft } from '../forms/drafts';
import '../forms/answers.css';
import { endpoints, sendContact } from '../forms/backend';
import { greetingIn } from '../forms/greeting-in';
import { handedOver } from '../forms/handover';
import { prefillOf } from '../forms/prefill';
import { PrivacySentence } from '../forms/privacy-sentence';
import { Remedy } from '../forms/remedy';
import { Said } from './parts/islands';

/** Wilmington, Delaware. */
const office = [39.75, -75.55] as const;

export default function Contact() {
  const { search } = useLocation();
  const { greeting, contact: handover } = useHandover();
  // The prerendered page has no query; the form reads it after hydration.
  const prefill = useHydrated() ? { ...prefillOf(search), ...handover } : undefined;
  return (
    <>
      <PageHero
        kicker={content.kicker}
        title={content.title}
        lead={content.lead}
        greeting={
          <Said
            key={greeting}
            label={greeting ? content.ownGreeting.label : content.greetingLabel}
            text={greeting ?? content.greeting}
          />
        }
        hours={<Hours />}
        figure={<WriteToUs initialValues={prefill} />}
        details={
          <Definitions
            definitions={content.details.map((detail) => ({
              title: detail.label,
              description: <Detail {...detail} />,
            }))}
          />
        }
      >
        <Globe center={[office[0] - 20, office[1] + 8]} marker={office} width="544" />
      </PageHero>
      <Section title={content.after.title}>
        <CardGrid cards={content.after.steps} />
      </Section>
    </>
  );
}

// If the receipt's code does not arrive, it is left out: the form itself has confirmed the message.
const Receipt = lazy(() => import('./parts/receipt').catch(() => ({ default: () => null })));

const draft = draftOf('contact');

/** The form and its receipt, apart from the page: a submission must not render the page and its initial values again. */
function WriteToUs({ initialValues }: Pick<ComponentProps<typeof ContactForm>, 'initialValues'>) {
  const [sent, setSent] = useState<ContactMessage>();
  return (
    <>
      <ContactForm
        {...draft}
        aria-label={content.form.title}
        onSubmit={async (message, options) => {
          setSent(undefined);
          await sendContact(message, options);
          startTransition(() => setSent(message));
        }}
        initialValues={initialValues}
        action={endpoints.contact}
        remedy={<Remedy mail={content.mail} />}
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

/** The longest greeting (D37), in characters. */
const GREETING_LENGTH = 140;

/**
 * The data that the previous page passed: in the history state, and a greeting in the fragment. Both are removed from the
 * history entry: Back and Forward do not restore them.
 */
function useHandover() {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const [received, setReceived] = useState<unknown>(state);
  // The page is rendered before such a link is followed.
  if (state && state !== received) setReceived(state);
  const found = greetingIn({ search: '', hash });
  const said = found && found.length <= GREETING_LENGTH ? found : undefined;
  // The prerendered page has no fragment.
  const [greeting, setGreeting] = useState(useHydrated() ? said : undefined);
  useEffect(() => {
    // In a transition, in which the page stays until the code of the player is here.
    if (said) startTransition(() => setGreeting(said));
    if (!state && !said) return;
    forgetDraft('contact', Object.keys({ ...(said && { message: '' }), ...handedOver(state) }));
    navigate({ search }, { replace: true, state: null });
  }, [said, state, search, navigate]);
  return {
    greeting,
    contact: { ...(greeting && { message: content.ownGreeting.message(greeting) }), ...handedOver(received) },
  };
}

/** The time in the office; the hours until scripts run, which know the time. */
function Hours() {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(timer);
  }, []);
  // In an element: a browser's translation replaces bare texts, and React could not change them.
  return <span>{now ? content.now(officeAt(now)) : content.hours}</span>;
}

function Detail(detail: ContactDetail) {
  if ('mail' in detail) return <Link href={`mailto:${detail.mail}`}>{detail.mail}</Link>;
  return detail.lines.map((line) => <div key={line}>{line}</div>);
}
