'use client';
import { NewsletterForm, SubmissionRefused } from '@halloway/ui';
import { subscribe } from './actions';

async function send(email: string) {
  const problem = await subscribe(email);
  if (problem) throw new SubmissionRefused(problem, { fields: { email: problem } });
}

export const Letters = () => <NewsletterForm onSubmit={send} />;
