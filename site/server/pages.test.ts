/** The answers to a browser that posts a form; tests/browsers/without.test.ts posts them by three engines. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { readSite } from './files';
import { application, message, resume, serve, temporaryFolder, writeBuild } from './server.testing';

/** The headers of a browser that posts a form and shows the answer. */
const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Sec-Fetch-Site': 'same-origin' };
const encoded = { ...browser, 'Content-Type': 'application/x-www-form-urlencoded' };
const abroad = { ...encoded, 'Sec-Fetch-Site': 'cross-site' };
const typed = (changes: Record<string, string> = {}) => new URLSearchParams({ ...message, ...changes }).toString();

const contactPage = `<!doctype html><html lang="en"><head><script src="/assets/entry.js"></script></head><body>
<form action="/search"><input name="q"></form>
<form action="/superadmin/contact_form/" method="post">
<label>Name <input id="n" name="name" required="" value=""/></label><input name="email" type="email"/>
<input name="subject" aria-describedby="hint"/><textarea name="message" rows="5"></textarea>
<select name="product"><option value="All" selected="">All</option><option value="BDR">BDR</option></select>
<select name="purpose"><option value="Schedule Demo">A demo</option><option value="Add to Waitlist">The list</option></select>
</form></body></html>`;
const careersPage = `<!doctype html><html lang="en"><body><dialog>
<form action="/superadmin/career_form/" method="post" enctype="multipart/form-data">
<input name="name"/><input name="mobile_number"/><span><input type="file" name="resume"/></span>
<textarea name="description"></textarea></form></dialog></body></html>`;

async function serveSite(folder = temporaryFolder()) {
  writeBuild(folder);
  writeFileSync(join(folder, 'dist-site/contact.html'), contactPage);
  writeFileSync(join(folder, 'dist-site/careers.html'), careersPage);
  return serve({ site: readSite(join(folder, 'dist-site')) });
}
type Site = Awaited<ReturnType<typeof serveSite>>;

const asMultipart = ({ fetch }: Site) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(message)) body.append(name, value);
  return fetch('/superadmin/contact_form/', { method: 'POST', headers: browser, body });
};

test.each<[string, string, (site: Site) => Promise<Response>]>([
  ['contact', 'Message sent successfully!', ({ contact }) => contact(typed(), encoded)],
  ['contact', 'Message sent successfully!', asMultipart],
  ['career', 'Application submitted successfully!', ({ career }) => career(application(), browser)],
])('a posted %s form is stored once and redirected to the receipt "%s"', async (form, words, post) => {
  const site = await serveSite();
  const response = await post(site);
  const path = `/superadmin/${form}_form/received`;
  expect([response.status, response.headers.get('Location')]).toEqual([303, path]);
  expect(await site.store.list()).toMatchObject([{ form }]);
  const receipt = await site.get(path);
  expect([receipt.status, receipt.headers.get('Content-Type'), receipt.headers.get('Cache-Control')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(receipt.headers.get('Content-Security-Policy')).toContain("style-src 'self'; ");
  const $ = load(await receipt.text());
  expect($('html[data-scripts=missing] [role=status][tabindex=-1][autofocus]').text()).toBe(words);
  expect($('script')).toHaveLength(0);
});

test('a message with an error is shown again with what was typed, escaped, and with errors beside the fields', async () => {
  const { contact, store } = await serveSite();
  const name = '"><script>alert(1)</script>';
  const changes = { name, email: 'x', message: '</textarea>$& a', product: 'BDR', subject: '' };
  const response = await contact(typed(changes), encoded);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).not.toMatch(/<script|<\/textarea>\$/);
  const $ = load(html);
  const shown = ['name', 'email', 'message'].map((field) => $(`[name=${field}]`).val());
  expect(shown).toEqual([name, 'x', changes.message]);
  const chosen = $('[selected]').map((_, option) => $(option).attr('value'));
  expect(chosen.get()).toEqual(['BDR', 'Schedule Demo']);
  for (const [one, described, error] of [
    ['email', 'error-email', /^This must be an email address/],
    ['subject', 'error-subject hint', /^This is required$/],
  ] as const) {
    const field = $(`[name=${one}]`);
    expect([field.attr('aria-invalid'), field.attr('aria-describedby')]).toEqual(['true', described]);
    expect([field.next().attr('id'), field.next().text()]).toEqual([`error-${one}`, expect.stringMatching(error)]);
  }
  expect($('[role=alert][tabindex=-1][autofocus]').text()).toMatch(/^Error sending message\. What to/);
  expect(html).toContain('<input name="q"></form>'); // The page's other form is unchanged.
  expect(await store.list()).toEqual([]);
});

test('10,000 characters in Hindi are a message, as they are with scripts (DeepL/deepl-node#54)', async () => {
  const { contact, store } = await serveSite();
  const response = await contact(typed({ message: 'क'.repeat(10_000) }), encoded);
  expect([response.status, (await store.list())[0]?.fields]).toEqual([
    303,
    { ...message, message: 'क'.repeat(10_000) },
  ]);
});

/** An application whose resume comes before the description, as a page may have it. */
function resumeFirst(file: File) {
  const form = application({ resume: undefined, description: undefined });
  form.append('resume', file);
  form.append('description', 'I build.');
  return form;
}
test.each<[string, number, Record<string, string>, (site: Site) => Promise<Response>]>([
  [
    'text',
    400,
    { name: 'Ada Lovelace', message: 'कख'.repeat(20_000) },
    ({ contact }) => contact(typed({ message: 'कख'.repeat(20_000) }), encoded),
  ],
  [
    'resume',
    413,
    { name: 'Ada Lovelace', description: 'I build.' },
    ({ career }) => career(resumeFirst(resume(20 * 1024 * 1024)), browser),
  ],
  [
    'other file',
    415,
    { name: 'Ada Lovelace', description: 'I build.' },
    ({ career }) => career(resumeFirst(new File(['MZ'], 'a.pdf')), browser),
  ],
])('after too large a %s the form stands there with what was typed (D41)', async (_, status, shown, post) => {
  const site = await serveSite();
  const response = await post(site);
  const $ = load(await response.text());
  const fields = Object.keys(shown).map((name) => [name, $(`form:has([aria-invalid]) [name=${name}]`).val()]);
  expect([response.status, Object.fromEntries(fields)]).toEqual([status, shown]);
  expect(await site.store.list()).toEqual([]);
});

test.each<[string, number, string, (site: Site) => Promise<Response>]>([
  ['of another site', 403, 'Forms of another site are not taken', ({ contact }) => contact(typed(), abroad)],
  ['with a repeated field', 400, '&quot;name&quot;: send', ({ contact }) => contact(`${typed()}&name=Bob`, encoded)],
  ['that is not UTF-8', 400, 'send fields in UTF-8', ({ contact }) => contact(`${typed()}%ff`, encoded)],
  [
    'with a file that is no PDF',
    415,
    '<p id="error-resume" data-part="error">Please upload a PDF file.</p>',
    ({ career }) => career(application({ resume: new File(['MZ'], 'a.pdf') }), browser),
  ],
])('a form %s is refused with a page that says why', async (_, status, words, post) => {
  const site = await serveSite();
  const response = await post(site);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(words)]);
  expect(await site.store.list()).toEqual([]);
});

test('receipts and refusals read no file and parse no page for a request', async () => {
  const folder = temporaryFolder();
  const site = await serveSite(folder);
  for (const page of ['contact', 'careers']) rmSync(join(folder, `dist-site/${page}.html`));
  const receipt = await (await site.get('/superadmin/contact_form/received')).text();
  expect(receipt).toContain('name="message"');
  expect(await (await site.contact(typed(), abroad)).text()).toContain('name="message"');
});

test('a form is answered with a plain page where the build has none', async () => {
  const html = await (await (await serve()).career(application({ name: '' }), browser)).text();
  expect(html).toContain('name is required');
  expect(html).toContain('<a href="/careers">');
});

test('a program is answered with JSON, which names the field of each error', async () => {
  const { contact, career } = await serveSite();
  const fields = async (response: Response) => ((await response.json()) as { fields: object }).fields;
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const email = 'This must be an email address such as name@company.com';
  expect(await fields(await contact(typed({ email: 'x' }), type))).toEqual({ email });
  for (const [file, error] of [
    [undefined, 'Resume is required.'],
    [new File(['MZ'], 'a.pdf'), 'Please upload a PDF file.'],
    [resume(10 * 1024 * 1024 + 1), 'Please upload a PDF of 10 MB or less.'],
    [resume(12 * 1024 * 1024), 'Please upload a PDF of 10 MB or less.'],
  ] as const)
    expect(await fields(await career(application({ resume: file })))).toEqual({ resume: error });
});
