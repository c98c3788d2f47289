/** Answers to a browser that posts a form without scripts: a receipt, or the form again with what was typed and its errors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './files';
import type { Refusal } from './refusal';
import type { FormName } from './stored';

/** The page of a form in the site's build, a field that only this form has, and its messages (R35, R36, R62, R63). */
const forms: Readonly<Record<FormName, { page: string; field: string; received: string; refused: string }>> = {
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
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A page of the build without its scripts: they could not hydrate what the server writes into it. Its styles are those of a
 * page without scripts, even if the browser has scripts enabled.
 */
function pageOf(site: Site | undefined, form: FormName): string | undefined {
  try {
    const html = site && readFileSync(join(site.folder, `${forms[form].page}.html`), 'utf8');
    return html?.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace('<html', '<html data-scripts="missing"');
  } catch {
    return undefined;
  }
}

/** A plain page, where the build has no page to write into. */
const plainPage = (form: FormName, title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><main><h1>${escapeHtml(title)}</h1>${content}` +
  `<p><a href="/${forms[form].page}">Back to the form</a></p></main></html>\n`;

/** The form's HTML, with the HTML before and after it. */
function split(html: string, form: FormName): [before: string, form: string, after: string] | undefined {
  for (const { 0: found, index } of html.matchAll(/<form\b.*?<\/form>/gs)) {
    if (!new RegExp(`\\bname="${forms[form].field}"`).test(found)) continue;
    return [html.slice(0, index), found, html.slice(index + found.length)];
  }
  return undefined;
}

/** The fragment and focus target of the message: the form may be far down the page. */
const focused = 'tabindex="-1" autofocus';

/** The page that confirms a form. */
export function receiptPage(site: Site | undefined, form: FormName): string {
  const { received } = forms[form];
  const html = pageOf(site, form);
  const parts = html && split(html, form);
  if (!parts) return plainPage(form, received, '');
  return `${parts[0]}<p role="status" data-part="receipt" ${focused}>${escapeHtml(received)}</p>${parts[1]}${parts[2]}`;
}

/** The form again, with what was typed, and with errors beside the fields. */
export function formPage(site: Site | undefined, form: FormName, values: unknown, refusal: Refusal): string {
  const html = pageOf(site, form);
  const parts = html && split(html, form);
  const alert = (reason: string) =>
    `<p role="alert" data-part="error" ${focused}>${escapeHtml(`${forms[form].refused} ${reason}`)}</p>`;
  if (!parts) return plainPage(form, 'The form was not sent', alert(refusal.message));
  const [before, found, after] = parts;
  const isByField = Object.keys(refusal.fields).length > 0;
  const typed = Object.entries((values ?? {}) as Record<string, unknown>).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  let filled = found;
  for (const [name, value] of typed) filled = fill(filled, name, value);
  for (const [name, error] of Object.entries(refusal.fields)) filled = explain(filled, name, error);
  return `${before}${alert(isByField ? 'What to change is said beside the fields.' : refusal.message)}${filled}${after}`;
}

const named = (element: string, name: string) =>
  new RegExp(`<${element}\\b(?=[^>]*\\sname="${name.replace(/[^\w-]/g, '')}")[^>]*>`);

/** Sets the value of the input, text area or select of that name. */
function fill(html: string, name: string, value: string): string {
  const text = escapeHtml(value);
  const area = new RegExp(`(${named('textarea', name).source}).*?(</textarea>)`, 's');
  const list = new RegExp(`${named('select', name).source}.*?</select>`, 's');
  return html
    .replace(named('input', name), (tag) =>
      /\stype="(file|hidden)"/.test(tag)
        ? tag
        : tag.replace(/\svalue="[^"]*"/, '').replace(/\s*\/?>$/, ` value="${text}">`),
    )
    .replace(area, (_, open: string, close: string) => `${open}\n${text}${close}`)
    .replace(list, (select) =>
      select
        .replace(/\sselected(="[^"]*")?/g, '')
        .replace(
          new RegExp(`<option\\b(?=[^>]*\\svalue="${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}")`),
          '<option selected',
        ),
    );
}

/** Adds an error beside a field, linked by aria-describedby. */
function explain(html: string, name: string, error: string): string {
  const id = `error-${name.replace(/[^\w-]/g, '')}`;
  const words = `<p id="${id}" data-part="error">${escapeHtml(error)}</p>`;
  const mark = (tag: string) => {
    const [, described = ''] = /\saria-describedby="([^"]*)"/.exec(tag) ?? [];
    return tag
      .replace(/\saria-(invalid|describedby)="[^"]*"/g, '')
      .replace(/^<\w+/, `$& aria-invalid="true" aria-describedby="${`${id} ${described}`.trim()}"`);
  };
  for (const element of ['textarea', 'select']) {
    const whole = new RegExp(`${named(element, name).source}.*?</${element}>`, 's');
    if (whole.test(html)) return html.replace(whole, (found) => mark(found) + words);
  }
  return html.replace(named('input', name), (found) => mark(found) + words);
}
