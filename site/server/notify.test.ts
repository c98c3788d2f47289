import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { NotifyConfig } from './config';
import { createChannels, startNotifier } from './notify';
import { application, idOf, message, serve } from './server.testing';
import { openStore } from './store';

/** A fake mail server that records mails; it refuses the first `refusals` with a reason. */
async function mailServer(refusals = 0) {
  const mails: { to: string[]; text: string }[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        tries += 1;
        if (tries <= refusals) return done(new Error('the mailbox is full'));
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const to = ['ada@halloway.example', 'bob@halloway.example'];
  return { mails, mail: { server: `smtp://127.0.0.1:${port}`, from: 'inbox@halloway.example', to } };
}

/** A fake webhook that answers with these statuses in turn, and then with 204. */
async function webhook(...statuses: number[]) {
  const posts: { key: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    posts.push({ key: String(request.headers['idempotency-key']), body: JSON.parse(text) });
    response.writeHead(statuses.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { posts, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

/** A server that sends notices of what it stores. */
async function telling(settings: Partial<NotifyConfig>) {
  const notify = { content: false, ...settings };
  const channels = createChannels(notify);
  const store = openStore({ folder: undefined }, { channels: Object.keys(channels) });
  const lines: string[] = [];
  const results: string[] = [];
  const notifier = startNotifier({
    store,
    channels,
    content: notify.content,
    log: (line) => lines.push(line),
    delivered: (channel, result) => results.push(`${channel} ${result}`),
    firstWaitMs: 1,
  });
  onTestFinished(() => notifier.stop());
  const { contact, career } = await serve({ store, stored: notifier.look });
  /** Runs the delivery until `done` holds. */
  const until = (done: () => boolean) =>
    vi.waitUntil(
      () => {
        notifier.look();
        return done();
      },
      { timeout: 10_000, interval: 10 },
    );
  return { contact, career, store, lines, results, until };
}

test('a mail announces a submission and how to read it, and includes its content only when configured', async () => {
  const { mails, mail } = await mailServer();
  const { contact, career, until, results } = await telling({ mail });
  const ids = [await idOf(await contact(message)), await idOf(await career(application()))];
  await until(() => mails.length === 2 && results.length === 2);
  const all = mails.map(({ text }) => text).join('\n');
  expect(mails[0]?.to).toEqual(['ada@halloway.example', 'bob@halloway.example']);
  expect(all).toContain('Subject: A message from the contact form has arrived');
  expect(all).toContain('Subject: An application has arrived');
  for (const one of ids) expect(all.replaceAll('=\r\n', '')).toContain(`npm run inbox -- --show ${one}`);
  expect(all).not.toMatch(/Lovelace|analytical|call me/);
  expect(results).toEqual(['mail delivered', 'mail delivered']);
  const telltale = await telling({ mail, content: true }); // With NOTIFY_CONTENT it includes the submission.
  await telltale.contact(message);
  await telltale.until(() => mails.length === 3);
  expect(mails[2]?.text).toContain('email: ada@analytical.example');
});

test('a refused mail is retried with the same id until it is accepted', async () => {
  const { mails, mail } = await mailServer(2);
  const { contact, store, lines, until } = await telling({ mail });
  await contact(message);
  await until(() => mails.length === 1);
  expect(lines).toEqual([
    expect.stringMatching(/^A notice by mail was not taken \(.*the mailbox is full\): /),
    expect.any(String),
  ]);
  await vi.waitUntil(async () => (await store.takeNotices('mail', 10, 'z')).length === 0);
  expect(mails).toHaveLength(1);
});

test('a webhook gets the id and the form, and after a failure a retry with the same key', async () => {
  const { posts, url } = await webhook(500);
  const { contact, until } = await telling({ webhook: url });
  const submission = await idOf(await contact(message));
  await until(() => posts.length === 2);
  expect(posts.map(({ body }) => body)).toEqual([
    { id: submission, form: 'contact' },
    { id: submission, form: 'contact' },
  ]);
  expect(posts[0]?.key).toBe(posts[1]?.key);
});

test('a submission is acknowledged while notices fail, and its notice is delivered later', async () => {
  const { posts, url } = await webhook();
  const { mail } = await mailServer(1_000);
  const { contact, until, results } = await telling({ webhook: url, mail });
  expect((await contact(message)).status).toBe(201);
  await until(() => posts.length === 1 && results.filter((result) => result === 'mail failed').length >= 2);
  expect(results.filter((result) => result === 'webhook delivered')).toHaveLength(1);
});

test('a webhook that hangs delays no mail', async () => {
  const { mails, mail } = await mailServer();
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const { contact, until } = await telling({
    mail,
    webhook: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`,
  });
  for (let i = 0; i < 15; i += 1) await contact(message);
  await until(() => mails.length === 15);
  silent.closeAllConnections();
});

test('a webhook’s password is sent with the request and not logged, unlike its failure', async () => {
  const { contact, lines, until } = await telling({ webhook: 'http://user:secret@127.0.0.1:1234/hook' });
  await contact(message);
  await until(() => lines.length > 0);
  expect(lines[0]).toContain('ECONNREFUSED');
  expect(lines.join()).not.toContain('secret');
});
