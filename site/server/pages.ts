/** Answers to a browser that posts a form without scripts: a receipt, or the form again with what was typed and its errors. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import type { Refusal } from './errors';
import type { Site } from './files';
import type { FormName } from './stored';

/** The page of a form in the site's build, a field that only this form has, and its messages (R35, R36, R62, R63). */
const forms = {
  contact: {
    page: 'contact',
    field: 'message',
    received: 'Message sent successfully!',
    refused: 'Error sending message.',
  },
  career: {
    page: 'careers',
    field: 'mobile_number',
    received: 'Application submitted successfully!',
    refused: 'Failed to submit application.',
  },
} as const;

/** Where the build has no page to write into. */
const plainPage = (page: string, title: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><main><h1>${title}</h1><p><a href="/${page}">Back to the form</a></p></main></html>\n`;

/**
 * The page of a form without its scripts: they could not hydrate what the server writes into it. Its styles are those of a
 * page without scripts, even if the browser has scripts enabled.
 */
function openPage(site: Site | undefined, form: FormName, title: string) {
  const { page, field } = forms[form];
  const file = site && join(site.folder, `${page}.html`);
  const built = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const html = built.includes(`name="${field}"`) ? built : plainPage(page, title);
  const $ = load(html);
  $('script').remove();
  $('html').attr('data-scripts', 'missing');
  const found = $('form').has(`[name="${field}"]`).first();
  return {
    $,
    found,
    /** The page, with a message that is the fragment and has the focus: the form may be far down the page. */
    with(role: 'status' | 'alert', part: string, words: string): string {
      const note = $(`<p role="${role}" data-part="${part}" tabindex="-1" autofocus></p>`).text(words);
      (found.length > 0 ? found : $('p').first()).before(note);
      return $.html();
    },
  };
}

/** The page that confirms a form. */
export function receiptPage(site: Site | undefined, form: FormName): string {
  const { received } = forms[form];
  return openPage(site, form, received).with('status', 'receipt', received);
}

/** The form again, with what was typed, and with errors beside the fields. */
export function formPage(site: Site | undefined, form: FormName, values: unknown, refusal: Refusal): string {
  const page = openPage(site, form, 'The form was not sent');
  const { $, found } = page;
  for (const element of found.find('[name]:not([type="file"], [type="hidden"])')) {
    const field = $(element);
    const value = (values as Record<string, unknown> | undefined)?.[field.attr('name') ?? ''];
    if (typeof value !== 'string') continue;
    if (field.is('input')) field.attr('value', value);
    if (field.is('textarea')) field.text(`\n${value}`); // HTML drops the first line break.
    const options = field.find('option').removeAttr('selected');
    options.filter((_, option) => $(option).attr('value') === value).attr('selected', '');
  }
  for (const [name, error] of Object.entries(refusal.fields)) {
    const field = found.find(`[name="${name}"]`);
    const described = `error-${name} ${field.attr('aria-describedby') ?? ''}`.trim();
    field.attr({ 'aria-invalid': 'true', 'aria-describedby': described });
    field.after($(`<p id="error-${name}" data-part="error"></p>`).text(error));
  }
  const isByField = found.length > 0 && Object.keys(refusal.fields).length > 0;
  const reason = isByField ? 'What to change is said beside the fields.' : refusal.message;
  return page.with('alert', 'error', `${forms[form].refused} ${reason}`);
}
