/** A submission: as it is sent, as a row of the store, and as it is read again. Times are ISO 8601, UTC. */
import { hash, randomUUID } from 'node:crypto';
import type { CareerFields, ContactFields } from './fields';

export type FormName = 'contact' | 'career';

/** The location of the store: a folder for the SQLite file (in memory without one), or a Postgres, with a folder for its erased ids. */
export type StoreLocation = { folder: string | undefined } | { url: string; connections?: number; folder?: string };

/** A resume that has arrived and is not stored yet. */
export interface Upload {
  /** The sender's file name. */
  name: string;
  bytes: number;
  sha256: string;
  content(): Promise<Uint8Array>;
}

export type Submission =
  | { form: 'contact'; fields: ContactFields }
  | { form: 'career'; fields: CareerFields; resume: Upload };

/** A submission as it was received, without the content of its resume. */
export type Received = { id: string; createdAt: string } & (
  | { form: 'contact'; fields: ContactFields }
  | { form: 'career'; fields: CareerFields; resume: { name: string; bytes: number } }
);

/** A filter. An absent property does not restrict it. */
export interface Filter {
  ids?: readonly string[] | undefined;
  /** The whole address, ignoring case. */
  email?: string | undefined;
  /** Words of any field, ignoring case. */
  text?: string | undefined;
  form?: FormName | undefined;
  /** Received at or after it. */
  since?: string | undefined;
  /** Received before it. */
  before?: string | undefined;
}

/** A notice of one submission that a channel has yet to deliver. `attempts` includes this one. */
export interface Notice {
  id: string;
  submission_id: string;
  form: FormName;
  channel: string;
  attempts: number;
}

/** A submission's row. */
export interface Row {
  id: string;
  form: FormName;
  created_at: string;
  /** In lower case, for searching. */
  email: string;
  fields: string;
  resume_name: string | null;
  resume_bytes: number | null;
  idempotency_key: string | null;
  /** A digest of the submission's content, to compare with that of the key's first one. Empty without a key. */
  fingerprint: string;
}

export function toRow(submission: Submission, key: string | undefined): Row {
  const resume = submission.form === 'career' ? submission.resume : undefined;
  const fields = JSON.stringify(submission.fields);
  const content = resume ? `${fields}\0${resume.sha256}` : fields;
  return {
    id: newId(),
    form: submission.form,
    created_at: new Date().toISOString(),
    email: submission.fields.email.toLowerCase(),
    fields,
    resume_name: resume?.name ?? null,
    resume_bytes: resume?.bytes ?? null,
    idempotency_key: key ?? null,
    fingerprint: key === undefined ? '' : hash('sha256', content, 'base64url'),
  };
}

export function toReceived(row: Omit<Row, 'email' | 'idempotency_key' | 'fingerprint'>): Received {
  const { id, form, created_at: createdAt, resume_name: name, resume_bytes: bytes } = row;
  const resume = form === 'career' && { resume: { name, bytes: Number(bytes) } };
  return { id, form, createdAt, fields: JSON.parse(row.fields), ...resume } as Received;
}

/** A UUID that begins with the time (version 7, RFC 9562), so that its index grows at its end, and a commit writes few pages. */
function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
