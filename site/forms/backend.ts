import { type Application, type ContactMessage, SubmissionRefused, type Submit } from '@halloway/ui';
import { brand } from '../brand';

/** Where the forms are sent: the build's setting, or the dashboard; without a trailing slash (R37). */
export const backend = (import.meta.env.VITE_BACKEND_URL ?? brand.dashboard).replace(/\/+$/, '');

/** Every path the backend defines (R33, R38). The last two are never called from here (D23). */
export const endpoints = {
  contact: `${backend}/superadmin/contact_form/`,
  career: `${backend}/superadmin/career_form/`,
  login: `${backend}/accounts/login/`,
  bdrContacts: `${backend}/superadmin/api/bdr-contacts/`,
  root: `${backend}/`,
} as const;

/** Sends a contact message (R33): JSON with exactly its six fields. */
export const sendContact: Submit<ContactMessage> = (message, { signal }) => {
  const body = JSON.stringify(message);
  return post(endpoints.contact, {
    headers: { 'Content-Type': 'application/json' },
    body,
    identity: body,
    signal,
  });
};

/** Sends an application (R61): multipart, with exactly its six fields. */
export const sendApplication: Submit<Application> = (application, { signal }) => {
  const { name, email, mobile_number, description, resume, position } = application;
  const body = new FormData();
  const fields = { name, email, mobile_number, description, resume, position };
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  const file = [resume.name, resume.size, resume.lastModified];
  return post(endpoints.career, { body, identity: JSON.stringify({ ...fields, resume: file }), signal });
};

/** Puts an address on the newsletter's list: a message like any other, so that it is kept like any other (D9). */
export const sendNewsletter: Submit<string> = (email, options) =>
  sendContact(
    {
      name: email,
      email,
      subject: 'Newsletter subscription',
      message: `Please send the newsletter to ${email}.`,
      product: 'All',
      purpose: 'Add to Waitlist',
    },
    options,
  );

interface Post {
  headers?: Record<string, string>;
  body: BodyInit;
  /** Equal for two submissions of the same thing. */
  identity: string;
  signal: AbortSignal;
}

/** Any 2xx is success, its body unread (R35). Any other answer is a refusal; no answer rejects as `fetch` does. */
async function post(url: string, { headers, body, identity, signal }: Post): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...idempotencyKey(url, identity) },
    body,
    signal,
  });
  if (!response.ok) throw await refusal(response, url);
  pending.delete(url);
}

/** What is wrong with a resume when an application is refused with this status, by the form's own name for it. */
const resumeProblems: Record<number, string> = { 413: 'tooLarge', 415: 'notAccepted' };

/** Statuses that a reader can do something about, with words for servers that have none. */
const reasons: Record<number, string> = {
  429: 'Too many messages have come from your network. Try again in a minute.',
  507: 'Our mailbox is full at the moment.',
};

/** A server's no: in words for developers (SPEC §8, R91), and what of it the reader can act on. */
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

/** The answer of our server; that of another kind of server holds nothing. */
function parsed(answer: string): { error?: unknown; fields?: unknown } {
  try {
    return Object(JSON.parse(answer));
  } catch {
    return {};
  }
}

const isWords = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((words) => typeof words === 'string');

/** What was last sent to an address and is not known to have arrived. */
const pending = new Map<string, { identity: string; key: string }>();

/**
 * The same key for the same submission until it is known to have arrived: a time-out whose message arrived after all does
 * not become two on the second try. Only for a backend of this origin, where it needs no permission (CORS).
 */
function idempotencyKey(url: string, identity: string): Record<string, string> {
  if (backend.startsWith('http') || !crypto.randomUUID) return {};
  const known = pending.get(url);
  const { key } = known?.identity === identity ? known : { key: crypto.randomUUID() };
  pending.set(url, { identity, key });
  return { 'Idempotency-Key': key };
}
