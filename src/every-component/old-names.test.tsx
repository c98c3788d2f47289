import type { ReactNode } from 'react';
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
    'AccordionParts: `Heading` is called `Title` now',
    ({ AccordionParts: { Root, Item, Heading } }) => (
      <Root>
        <Item value="a">
          <Heading level={2}>A</Heading>
        </Item>
      </Root>
    ),
    ({ AccordionParts: { Root, Item, Title } }) => (
      <Root>
        <Item value="a">
          <Title headingLevel={2}>A</Title>
        </Item>
      </Root>
    ),
  ],
  [
    'AccordionParts: `Panel` is called `Content` now',
    ({ AccordionParts: { Root, Item, Panel } }) => (
      <Root>
        <Item value="a">
          <Panel keepMounted={false} className="own" />
        </Item>
      </Root>
    ),
    ({ AccordionParts: { Root, Item, Content } }) => (
      <Root>
        <Item value="a">
          <Content keepMounted={false} className="own" />
        </Item>
      </Root>
    ),
  ],
  [
    'DialogParts: `Panel` is called `Content` now',
    ({ DialogParts: { Root, Panel } }) => (
      <Root>
        <Panel aria-label="Hours">All.</Panel>
      </Root>
    ),
    ({ DialogParts: { Root, Content } }) => (
      <Root>
        <Content aria-label="Hours">All.</Content>
      </Root>
    ),
  ],
  [
    'NavbarParts: `Panel` is called `Content` now',
    ({ NavbarParts: { Root, Group, Panel } }) => (
      <Root>
        <Group value="a">
          <Panel className="own" />
        </Group>
      </Root>
    ),
    ({ NavbarParts: { Root, Group, Content } }) => (
      <Root>
        <Group value="a">
          <Content className="own" />
        </Group>
      </Root>
    ),
  ],
  [
    'TabsParts: `Panel` is called `Content` now',
    ({ TabsParts: { Root, Panel } }) => (
      <Root defaultValue="a">
        <Panel value="a">First</Panel>
      </Root>
    ),
    ({ TabsParts: { Root, Content } }) => (
      <Root defaultValue="a">
        <Content value="a">First</Content>
      </Root>
    ),
  ],
  [
    'SegmentedControlParts: `Legend` is called `Label` now',
    ({ SegmentedControlParts: { Root, Legend } }) => (
      <Root>
        <Legend>Billing</Legend>
      </Root>
    ),
    ({ SegmentedControlParts: { Root, Label } }) => (
      <Root>
        <Label>Billing</Label>
      </Root>
    ),
  ],
  [
    'DialogParts.Title: `level` is called `headingLevel` now',
    ({ DialogParts: { Root, Title } }) => (
      <Root>
        <Title level={3}>Hours</Title>
      </Root>
    ),
    ({ DialogParts: { Root, Title } }) => (
      <Root>
        <Title headingLevel={3}>Hours</Title>
      </Root>
    ),
  ],
  [
    'ProseHeading: `level` is called `headingLevel` now',
    ({ ProseHeading }) => (
      <ProseHeading id="a" level={3}>
        A
      </ProseHeading>
    ),
    ({ ProseHeading }) => (
      <ProseHeading id="a" headingLevel={3}>
        A
      </ProseHeading>
    ),
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

let ui: Ui;
beforeAll(async () => {
  // New modules, because a test of another file may have been warned before.
  vi.resetModules();
  ui = await import('@halloway/ui');
}, 60_000);

test.each(renamed)('%s: the old name does the same, and is named once', (warning, old, now) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const html = renderToString(now(ui));
  expect(warn).not.toHaveBeenCalled();
  expect(renderToString(old(ui))).toBe(html);
  renderToString(old(ui));
  expect(warn.mock.calls).toEqual([[expect.stringContaining(warning)]]);
  warn.mockRestore();
});
