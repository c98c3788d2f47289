import { Accordion, ButtonLink, Carousel, NewsletterForm, Points, SubmissionRefused } from '@halloway/ui';
import { arabic, questions } from '../content';

/** The form's action, on the server. */
export async function action({ request }: { request: Request }) {
  const email = String((await request.formData()).get('email'));
  return email.endsWith('@nowhere.example') ? new Response('We cannot write there.', { status: 422 }) : null;
}

async function subscribe(email: string) {
  const body = new URLSearchParams({ email });
  const response = await fetch('/?index', { method: 'POST', body });
  if (!response.ok) throw new SubmissionRefused('No', { fields: { email: 'We cannot write there.' } });
}

export default function Inn() {
  return (
    <main>
      <Points points={['Quiet rooms', 'A table by the window']} />
      <ButtonLink href="/rooms">See the rooms</ButtonLink>
      <Accordion items={questions} />
      <NewsletterForm onSubmit={subscribe} />
      <section id="dark" data-theme="dark">
        <Points points={['The bar in the cellar']} />
      </section>
      <div dir="rtl" lang="ar">
        <Carousel id="arabic" {...arabic} />
        <div dir="ltr" lang="en">
          <Carousel id="latin" label="Rooms" items={['Front', 'Back']} />
        </div>
      </div>
    </main>
  );
}
