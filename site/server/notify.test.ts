import { createServer, type RequestListener } from 'node:http';
import { createServer as createMailServer } from 'node:net';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createChannels, startNotifier } from './notify';
import { application, idOf, listen, message, serve } from './server.testing';
import { openStore } from './store';

const NOTIFY_TO = ['ada@halloway.example', 'bob@halloway.example'];

/** A fake mail server that records mails; it refuses the first `refusals` with a reason. */
async function mailServer(refusals = 0) {
  const mails: { to: string[]; text: string }[] = [];
  let tries = 0;
  const server = createMailServer(async (socket) => {
    const answer = (line: string) => socket.write(`${line}\r\n`);
    let to: string[] = [];
    let content: string[] | undefined;
    answer('220 A fake mail server');
    for await (const line of createInterface(socket)) {
      const [, recipient] = /^RCPT TO:<(.+)>/.exec(line) ?? [];
      if (content && line !== '.') content.push(line.replace(/^\./, ''));
      else if (content) {
        tries += 1;
        if (tries > refusals) mails.push({ to, text: `${content.join('\r\n')}\r\n` });
        answer(tries > refusals ? '250 Taken' : '450 the mailbox is full');
        [to, content] = [[], undefined];
      } else if (line === 'DATA') {
        content = [];
        answer('354 End with a dot');
      } else if (line === 'QUIT') socket.end('221 Bye\r\n');
      else {
        if (recipient) to.push(recipient);
        answer('250 Good');
      }
    }
  });
  return { mails, SMTP_URL: `smtp://127.0.0.1:${await listen(server)}` };
}

/** A fake webhook. */
async function webhook(listener: RequestListener) {
  const server = createServer(listener);
  const url = `http://127.0.0.1:${await listen(server)}/hook`;
  onTestFinished(() => server.closeAllConnections());
  return { server, url };
}

/** A server that sends notices of what it stores. */
async function telling(
  settings: { SMTP_URL?: string; NOTIFY_FROM?: string | undefined; NOTIFY_WEBHOOK?: string },
  content = false,
) {
  const channels = createChannels({ NOTIFY_TO, NOTIFY_FROM: 'inbox@halloway.example', ...settings });
  const store = openStore({ folder: undefined }, { channels: Object.keys(channels) });
  const lines: string[] = [];
  const results: string[] = [];
  const notifier = startNotifier({
    store,
    channels,
    content,
    log: (line) => lines.push(line),
    delivered: (channel, result) => results.push(`${channel} ${result}`),
    firstWaitMs: 1,
  });
  onTestFinished(() => notifier.stop());
  const { contact, career } = await serve({ store, stored: notifier.look });
  /** Runs the delivery until `done` holds. */
  const until = (done: () => boolean) => {
    const look = () => {
      notifier.look();
      return done();
    };
    return vi.waitUntil(look, { timeout: 10_000, interval: 10 });
  };
  return { contact, career, store, lines, results, until };
}

test('a mail announces a submission and how to read it, and includes its content only when configured', async () => {
  const { mails, SMTP_URL } = await mailServer();
  const { contact, career, until, results } = await telling({ SMTP_URL });
  const ids = [await idOf(await contact(message)), await idOf(await career(application()))];
  await until(() => mails.length === 2 && results.length === 2);
  const all = mails.map(({ text }) => text).join('\n');
  expect(mails[0]?.to).toEqual(NOTIFY_TO);
  expect(all).toContain('From: inbox@halloway.example');
  expect(all).toContain('Subject: A message from the contact form has arrived');
  expect(all).toContain('Subject: An application has arrived');
  for (const one of ids) expect(all.replaceAll('=\r\n', '')).toContain(`npm run inbox -- --show ${one}`);
  expect(all).not.toMatch(/Lovelace|analytical|call me/);
  expect(results).toEqual(['mail delivered', 'mail delivered']);
  const telltale = await telling({ SMTP_URL, NOTIFY_FROM: undefined }, true);
  await telltale.contact(message);
  await telltale.until(() => mails.length === 3);
  expect(mails[2]?.text).toContain('email: ada@analytical.example');
  expect(mails[2]?.text).toContain('From: ada@halloway.example');
  // An answer goes to the sender, not to the own address (wagtail/wagtail#2198).
  expect(mails[2]?.text).toContain('Reply-To: Ada Lovelace <ada@analytical.example>\r\n');
  expect(all).not.toContain('Reply-To');
});

test('refused notices are retried with the same id until they are accepted, and delay no submission', async () => {
  const { mails, SMTP_URL } = await mailServer(2);
  const posts: { key: unknown; body: unknown }[] = [];
  const { url } = await webhook(async (request, response) => {
    posts.push({ key: request.headers['idempotency-key'], body: await json(request) });
    response.writeHead(posts.length === 1 ? 500 : 204).end();
  });
  const { contact, store, lines, until } = await telling({ SMTP_URL, NOTIFY_WEBHOOK: url });
  const response = await contact(message);
  expect(response.status).toBe(201);
  const submission = await idOf(response);
  await until(() => mails.length === 1 && posts.length === 2);
  const refused = /^A notice by mail was not taken \(.*the mailbox is full\): the next try is in 1 s\.$/;
  expect(lines.filter((line) => refused.test(line))).toHaveLength(2);
  expect(lines).toContainEqual(expect.stringContaining('webhook was not taken (it answered 500)'));
  expect(posts[0]).toEqual({ key: expect.any(String), body: { id: submission, form: 'contact' } });
  expect(posts[1]).toEqual(posts[0]);
  for (const channel of ['mail', 'webhook'])
    await vi.waitUntil(async () => (await store.takeNotices(channel, 10, 'z')).length === 0);
  expect(mails).toHaveLength(1);
});

test('a webhook that hangs delays no mail', async () => {
  const { mails, SMTP_URL } = await mailServer();
  const { server, url } = await webhook(() => {});
  const { contact, until } = await telling({ SMTP_URL, NOTIFY_WEBHOOK: url });
  for (let i = 0; i < 15; i += 1) await contact(message);
  await until(() => mails.length === 15);
  server.closeAllConnections();
});

test('a webhook’s password is sent with the request and not logged, unlike its failure', async () => {
  const authorizations: (string | undefined)[] = [];
  const { server, url } = await webhook(({ headers }, response) => {
    authorizations.push(headers.authorization);
    response.end();
  });
  const { contact, lines, until } = await telling({ NOTIFY_WEBHOOK: url.replace('//', '//user:secret@') });
  await contact(message);
  await until(() => authorizations.length === 1);
  expect(authorizations).toEqual([`Basic ${btoa('user:secret')}`]);
  server.close();
  server.closeAllConnections();
  await contact(message);
  await until(() => lines.length > 0);
  expect(lines[0]).toContain('ECONNREFUSED');
  expect(lines.join()).not.toContain('secret');
});
