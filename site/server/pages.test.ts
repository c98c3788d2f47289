import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { readSite } from './files';
import { application, message, serve, temporaryFolder, writeBuild } from './server.testing';

/** The headers of a browser that posts a form and shows the answer. */
const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Sec-Fetch-Site': 'same-origin' };
const encoded = { ...browser, 'Content-Type': 'application/x-www-form-urlencoded' };
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
<input name="name"/><input name="mobile_number"/><span><input type="file" name="resume"/></span></form></dialog></body></html>`;

async function serveSite() {
  const folder = temporaryFolder();
  writeBuild(folder);
  writeFileSync(join(folder, 'dist-site/contact.html'), contactPage);
  writeFileSync(join(folder, 'dist-site/careers.html'), careersPage);
  return serve({ site: readSite(join(folder, 'dist-site')) });
}

describe('a message posted without scripts', () => {
  test('is stored once, and redirected to a receipt', async () => {
    const { contact, get, store } = await serveSite();
    const response = await contact(typed(), encoded);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/superadmin/contact_form/received']);
    expect(await store.list()).toMatchObject([{ form: 'contact', fields: message }]);
    const receipt = await get('/superadmin/contact_form/received');
    expect(receipt.status).toBe(200);
    expect(receipt.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(receipt.headers.get('Cache-Control')).toBe('no-store');
    expect(receipt.headers.get('Content-Security-Policy')).toContain("style-src 'self'; ");
    const html = await receipt.text();
    const $ = load(html);
    expect($('html[data-scripts=missing] [role=status][tabindex=-1][autofocus]').text()).toBe(
      'Message sent successfully!',
    );
    expect($('script')).toHaveLength(0);
  });

  test('may be multipart too', async () => {
    const { store, fetch } = await serveSite();
    const body = new FormData();
    for (const [name, value] of Object.entries(message)) body.append(name, value);
    const response = await fetch('/superadmin/contact_form/', { method: 'POST', headers: browser, body });
    expect(response.status).toBe(303);
    expect(await store.list()).toMatchObject([{ fields: message }]);
  });

  test('with an error is shown again with what was typed and with errors beside the fields', async () => {
    const { contact, store } = await serveSite();
    const changes = {
      name: '"><script>alert(1)</script>',
      email: 'x',
      message: '</textarea>$& a',
      product: 'BDR',
      subject: '',
    };
    const response = await contact(typed(changes), encoded);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).not.toMatch(/<script|<\/textarea>\$/); // Escaped more than HTML requires.
    const $ = load(html);
    expect(
      $('[name=name], [name=email], [name=message]')
        .map((_, field) => $(field).val())
        .get(),
    ).toEqual([changes.name, changes.email, changes.message]);
    expect(
      $('[selected]')
        .map((_, option) => $(option).attr('value'))
        .get(),
    ).toEqual(['BDR', 'Schedule Demo']);
    for (const [name, described, error] of [
      ['email', 'error-email', /^This must be an email address/],
      ['subject', 'error-subject hint', /^This is required$/],
    ] as const) {
      const field = $(`[name=${name}]`);
      expect([field.attr('aria-invalid'), field.attr('aria-describedby')]).toEqual(['true', described]);
      expect([field.next().attr('id'), field.next().text()]).toEqual([`error-${name}`, expect.stringMatching(error)]);
    }
    expect($('[role=alert][tabindex=-1][autofocus]').text()).toMatch(/^Error sending message\. What to/);
    expect(html).toContain('<input name="q"></form>'); // The page's other form is unchanged.
    expect(await store.list()).toEqual([]);
  });

  test('of another site, or with a repeated field, is refused with a page', async () => {
    const { contact } = await serveSite();
    const other = await contact(typed(), { ...encoded, 'Sec-Fetch-Site': 'cross-site' });
    expect([other.status, await other.text()]).toEqual([
      403,
      expect.stringContaining('Forms of another site are not taken'),
    ]);
    const twice = await contact(`${typed()}&name=Bob`, encoded);
    expect([twice.status, await twice.text()]).toEqual([
      400,
      expect.stringContaining('&quot;name&quot;: send every field once.'),
    ]);
    const broken = await contact(`${typed()}%ff`, encoded);
    expect([broken.status, await broken.text()]).toEqual([400, expect.stringContaining('send fields in UTF-8')]);
  });

  test('from a program is answered with JSON', async () => {
    const { contact } = await serveSite();
    const response = await contact(typed({ email: 'x' }), { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(await response.json()).toMatchObject({
      fields: { email: 'This must be an email address such as name@company.com' },
    });
  });
});

describe('an application posted without scripts', () => {
  test('is stored, and redirected to a receipt', async () => {
    const { career, get, store } = await serveSite();
    const response = await career(application(), browser);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/superadmin/career_form/received']);
    expect(await store.count({ form: 'career' })).toBe(1);
    expect(await (await get('/superadmin/career_form/received')).text()).toContain(
      'Application submitted successfully!',
    );
  });

  test('with a file that is no PDF is shown again with what was typed and with the error beside the file', async () => {
    const { career, store } = await serveSite();
    const response = await career(application({ resume: new File(['MZ'], 'a.pdf') }), browser);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([415, 'text/html; charset=utf-8']);
    const html = await response.text();
    const $ = load(html);
    expect($('[name=name]').val()).toBe('Ada Lovelace');
    expect([$('[name=resume]').val(), $('[name=resume] + #error-resume').text()]).toEqual([
      undefined,
      'Please upload a PDF file.',
    ]);
    expect(await store.list()).toEqual([]);
  });

  test('with an error is answered with a plain page where the build has none', async () => {
    const { career } = await serve();
    const html = await (await career(application({ name: '' }), browser)).text();
    expect(html).toContain('name is required');
    expect(html).toContain('<a href="/careers">');
  });
});

test('refusals of a resume name its field, for the form to show them beside it', async () => {
  const { career } = await serveSite();
  const fields = async (resume: File | undefined) =>
    ((await (await career(application({ resume }))).json()) as { fields: object }).fields;
  expect(await fields(undefined)).toEqual({ resume: 'Resume is required.' });
  expect(await fields(new File(['MZ'], 'a.pdf'))).toEqual({ resume: 'Please upload a PDF file.' });
  const large = new File([`%PDF-${'x'.repeat(10 * 1024 * 1024)}`], 'a.pdf');
  expect(await fields(large)).toEqual({ resume: 'Please upload a PDF of 10 MB or less.' });
  const larger = new File([`%PDF-${'x'.repeat(12 * 1024 * 1024)}`], 'a.pdf');
  expect(await fields(larger)).toEqual({ resume: 'Please upload a PDF of 10 MB or less.' });
});
