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

/** A part of the page that says what has happened. It is the fragment and has the focus: the form may be far down the page. */
function note(role: 'status' | 'alert', part: string, words: string): string {
  const $ = load(`<p role="${role}" data-part="${part}" tabindex="-1" autofocus></p>`, null, false);
  $('p').text(words);
  return $.html();
}

/**
 * Reads the page of a form, once, and makes its answers. It is without its scripts: they could not hydrate what the server
 * writes into it. Its styles are those of a page without scripts, even if the browser has scripts enabled. Only the form is
 * parsed for an answer.
 */
export function readFormPage(site: Site | undefined, form: FormName) {
  const { page, field, received, refused } = forms[form];
  const file = site && join(site.folder, `${page}.html`);
  const built = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
  /** The page with `title` where the build has none, before and after the form, and the form. */
  const parts = (title: string) => {
    const $ = load(built.includes(`name="${field}"`) ? built : plainPage(page, title));
    $('script').remove();
    $('html').attr('data-scripts', 'missing');
    const found = $('form').has(`[name="${field}"]`).first();
    const html = $.html(found);
    if (found.length > 0) found.replaceWith(`<${MARK}></${MARK}>`);
    else $('p').first().before(`<${MARK}></${MARK}>`);
    const [before = '', after = ''] = $.html().split(`<${MARK}></${MARK}>`);
    return { html, before, after };
  };
  const sent = parts(received);
  const again = parts('The form was not sent');

  return {
    /** The page that confirms the form. */
    receipt: sent.before + note('status', 'receipt', received) + sent.html + sent.after,
    /** The form again, with what was typed, and with errors beside the fields. */
    refused(values: unknown, { message, fields }: Refusal): string {
      const isByField = again.html !== '' && Object.keys(fields).length > 0;
      const reason = isByField ? 'What to change is said beside the fields.' : message;
      const filled = isByField || values ? fill(again.html, Object(values), fields) : again.html;
      return again.before + note('alert', 'error', `${refused} ${reason}`) + filled + again.after;
    },
  };
}

/** Stands in the place of the form. */
const MARK = 'form-of-the-page';

function fill(html: string, values: Readonly<Record<string, unknown>>, errors: Refusal['fields']): string {
  const $ = load(html, null, false);
  for (const element of $('[name]:not([type="file"], [type="hidden"])')) {
    const field = $(element);
    const value = values[field.attr('name') ?? ''];
    if (typeof value !== 'string') continue;
    if (field.is('input')) field.attr('value', value);
    if (field.is('textarea')) field.text(`\n${value}`); // HTML drops the first line break.
    const options = field.find('option').removeAttr('selected');
    options.filter((_, option) => $(option).attr('value') === value).attr('selected', '');
  }
  for (const [name, error] of Object.entries(errors)) {
    const field = $(`[name="${name}"]`);
    const described = `error-${name} ${field.attr('aria-describedby') ?? ''}`.trim();
    field.attr({ 'aria-invalid': 'true', 'aria-describedby': described });
    field.after($(`<p id="error-${name}" data-part="error"></p>`).text(error));
  }
  return $.html();
}
