import type { Received } from './store';

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
