import {
  Accordion,
  BillingToggle,
  Carousel,
  type ChangeDetails,
  Dialog,
  Navbar,
  SegmentedControl,
  Tabs,
  ThemeSwitch,
} from '@halloway/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode, StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';

type Change = (value: unknown, details: ChangeDetails) => void;

const dialogRef = createRef<HTMLDialogElement>();
const views = {
  Accordion: (change: Change, value: object = {}) => (
    <Accordion items={[{ id: 'hours', title: 'Which hours?', content: 'All.' }]} onValueChange={change} {...value} />
  ),
  BillingToggle: (change: Change, value: object = {}) => <BillingToggle plans={[]} onValueChange={change} {...value} />,
  Carousel: (change: Change, value: object = {}) => (
    <Carousel label="Voices" items={['One', 'Two']} onValueChange={change} {...value} />
  ),
  Dialog: (change: Change, value: object = {}) => (
    <Dialog ref={dialogRef} title="Hours" defaultOpen onOpenChange={change} {...value}>
      All.
    </Dialog>
  ),
  Navbar: (change: Change, value: object = {}) => (
    <Navbar
      logo="Halloway"
      items={[{ label: 'Company', items: [{ label: 'News', href: '#news' }] }]}
      onOpenChange={change}
      {...value}
    />
  ),
  SegmentedControl: (change: Change, value: object = {}) => (
    <SegmentedControl
      legend="Billing"
      options={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'yearly', label: 'Yearly' },
      ]}
      defaultValue="monthly"
      onValueChange={change}
      {...value}
    />
  ),
  Tabs: (change: Change, value: object = {}) => (
    <Tabs
      label="Format"
      tabs={[
        { id: 'txt', label: 'TXT', content: 'Plain words' },
        { id: 'srt', label: 'SRT', content: 'Captions' },
      ]}
      onValueChange={change}
      {...value}
    />
  ),
  ThemeSwitch: (change: Change, value: object = {}) => <ThemeSwitch onValueChange={change} {...value} />,
} satisfies Record<string, (change: Change, value?: object) => ReactNode>;

/** The initial value of each, as its product controls it. */
const controlled: Record<keyof typeof views, object> = {
  Accordion: { value: [] },
  BillingToggle: { value: 'monthly' },
  Carousel: { value: 0 },
  Dialog: { open: true },
  Navbar: { open: null },
  SegmentedControl: { value: 'monthly' },
  Tabs: { value: 'txt' },
  ThemeSwitch: { value: 'system' },
};

const click = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }));
const focusAndPress = async (element: HTMLElement, keys: string) => {
  element.focus();
  await userEvent.keyboard(keys);
};
const dialog = () => screen.getByRole('dialog');

/** What a reader or the product does, and the reason and the type of the event that a product hears. */
const cases: [keyof typeof views, string, () => Promise<unknown> | unknown, string, string | undefined][] = [
  ['Accordion', 'a press', () => userEvent.click(screen.getByText('Which hours?')), 'trigger-press', 'click'],
  [
    'Accordion',
    'find-in-page',
    () => fireEvent(screen.getByRole('group'), Object.assign(new Event('toggle'), { newState: 'open' })),
    'reveal',
    'toggle',
  ],
  ['BillingToggle', 'a press', () => click('radio', 'Yearly Save 20%'), 'item-press', 'click'],
  ['Carousel', 'a button', () => click('button', 'Next slide'), 'trigger-press', 'click'],
  [
    'Carousel',
    'an arrow key',
    () => focusAndPress(screen.getByRole('group', { name: 'Slides' }), '{ArrowRight}'),
    'keyboard',
    'keydown',
  ],
  ['Dialog', 'the close button', () => click('button', 'Close'), 'close-press', 'click'],
  ['Dialog', 'Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true })), 'escape-key', 'cancel'],
  [
    'Dialog',
    'a press on the backdrop',
    () => {
      fireEvent.pointerDown(dialog());
      fireEvent.click(dialog());
    },
    'outside-press',
    'click',
  ],
  ['Dialog', 'its ref', () => dialogRef.current?.close(), 'imperative-action', undefined],
  [
    'Navbar',
    'a press',
    () => fireEvent.click(screen.getByRole('button', { name: 'Company' })),
    'trigger-press',
    'click',
  ],
  [
    'Navbar',
    'an arrow key',
    () => focusAndPress(screen.getByRole('button', { name: 'Company' }), '{ArrowDown}'),
    'list-navigation',
    'keydown',
  ],
  ['SegmentedControl', 'a press', () => click('radio', 'Yearly'), 'item-press', 'click'],
  ['Tabs', 'a press', () => click('tab', 'SRT'), 'item-press', 'click'],
  [
    'Tabs',
    'an arrow key',
    () => focusAndPress(screen.getByRole('tab', { name: 'TXT' }), '{ArrowRight}'),
    'list-navigation',
    'keydown',
  ],
  ['ThemeSwitch', 'a press', () => click('radio', 'Dark'), 'item-press', 'click'],
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
    render(views[name](change));
    await act();
    expect(change).toHaveBeenCalledTimes(1);
    expect(change.mock.lastCall?.[1].reason).toBe(reason);
    expect(change.mock.lastCall?.[1].event?.type).toBe(event);
  });

  test('stays as it is if the product cancels the change', async () => {
    const { container } = render(views[name]((_, { cancel }) => cancel()));
    const before = shown(container);
    await act();
    expect(shown(container)).toEqual(before);
  });

  // That nothing else is shown in between: src/behaviours/behaviour.test.tsx.
  test('stays as it is if a product that controls it does not take the change', async () => {
    const change = vi.fn<Change>();
    const { container } = render(views[name](change, controlled[name]), { wrapper: StrictMode });
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
  render(views.SegmentedControl(change));
  await click('radio', 'Yearly');
  // Browsers also restore the choice before; happy-dom does not.
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Yearly' })).not.toBeChecked());
  await click('radio', 'Yearly');
  expect(change).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
});
