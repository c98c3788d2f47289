import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ContactForm } from './contact-form';
import { checkDocument } from './development';
import { TextsProvider } from './texts-provider';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockImplementation(() => {}));
afterEach(() => void vi.unstubAllEnvs());
const sentences = () => warn.mock.calls.map(([sentence]) => String(sentence));

const unknown: object = { sumbit: 'Senden' };
const misspelt: object = { 'contact-from': { submit: 'Senden' } };
const items = [{ id: 'one', title: 'One', content: 'First.' }];

test('a text that a component does not have is named once, with the one that is meant', () => {
  const form = <ContactForm texts={unknown} onSubmit={() => {}} />;
  render(form).rerender(form);
  expect(sentences()).toEqual([
    expect.stringContaining('contact-form has no text `sumbit`, so it shows its default words. Do you mean `submit`?'),
  ]);
});

test('a misspelt name in a TextsProvider is named', () => {
  render(<TextsProvider texts={misspelt}>-</TextsProvider>);
  expect(sentences()).toEqual([expect.stringContaining('Do you mean `contact-form`?')]);
});

test('a text that resembles none is named without another one', () => {
  render(<ContactForm texts={{ banana: 'Gelb' } as object} onSubmit={() => {}} />);
  expect(sentences()).toEqual([
    expect.stringMatching(/no text `banana`, so it shows its default words\. It has labels, /),
  ]);
});

test('a misspelt text of a field is named, and one of a field that may come is not', () => {
  const texts = {
    labels: { emial: 'E-Mail', vat: 'USt', street1: 'Street', street2: 'More' },
    problems: { subjet: { missing: 'Betreff fehlt' } },
    options: { Sale: 'Verkauf' },
    anyProblem: { mising: 'Fehlt' },
  };
  render(<ContactForm fields={{ street1: {} }} texts={texts as object} onSubmit={() => {}} />);
  expect(sentences()).toHaveLength(3);
  expect(sentences()).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        'contact-form has no text `anyProblem.mising`, so it shows its default words. Do you mean `missing`?',
      ),
      expect.stringContaining('contact-form has no field `emial` for `labels.emial`. Do you mean `email`?'),
      expect.stringContaining('contact-form has no field `subjet` for `problems.subjet`. Do you mean `subject`?'),
    ]),
  );
});

test('a value without a callback is named, and what to pass', async () => {
  // A new module, because a test of another file may have been warned before.
  vi.resetModules();
  const { Accordion } = await import('./accordion');
  render(<Accordion items={items} value={[]} />);
  expect(sentences()).toEqual([expect.stringContaining('accordion is given a value')]);
});

test('production says nothing', () => {
  vi.stubEnv('NODE_ENV', 'production');
  render(
    <TextsProvider texts={{ ...misspelt, formm: {} } as object}>
      <ContactForm texts={{ ...unknown, lables: {} } as object} onSubmit={() => {}} />
    </TextsProvider>,
  );
  expect(warn).not.toHaveBeenCalled();
});

function inPage(html: string, css = '.root { color: red }', height = 0) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  Object.defineProperty(page, 'styleSheets', { value: [{ cssRules: [{ cssText: css }] }] });
  Object.defineProperty(page, 'adoptedStyleSheets', { value: [] });
  Object.defineProperty(page.documentElement, 'offsetHeight', { value: height });
  onTestFinished(() => void warn.mockReset());
  checkDocument(page);
  return sentences();
}

test('a missing stylesheet is named, and what to import', () => {
  expect(inPage('<i data-scope="logo" class="hw abc1"></i><i data-scope="badge" class="hw root"></i>')).toEqual([
    expect.stringContaining("the styles of logo are missing. Import '@halloway/ui/styles.css' once"),
  ]);
});

test('no stylesheet at all is named in a browser, but not in a document without layout', () => {
  const icon = '<i data-scope="icon" class="hw abc1"></i>';
  expect(inPage(icon, '')).toEqual([]);
  expect(inPage(icon, '', 40)).toEqual([expect.stringContaining('the styles of icon are missing')]);
});

test('an open dialog without a name is named', () => {
  expect(inPage('<dialog open data-scope="dialog" class="root" aria-label="Hours"></dialog>')).toEqual([]);
  expect(inPage('<dialog open data-scope="dialog" class="root" aria-labelledby="x"><h2 id="x"></h2></dialog>')).toEqual(
    [expect.stringContaining('an open dialog has no name')],
  );
});

test('tabs of which none is chosen are named', () => {
  const tab = (isSelected: boolean) => `<b role="tab" aria-selected="${isSelected}">Prices</b>`;
  expect(inPage(`<i data-scope="tabs" class="root">${tab(true)}</i>`)).toEqual([]);
  expect(inPage(`<i data-scope="tabs" class="root">${tab(false)}</i>`)).toEqual([
    expect.stringContaining('the value of a Tabs is none of its tabs (Prices)'),
  ]);
});
