import { NewsletterForm } from '@halloway/ui/newsletter-form';
import { SubmissionRefused } from '@halloway/ui/submission';

async function subscribe(email: string) {
  const response = await fetch('/subscribe', { method: 'POST', body: email });
  const problem = await response.text();
  if (!response.ok) throw new SubmissionRefused(problem, { fields: { email: problem } });
}

export const Letters = () => <NewsletterForm onSubmit={subscribe} />;
