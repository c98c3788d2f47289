import { hash, randomUUID } from 'node:crypto';
import type { FormName, Received, Submission } from './store';

/** A submission's row, without its resume's content. */
export interface Row {
  id: string;
  form: string;
  created_at: string;
  fields: string;
  resume_name: string | null;
  resume_bytes: number | string | null;
}

export function toReceived(row: Row): Received {
  const fields = JSON.parse(row.fields);
  const resume = { name: row.resume_name ?? '', bytes: Number(row.resume_bytes) };
  const form = row.form === 'career' ? { form: row.form, fields, resume } : { form: 'contact' as const, fields };
  return { id: row.id, createdAt: row.created_at, ...form } as Received;
}

/** A new submission's row: a list, because a thread is sent that for less than an object. */
export type NewRow = readonly [
  id: string,
  form: FormName,
  createdAt: string,
  /** In lower case, to be found by. */
  email: string,
  fields: string,
  resumeName: string | null,
  resumeBytes: number | null,
  key: string | null,
  /** Equal for two submissions of the same content: what a key stands for. Nobody asks for it without one. */
  fingerprint: string,
];

/** The columns of a `NewRow`. */
export const newColumns =
  'id, form, created_at, email, fields, resume_name, resume_bytes, idempotency_key, fingerprint';

export function toNewRow(submission: Submission, key: string | undefined): NewRow {
  const { form } = submission;
  const resume = form === 'career' ? submission.resume : undefined;
  const fields = JSON.stringify(submission.fields);
  return [
    resume?.id ?? newId(),
    form,
    new Date().toISOString(),
    submission.fields.email.toLowerCase(),
    fields,
    resume?.name ?? null,
    resume?.bytes ?? null,
    key ?? null,
    key === undefined ? '' : hash('sha256', resume ? `${fields}\0${resume.sha256}` : fields, 'base64url'),
  ];
}

/**
 * An id for a submission: a UUID that begins with the time (version 7, RFC 9562), so that an index of them grows at its
 * end. Where each goes to a place of its own, every commit writes as many pages as it has submissions.
 */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
