import {
  Accordion,
  ApplicationDialog,
  ApplyButton,
  BillingToggle,
  Calculator,
  Carousel,
  type ChangeDetails,
  Dialog,
  Navbar,
  SegmentedControl,
  Tabs,
  ThemeSwitch,
  VoicePlayer,
} from '@halloway/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, createRef, StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';

type Change = (value: unknown, details: ChangeDetails) => void;

/** Tabs or options. */
const named = (...labels: string[]) => labels.map((label) => ({ value: label, label, content: label }));
const dialogRef = createRef<HTMLDialogElement>();

/** Each component, with the initial value of one that a product controls. */
const views = {
  Accordion: { view: <Accordion items={[{ value: 'hours', title: 'Which hours?', content: 'All.' }]} />, value: [] },
  ApplicationDialog: {
    view: (
      <ApplicationDialog onSubmit={() => {}}>
        <ApplyButton position="Cook" />
      </ApplicationDialog>
    ),
    position: null,
  },
  BillingToggle: { view: <BillingToggle plans={[]} />, value: 'monthly' },
  Calculator: {
    view: (
      <Calculator
        groups={[{ title: 'Log', fields: [{ name: 'calls', label: 'Calls', value: 2 }] }]}
        calculate={({ calls }) => [{ label: 'Sum', value: String(calls) }]}
      />
    ),
    value: { calls: 2 },
  },
  Carousel: { view: <Carousel label="Voices" items={['One', 'Two']} />, value: 0 },
  Dialog: {
    view: (
      <Dialog ref={dialogRef} title="Hours" defaultOpen>
        All.
      </Dialog>
    ),
    open: true,
  },
  Navbar: {
    view: <Navbar logo="Halloway" items={[{ label: 'Company', items: [{ label: 'News', href: '#news' }] }]} />,
    open: null,
  },
  SegmentedControl: {
    view: <SegmentedControl label="Billing" options={named('Monthly', 'Yearly')} defaultValue="Monthly" />,
    value: 'Monthly',
  },
  Tabs: { view: <Tabs label="Format" tabs={named('TXT', 'SRT')} />, value: 'TXT' },
  ThemeSwitch: { view: <ThemeSwitch />, value: 'system' },
  VoicePlayer: { view: <VoicePlayer label="A greeting" text="Hello, who is there?" />, word: 0 },
};

type Name = keyof typeof views;

/** Renders a component with this callback; `asControlled` as a product does that never takes a change. */
function show(name: Name, change: Change, asControlled = false) {
  const { view, ...controlled } = views[name];
  const callback = { [`on${Object.keys(controlled)[0]?.replace(/^./, (first) => first.toUpperCase())}Change`]: change };
  return asControlled
    ? render(cloneElement<object>(view, { ...callback, ...controlled }), { wrapper: StrictMode })
    : render(cloneElement<object>(view, callback));
}

const click = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }));
const press = async (keys: string, role: string, name: string) => {
  screen.getByRole(role, { name }).focus();
  await userEvent.keyboard(keys);
};
const dialog = () => screen.getByRole('dialog');
const find = () => fireEvent(screen.getByRole('group'), Object.assign(new Event('toggle'), { newState: 'open' }));
const type = () => fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '3' } });
const cancel = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));
const pressBackdrop = () => {
  fireEvent.pointerDown(dialog());
  fireEvent.click(dialog());
};
/** Without a mouse, which would open it before. */
const tap = () => fireEvent.click(screen.getByRole('button', { name: 'Company' }));
const turnWord = () => press('{ArrowRight}', 'slider', 'Position in the sentence');

/** What a reader or the product does, and the reason and the type of the event that a product hears. */
const cases: [Name, string, () => Promise<unknown> | unknown, string, string | undefined][] = [
  ['Accordion', 'a press', () => userEvent.click(screen.getByText('Which hours?')), 'trigger-press', 'click'],
  ['Accordion', 'find-in-page', find, 'reveal', 'toggle'],
  ['ApplicationDialog', 'a press', () => click('button', 'Apply Now'), 'trigger-press', 'click'],
  ['BillingToggle', 'a press', () => click('radio', 'Yearly'), 'item-press', 'click'],
  ['Calculator', 'an arrow key', () => press('{ArrowUp}', 'spinbutton', 'Calls'), 'keyboard', 'keydown'],
  ['Calculator', 'a letter', type, 'input-change', 'change'],
  ['Carousel', 'a button', () => click('button', 'Next slide'), 'trigger-press', 'click'],
  ['Carousel', 'an arrow key', () => press('{ArrowRight}', 'group', 'Slides'), 'keyboard', 'keydown'],
  ['Dialog', 'the close button', () => click('button', 'Close'), 'close-press', 'click'],
  ['Dialog', 'Escape', cancel, 'escape-key', 'cancel'],
  ['Dialog', 'a press on the backdrop', pressBackdrop, 'outside-press', 'click'],
  ['Dialog', 'its ref', () => dialogRef.current?.close(), 'imperative-action', undefined],
  ['Navbar', 'a press', tap, 'trigger-press', 'click'],
  ['Navbar', 'an arrow key', () => press('{ArrowDown}', 'button', 'Company'), 'list-navigation', 'keydown'],
  ['SegmentedControl', 'a press', () => click('radio', 'Yearly'), 'item-press', 'click'],
  ['Tabs', 'a press', () => click('tab', 'SRT'), 'item-press', 'click'],
  ['Tabs', 'an arrow key', () => press('{ArrowRight}', 'tab', 'TXT'), 'list-navigation', 'keydown'],
  ['ThemeSwitch', 'a press', () => click('radio', 'Dark'), 'item-press', 'click'],
  ['VoicePlayer', 'an arrow key', turnWord, 'keyboard', 'keydown'],
];

/** What a reader perceives of the value. */
const shown = (container: Element) =>
  [...container.querySelectorAll('[data-state], details, dialog, [aria-expanded], [aria-selected]')].map((one) => [
    // A carousel settles also on the slide that it shows.
    one.getAttribute('data-state')?.replace('settling', 'resting'),
    one.getAttribute('aria-expanded'),
    one.getAttribute('aria-selected'),
    one.hasAttribute('open'),
  ]);

describe.each(cases)('<%s> changed by %s', (name, _, act, reason, event) => {
  test('says why, with the event', async () => {
    const change = vi.fn<Change>();
    show(name, change);
    await act();
    expect(change.mock.calls.map(([, details]) => [details.reason, details.event?.type])).toEqual([[reason, event]]);
  });

  test.each([
    ['the product cancels the change', (_: unknown, { cancel }: ChangeDetails) => cancel(), false],
    // That nothing else is shown in between: src/behaviours/behaviour.test.tsx.
    ['a product that controls it does not take the change', () => {}, true],
  ])('stays as it is if %s', async (_, answer, asControlled) => {
    const change = vi.fn<Change>(answer);
    const { container } = show(name, change, asControlled);
    const before = shown(container);
    await act();
    expect(change).toHaveBeenCalled();
    expect(shown(container)).toEqual(before);
  });
});

test('a choice that was canceled once can be made later', async () => {
  const change = vi.fn<Change>((_, { cancel }) => {
    if (change.mock.calls.length === 1) cancel();
  });
  show('SegmentedControl', change);
  await click('radio', 'Yearly');
  // Browsers also restore the choice before; happy-dom does not.
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Yearly' })).not.toBeChecked());
  await click('radio', 'Yearly');
  expect(change).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
});
