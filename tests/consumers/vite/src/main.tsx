import '@halloway/ui/tokens.css';
import '@halloway/ui/accordion.css';
import '@halloway/ui/newsletter-form.css';
import '@halloway/ui/points.css';
import '@halloway/ui/carousel.css';
import { Accordion } from '@halloway/ui/accordion';
import { Carousel } from '@halloway/ui/carousel';
import { NewsletterForm } from '@halloway/ui/newsletter-form';
import { Points } from '@halloway/ui/points';
import { SubmissionRefused } from '@halloway/ui/submission';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { arabic, questions } from './content';

async function subscribe(email: string) {
  const response = await fetch('/subscribe', { method: 'POST', body: email });
  const problem = await response.text();
  if (!response.ok) throw new SubmissionRefused(problem, { fields: { email: problem } });
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <main>
      <Points points={['Quiet rooms', 'A table by the window']} />
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
  </StrictMode>,
);
