import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { TextsProvider } from '../texts-provider';
import { ContactForm } from './contact-form';
import { checkDocument, checkResets } from './development';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockImplementation(() => {}));
afterEach(() => void vi.unstubAllEnvs());
const sentences = () => warn.mock.calls.map(([sentence]) => String(sentence));

const unknown: object = { sumbit: 'Senden' };
const misspelt: object = { 'contact-from': { submit: 'Senden' } };
const items = [{ value: 'one', title: 'One', content: 'First.' }];

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

test('a value that names nothing is named once, and shown as nothing', async () => {
  vi.resetModules();
  const { Accordion } = await import('./accordion');
  const { Carousel } = await import('./carousel');
  const { SegmentedControl } = await import('../elements/segmented-control');
  const { Tabs } = await import('./tabs');
  const change = () => {};
  const page = (
    <>
      <Accordion items={items} value={['two']} onValueChange={change} />
      <Carousel label="Cities" items={['Rome']} value={4} onValueChange={change} />
      <Tabs
        label="Questions"
        tabs={[{ value: 'one', label: 'One', content: '1' }]}
        value={'two' as 'one'}
        onValueChange={change}
      />
      <SegmentedControl
        aria-label="Period"
        options={[{ value: 'monthly', label: 'Monthly' }]}
        value={'weekly' as 'monthly'}
        onValueChange={change}
      />
    </>
  );
  const { container, rerender } = render(page);
  rerender(<div>{page}</div>);
  expect(sentences()).toEqual([
    expect.stringContaining('carousel: `value` is 4, and there are 0 to 0, so the nearest one is shown.'),
    expect.stringContaining('accordion: `value` names "two", which is not among one'),
    expect.stringContaining('tabs: `value` names "two", which is not among one'),
    expect.stringContaining('segmented-control: `value` names "weekly", which is not among monthly'),
  ]);
  expect(container.querySelector('[open], :checked, [aria-selected="true"]')).toBeNull();
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

test('a reset that takes the look of our components away is named, once, with the layer to put it in', () => {
  const ours = { backgroundColor: 'rgb(1, 2, 3)', borderTopWidth: '3px', paddingTop: '3px' };
  const computed = vi.spyOn(window, 'getComputedStyle').mockReturnValue(ours as CSSStyleDeclaration);
  document.body.innerHTML =
    '<style>p { padding: 0 } button, [type="button"] { background: none }</style><i class="hw"></i>';
  checkResets(document);
  expect(sentences()).toEqual([]);
  computed.mockReturnValue({ ...ours, backgroundColor: 'rgba(0, 0, 0, 0)' } as CSSStyleDeclaration);
  checkResets(document);
  checkResets(document);
  expect(sentences()).toEqual([
    expect.stringMatching(/a reset takes the background .*: `button, \[type="button"\]` in .*@layer hw\.reset/),
  ]);
  expect(document.querySelector('.hw-probe')).toBeNull();
  expect(document.adoptedStyleSheets).toEqual([]);
  computed.mockRestore();
  document.body.replaceChildren();
});
