import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawVoice } from '../../elements/voice';
import { hydrate, serverHtml } from '../../testing/server-html';
import { speech, Utterance } from '../../testing/speech';
import { GreetingEditor, type GreetingEditorProps } from '.';

const text = 'Good morning, Northline Dental’s agent here. How can I help?';
const editor = (props: Partial<GreetingEditorProps> = {}) => (
  <GreetingEditor label="A greeting" text={text} name="Northline Dental" link="/?say={text}" {...props} />
);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your greeting' });
const greeting = () => document.querySelector('[data-part="quote"]');
const drawn = () => document.querySelector('[data-part="drawing"] path')?.getAttribute('d');
const pathOf = (text: string) => drawVoice(text, { height: 144, unit: 42 }).d;
/** Opens the field of the greeting, and types what replaces it. */
async function edit(typed = '', props: Partial<GreetingEditorProps> = {}) {
  render(editor(props));
  await userEvent.click(button('Write your own greeting'));
  if (typed) await userEvent.keyboard(typed);
}
const said = () => speech.utterances.map((utterance) => utterance.text);

beforeEach(() => {
  localStorage.clear();
  speech.reset();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('before JavaScript, and without it', () => {
  test('shows and draws the greeting, without a field for it', () => {
    const html = serverHtml(editor());
    expect(html.querySelector('[data-part="quote"]')).toHaveTextContent(text);
    expect(html.querySelector('path')?.getAttribute('d')).toBe(pathOf(text));
    expect(html.querySelector('textarea')).toBeNull();
  });

  test('can be edited after hydration', async () => {
    await hydrate(editor());
    await userEvent.click(button('Write your own greeting'));
    expect(field()).toHaveFocus();
  });
});

describe('with a voice that may use an online service', () => {
  const line = 'Your browser may speak it with an online service of its maker.';
  const has = (...voices: { localService: boolean }[]) =>
    vi.stubGlobal('speechSynthesis', Object.assign(Object.create(speech), { getVoices: () => voices }));
  test.each([
    ['has voices that are spoken elsewhere', [{ localService: true }, { localService: false }]],
    ['has not named its voices yet', []],
  ])('has a notice below the field if the browser %s', async (_what, voices) => {
    has(...voices);
    await edit();
    expect(screen.getByText(line)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(/Enter plays it.* online service of its maker\.$/);
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByText(line)).toBeNull();
  });

  test.each([
    ['all voices are local', [{ localService: true }], {}],
    ['the product has its own', [], { speak: () => () => {} }],
  ])('has no notice if %s', async (_what, voices, props) => {
    has(...voices);
    await edit('', props);
    expect(screen.queryByText(line)).toBeNull();
  });
});

describe('the name', () => {
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your company’s name' });

  test('has a field: typing changes only the name, draws the line up to its end, and Enter plays it', async () => {
    render(editor());
    expect(name()).toHaveValue('Northline Dental');
    await userEvent.click(name());
    await userEvent.keyboard('Bo & Sons');
    const changed = 'Good morning, Bo & Sons’s agent here. How can I help?';
    expect(greeting()).toHaveTextContent(changed);
    const after = drawVoice(changed, { height: 144, unit: 42 }).words[5];
    expect(document.querySelector('[data-part="line"]')).toHaveAttribute('transform', `translate(-${after?.start} 0)`);
    expect(said()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(said()).toEqual([changed]);
    expect(button('Pause')).toHaveFocus();
  });

  test('is restored by Escape, and leaves an Escape that restores nothing to a dialog around it', async () => {
    render(editor());
    const isLeft = () => fireEvent.keyDown(name(), { key: 'Escape' });
    expect(isLeft()).toBe(true);
    await userEvent.type(name(), 'Bo');
    expect(isLeft()).toBe(false);
    expect(name()).toHaveValue('Northline Dental');
    expect(isLeft()).toBe(true);
  });

  test('keeps what was typed before hydration', async () => {
    await hydrate(editor(), () => Object.assign(name(), { value: 'Acme' }));
    expect(name()).toHaveValue('Acme');
    expect(greeting()).toHaveTextContent('Good morning, Acme’s agent here.');
    // React repeats the focus.
    act(() => name().focus());
    await userEvent.keyboard('!');
    expect(name()).toHaveValue('Acme!');
  });
});

test('is marked and spoken in the language that its script names', async () => {
  await edit('नमस्ते');
  expect(field()).toHaveAttribute('lang', 'hi');
  await userEvent.keyboard('{Enter}');
  expect(speech.utterances).toEqual([expect.objectContaining({ lang: 'hi' })]);
});

describe('with the keyboard', () => {
  test('redraws the line on each key, and plays it on Enter, once', async () => {
    render(editor());
    button('Write your own greeting').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Hi');
    expect(drawn()).toBe(pathOf('Hi'));
    await userEvent.keyboard(' there');
    expect(drawn()).toBe(pathOf('Hi there'));
    expect(said()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(said()).toEqual(['Hi there']);
    expect(screen.queryByRole('textbox', { name: 'Your greeting' })).toBeNull();
    expect(button('Pause')).toHaveFocus();
  });

  test('draws the line in orange up to the caret’s word, and shows how many characters are used', async () => {
    await edit('One two three');
    const end = drawVoice('One two three', { height: 144, unit: 42 }).words[2]?.end;
    expect(document.querySelector('[data-part="line"]')).toHaveAttribute('transform', `translate(-${end} 0)`);
    expect(field()).toHaveAccessibleDescription(/13 of 140 characters/);
    expect(field()).toHaveAttribute('maxlength', '140');
  });

  test('keeps focus nearby if the product replaces the greeting meanwhile', async () => {
    const { rerender } = render(editor());
    await userEvent.click(button('Write your own greeting'));
    rerender(editor({ text: 'Welcome back.' }));
    expect(greeting()).toHaveTextContent('Welcome back.');
    expect(button('Write your own greeting')).toHaveFocus();
  });

  test('has a field for a name that comes later', () => {
    const { rerender } = render(editor({ name: undefined }));
    expect(screen.queryByDisplayValue('Northline Dental')).toBeNull();
    rerender(editor());
    expect(screen.getByDisplayValue('Northline Dental')).toBeInTheDocument();
  });

  test('ignores Enter during IME composition', async () => {
    await edit();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field()).toBeVisible();
    // The key that ends the composition in Safari.
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(field()).toBeVisible();
  });
});

describe('editing', () => {
  test('says why an empty greeting cannot be played', async () => {
    await edit('{Backspace}');
    expect(button('Play')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Play needs a word or more.')).toHaveRole('status');
    await userEvent.keyboard('{Enter}');
    expect(said()).toEqual([]);
    await userEvent.keyboard('Hi');
    expect(screen.queryByText('Play needs a word or more.')).toBeNull();
  });

  test('stops the playback', async () => {
    render(editor());
    await userEvent.click(button('Play'));
    expect(speech.speaking).toBe(true);
    await userEvent.click(button('Write your own greeting'));
    expect(speech.speaking).toBe(false);
  });
});

test('a greeting from a link has a notice until another one is written', async () => {
  const note = 'Somebody wrote this greeting.';
  render(editor({ text: 'Hello there.', note }));
  expect(screen.getByText(note)).toBeVisible();
  await userEvent.click(button('Write your own greeting'));
  await userEvent.keyboard('Mine.{Enter}');
  expect(screen.queryByText(note)).toBeNull();
});

describe('sharing', () => {
  test('copies a link to the current greeting, and says so', async () => {
    const copy = vi.fn(async () => {});
    render(editor({ copy, text: 'A & B? 100 %' }));
    await userEvent.click(button('Copy link'));
    expect(copy.mock.calls).toEqual([[`${location.origin}/?say=A%20%26%20B%3F%20100%20%25`]]);
    expect(await screen.findByText('The link is copied.')).toHaveRole('status');
  });

  test('shows the link if the browser cannot copy', async () => {
    render(editor({ copy: () => Promise.reject(new Error('denied')), text: 'Hello.' }));
    await userEvent.click(button('Copy link'));
    expect(await screen.findByRole('textbox', { name: 'Link to this greeting' })).toHaveValue(
      `${location.origin}/?say=Hello.`,
    );
    expect(screen.getByText('The link could not be copied. Here it is:')).toHaveRole('status');
  });

  test('saves the drawing with the greeting as its escaped title', async () => {
    const files: Blob[] = [];
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} from ${this.href}`);
    });
    render(editor({ text: '<script>alert("&")</script>' }));
    await userEvent.click(button('Save the drawing'));
    expect(saved).toEqual(['greeting.svg from blob:1']);
    const svg = (await files[0]?.text()) ?? '';
    expect(files[0]?.type).toBe('image/svg+xml');
    expect(svg).toContain('<title>&lt;script&gt;alert("&amp;")&lt;/script&gt;</title>');
    expect(svg).toContain(drawVoice('<script>alert("&")</script>', { height: 272, unit: 46 }).d);
    expect(screen.getByText('The drawing is saved.')).toHaveRole('status');
    await userEvent.click(button('Copy link'));
    expect(screen.queryByText('The drawing is saved.')).toBeNull();
  });

  test('passes the greeting to the product’s actions', async () => {
    await edit('Hello.{Enter}', { children: (text) => <a href="/contact">Use “{text}”</a> });
    expect(screen.getByRole('link')).toHaveTextContent('Use “Hello.”');
  });
});
