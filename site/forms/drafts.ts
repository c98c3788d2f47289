/**
 * Keeps what a visitor has typed into a form for the session, so that Back finds it: the router draws a page anew, and so does
 * a reload. A form takes part by `draftOf`. Files and passwords are never kept.
 */
import { fill, isTyped } from '../hydration/put-back';
import { keep, recall } from '../hydration/session';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** What was typed into a form, by the names of its fields. */
type Draft = Record<string, string>;
/** By the form's name, and by the address of its page. */
type Drafts = Record<string, Record<string, Draft>>;

const drafts: Drafts = recall('hw-drafts');
const remember = () => keep('hw-drafts', drafts);

/** With the query: a link that fills in other fields leads to another draft. */
const address = () => location.pathname + location.search;

const nameOf = (control: Control) => control.closest('[data-draft]')?.getAttribute('data-draft');

/** The text fields and selects of a form, by name; those of a calculator by their position. */
function fieldsOf(form: Element) {
  const fields = form.querySelectorAll<Control>(
    'input:not([type=hidden], [type=file], [type=password], [type=checkbox], [type=radio]), select, textarea',
  );
  return new Map([...fields].map((field, at) => [field.name || String(at), field]));
}

function record(control: Control) {
  const form = control.closest('[data-draft]');
  const [field] = [...(form ? fieldsOf(form) : [])].find(([, one]) => one === control) ?? [];
  if (field === undefined) return;
  const name = nameOf(control) ?? '';
  drafts[name] ??= {};
  const own = drafts[name];
  own[address()] = { ...own[address()], [field]: control.value };
}

/** Called before hydration. */
export function keepDrafts() {
  for (const control of document.querySelectorAll<Control>('[data-draft] :is(input, select, textarea)'))
    if (isTyped(control)) record(control);
  for (const type of ['input', 'change'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element && target.matches('[data-draft] *'))) return;
        record(target as Control);
        remember();
      },
      { capture: true, passive: true },
    );
  addEventListener('hydrated', restoreDrafts);
}

/** Fills in what was typed into the forms of this page before. After React's effects: within them it would undo each change. */
export const restoreDrafts = () => queueMicrotask(restore);

function restore() {
  for (const form of document.querySelectorAll('[data-draft]')) {
    const draft = drafts[form.getAttribute('data-draft') ?? '']?.[address()];
    if (!draft) continue;
    for (const [name, field] of fieldsOf(form)) if (Object.hasOwn(draft, name)) fill(field, draft[name] ?? '');
  }
}

/** Forgets a form that was sent; or only these fields of it on this page, which something else fills in. */
export function forgetDraft(name: string, fields?: readonly string[]) {
  const draft = drafts[name]?.[address()];
  if (!fields) delete drafts[name];
  else for (const field of fields) delete draft?.[field];
  remember();
}

/** The props of a form or calculator that keeps its draft. An empty name keeps none. */
export const draftOf = (name: string) => ({
  'data-draft': name || undefined,
  onStateChange: (state: string) => {
    // A calculator is back at its example.
    if (/(^|\.)submitted$|^unchanged$/.test(state)) forgetDraft(name);
  },
});
