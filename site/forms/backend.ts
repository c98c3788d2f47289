import { type ContactMessage, type JobApplication, SubmissionRefused, type SubmitHandler } from '@halloway/ui';
import { brand } from '../brand';

/** The base URL of the forms: the build's setting, or the dashboard; without a trailing slash (R37). */
export const backend = (import.meta.env.VITE_BACKEND_URL ?? brand.dashboard).replace(/\/+$/, '');

/** Where the forms are sent (R33, R38). */
export const endpoints = {
  contact: `${backend}/superadmin/contact_form/`,
  career: `${backend}/superadmin/career_form/`,
} as const;

/** The other paths that the backend defines (R38), which nothing here calls (D23): no page has them in its code. */
export const otherEndpoints = {
  login: `${backend}/accounts/login/`,
  bdrContacts: `${backend}/superadmin/api/bdr-contacts/`,
  root: `${backend}/`,
} as const;

/** Sends a contact message (R33): JSON with exactly its six fields. */
export const sendContact: SubmitHandler<ContactMessage> = (message, { signal }) => {
  const body = JSON.stringify(message);
  return post(endpoints.contact, {
    headers: { 'Content-Type': 'application/json' },
    body,
    identity: body,
    signal,
  });
};

/** Sends an application (R61): multipart, with exactly its six fields. */
export const sendApplication: SubmitHandler<JobApplication> = (application, { signal }) => {
  const { name, email, mobile_number, description, resume, position } = application;
  const body = new FormData();
  const fields = { name, email, mobile_number, description, resume, position };
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  const file = [resume.name, resume.size, resume.lastModified];
  return post(endpoints.career, { body, identity: JSON.stringify({ ...fields, resume: file }), signal });
};

/** The other fields of a subscription, which is stored as a message (D9). */
export const subscription = {
  subject: 'Newsletter subscription',
  message: 'Please send the newsletter to this address.',
  product: 'All',
  purpose: 'Add to Waitlist',
} as const;

/** Subscribes an address to the newsletter (D9). */
export const sendNewsletter: SubmitHandler<string> = (email, options) =>
  sendContact({ ...subscription, name: email, email }, options);

interface Post {
  headers?: Record<string, string>;
  body: BodyInit;
  /** Equal for two submissions of the same content. */
  identity: string;
  signal: AbortSignal;
}

/**
 * Any 2xx is success, and its body is not read (R35). Any other status is a refusal; a network error rejects as `fetch`
 * does. So does a redirect: behind one, as to a sign-in page, 200 would not mean that anything has arrived.
 */
async function post(url: string, { headers, body, identity, signal }: Post): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { ...headers, ...idempotencyKey(identity) },
    body,
    signal,
  });
  if (!response.ok) throw await refusal(response, url);
  pending.delete(identity);
}

/** The error of a resume for a status of the application endpoint, by the form's own name for it. */
const resumeProblems: Record<number, string> = { 413: 'tooLarge', 415: 'notAccepted' };

/** Texts for statuses that a reader can act on, for servers that give no reason. */
const reasons: Record<number, string> = {
  429: 'Too many messages have come from your network. Try again in a minute.',
  507: 'Our mailbox is full at the moment.',
};

/** A refusal: the message is for developers (SPEC §8, R91), the rest for the reader. */
async function refusal(response: Response, url: string) {
  const { status } = response;
  const answer = await response.text().catch(() => '');
  const { error, fields } = parsed(answer);
  const ours = reasons[status];
  const problem = url === endpoints.career ? resumeProblems[status] : undefined;
  const said = answer && `: ${answer.slice(0, 500)}`;
  return new SubmissionRefused(`Failed to send message. The server answered ${status}${said}`, {
    fields: isWords(fields) ? fields : problem ? { resume: problem } : {},
    reason: ours && typeof error === 'string' ? error : (ours ?? ''),
  });
}

/** Our server's answer; empty for another server. */
function parsed(answer: string): { error?: unknown; fields?: unknown } {
  try {
    return Object(JSON.parse(answer));
  } catch {
    return {};
  }
}

const isWords = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((words) => typeof words === 'string');

/** The keys of the submissions that are not known to have arrived, by their content. */
const pending = new Map<string, string>();

/**
 * The same key for the same submission until it has succeeded: a retry after a timeout does not store it twice. Only for a
 * backend of the same origin: another one would need CORS permission.
 */
function idempotencyKey(identity: string): Record<string, string> {
  if (backend.startsWith('http') || !crypto.randomUUID) return {};
  const key = pending.get(identity) ?? crypto.randomUUID();
  pending.set(identity, key);
  return { 'Idempotency-Key': key };
}
