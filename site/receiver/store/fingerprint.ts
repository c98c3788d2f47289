import { createHash } from 'node:crypto';
import type { Submission } from './store';

/** Equal for two submissions of the same content: what an Idempotency-Key stands for. */
export function fingerprintOf(submission: Submission): string {
  const hash = createHash('sha256').update(JSON.stringify(submission.fields));
  if (submission.form === 'career') hash.update('\0').update(submission.resume.sha256);
  return hash.digest('base64url');
}
