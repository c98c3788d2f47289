import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';

type Ui = typeof import('@halloway/ui');

/** The words of a warning, then the same thing by its old name and by its name. */
type Renamed = readonly [warning: string, old: (ui: Ui) => ReactNode, now: (ui: Ui) => ReactNode];

const plans = [{ id: 'team', name: 'Team', monthly: 9, note: '', features: [], cta: { label: 'Buy', href: '/buy' } }];
const options = [{ value: 'a', label: 'A' }];
const icons = { system: 'S', light: 'L', dark: 'D' };

const renamed: readonly Renamed[] = [
  [
    'an item of Accordion: `id` is called `value` now',
    ({ Accordion }) => <Accordion items={[{ id: 'a', title: 'A', content: 'First' }]} defaultValue={['a']} />,
    ({ Accordion }) => <Accordion items={[{ value: 'a', title: 'A', content: 'First' }]} defaultValue={['a']} />,
  ],
  [
    'an item of Tabs: `id` is called `value` now',
    ({ Tabs }) => <Tabs label="Format" tabs={[{ id: 'a', label: 'A', content: 'First' }]} defaultValue="a" />,
    ({ Tabs }) => <Tabs label="Format" tabs={[{ value: 'a', label: 'A', content: 'First' }]} defaultValue="a" />,
  ],
  [
    'an item of Navbar: `id` is called `value` now',
    ({ Navbar }) => <Navbar logo="Inn" items={[{ id: 'a', label: 'A', items: [] }]} defaultOpen="a" />,
    ({ Navbar }) => <Navbar logo="Inn" items={[{ value: 'a', label: 'A', items: [] }]} defaultOpen="a" />,
  ],
  [
    'ProseHeading: `level` is called `headingLevel` now',
    ({ ProseHeading }) => <ProseHeading id="a" level={3} />,
    ({ ProseHeading }) => <ProseHeading id="a" headingLevel={3} />,
  ],
  [
    'BillingToggle: `heading` is called `title` now',
    ({ BillingToggle }) => <BillingToggle plans={plans} heading="Prices" />,
    ({ BillingToggle }) => <BillingToggle plans={plans} title="Prices" />,
  ],
  [
    'SegmentedControl: `legend` is called `label` now',
    ({ SegmentedControl }) => <SegmentedControl options={options} legend="Billing" />,
    ({ SegmentedControl }) => <SegmentedControl options={options} label="Billing" />,
  ],
  [
    'ThemeSwitch: `legend` is called `labelHidden` now',
    ({ ThemeSwitch }) => <ThemeSwitch legend="hidden" icons={icons} />,
    ({ ThemeSwitch }) => <ThemeSwitch labelHidden icons={icons} />,
  ],
];

type Namespace = keyof Ui & `${string}Parts`;

/** A part in others, which are named from the outside in. */
const nested = (ui: Ui, namespace: Namespace, names: readonly string[], props: object) => {
  const parts = ui[namespace] as unknown as Record<string, ComponentType<object>>;
  const part = names.at(-1);
  return names.reduceRight<ReactNode>((inner, name) => {
    const own = name === 'Root' ? {} : { value: 'a', ...(name === part && props) };
    return createElement(parts[name] ?? '', own, inner);
  }, 'Words');
};

const parts = (
  [
    ['AccordionParts', ['Root', 'Item'], 'Heading', 'Title', { level: 2 }, { headingLevel: 2 }],
    ['AccordionParts', ['Root', 'Item'], 'Panel', 'Content', { keepMounted: false, className: 'own' }],
    ['DialogParts', ['Root'], 'Panel', 'Content', { 'aria-label': 'Hours' }],
    ['NavbarParts', ['Root', 'Group'], 'Panel', 'Content', { className: 'own' }],
    ['TabsParts', ['Root'], 'Panel', 'Content', {}],
    ['SegmentedControlParts', ['Root'], 'Legend', 'Label', {}],
    ['DialogParts', ['Root'], 'Title', 'Title', { level: 3 }, { headingLevel: 3 }],
  ] as const
).map(([namespace, around, old, now, oldProps, props = oldProps]): Renamed => {
  const warning =
    old === now
      ? `${namespace}.${now}: \`level\` is called \`headingLevel\` now`
      : `${namespace}: \`${old}\` is called \`${now}\` now`;
  return [
    warning,
    (ui) => nested(ui, namespace, [...around, old], oldProps),
    (ui) => nested(ui, namespace, [...around, now], props),
  ];
});

let ui: Ui;
beforeAll(async () => {
  // New modules, because a test of another file may have been warned before.
  vi.resetModules();
  ui = await import('@halloway/ui');
}, 60_000);

test.each([...renamed, ...parts])('%s: the old name does the same, and is named once', (warning, old, now) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const html = renderToString(now(ui));
  expect(warn).not.toHaveBeenCalled();
  expect(renderToString(old(ui))).toBe(html);
  renderToString(old(ui));
  expect(warn.mock.calls).toEqual([[expect.stringContaining(warning)]]);
  warn.mockRestore();
});
