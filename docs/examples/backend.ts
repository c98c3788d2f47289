import { SubmissionRefused } from '@halloway/ui';

/** Stands for a product's server. The sender's address chooses the answer: `refused@`, `failed@`, `unanswered@`. */
export async function send(data: string | object): Promise<void> {
  const said = JSON.stringify(data);
  if (said.includes('refused@')) throw new SubmissionRefused('The answer was 422.');
  if (said.includes('failed@')) throw new Error('There is no network.');
  if (said.includes('unanswered@')) await new Promise(() => {});
}
