import { createTransport } from 'nodemailer';
import { details } from '../inbox-text';
import type { NotifySettings } from '../settings';
import type { Notice, Received } from '../store/store';
import type { Channel } from './notifier';

/** How long a mail server or a webhook may take, in milliseconds. */
const PATIENCE_MS = 20_000;

/** The channels that the settings name. */
export function createChannels({ mail, webhook }: NotifySettings): Record<string, Channel> {
  return { ...(mail && { mail: mailChannel(mail) }), ...(webhook && { webhook: webhookChannel(webhook) }) };
}

const what = { contact: 'A message from the contact form', career: 'An application' } as const;

function mailChannel({ server, from, to }: NonNullable<NotifySettings['mail']>): Channel {
  const url = new URL(server);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(PATIENCE_MS));
  }
  const transport = createTransport(url.href);
  return async ({ id, submission, form }: Notice, received: Received | undefined) => {
    await transport.sendMail({
      from,
      to,
      subject: `${what[form]} has arrived`,
      text: `${what[form]} has arrived. To read it: npm run inbox -- --show ${submission}\n${
        received ? `\n${details(received)}\n` : ''
      }`,
      // The same for every try, so that a mailbox can tell that it has it.
      messageId: `<${id}@${from.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

function webhookChannel(url: string): Channel {
  return async ({ id, submission, form }, received) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ id: submission, form, ...(received && { received }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  };
}
