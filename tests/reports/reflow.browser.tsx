import {
  Accordion,
  Alert,
  Badge,
  Button,
  Calculator,
  CallToAction,
  CardGrid,
  Definitions,
  DemoPlayer,
  Dialog,
  Entries,
  Footer,
  Form,
  Link,
  Navbar,
  PageHero,
  Points,
  Prose,
  Quote,
  Rows,
  SegmentedControl,
  Stats,
  Steps,
  Table,
  Tabs,
  Transcript,
  VoicePlayer,
  Week,
} from '@halloway/ui';
import type { ReactNode } from 'react';
import { $, $$, click, expect, render, settle, size, test, wide } from './kit';

/** A real word, which fits no line of a phone. */
const long = 'Rechtsschutzversicherungsgesellschaften';

/** What ends beyond the window, and is in nothing that scrolls. */
const beyond = () =>
  $$('body *').filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    if (width === 0 || !one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
    if (left >= -1 && right <= innerWidth + 1) return false;
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return false;
    return true;
  });

const fields = {
  name: { required: true },
  city: { type: 'select', options: ['a', 'b'] },
  way: { type: 'radio', options: ['a', 'b'] },
  days: { type: 'checkbox', options: ['a', 'b'] },
  on: { type: 'switch' },
  photo: { type: 'file' },
} as const;
const inEach = Object.fromEntries(Object.keys(fields).map((name) => [name, long]));
const options = ['a', 'b'].map((value) => ({ value, label: long }));

const components: [string, ReactNode][] = [
  [
    'accordion',
    <Accordion key="a" defaultValue={['a']} items={[{ value: 'a', title: long, content: <p>{long}</p> }]} />,
  ],
  ['tabs', <Tabs key="t" label={long} tabs={['a', 'b'].map((value) => ({ value, label: long, content: long }))} />],
  ['segmented control', <SegmentedControl key="s" label={long} options={options} error={long} />],
  [
    'form',
    <Form
      key="f"
      fields={fields}
      rules={{ photo: () => long }}
      texts={{
        labels: inEach,
        hints: inEach,
        placeholders: inEach,
        options: { a: `${long} ${long}`, b: long },
        chooseFile: long,
        anyProblem: { missing: long },
      }}
      onSubmit={async () => {}}
    />,
  ],
  [
    'calculator',
    <Calculator
      key="c"
      groups={[{ title: long, fields: [{ name: 'calls', label: long, value: 2, unit: long }] }]}
      calculate={() => [
        { label: long, value: long, main: true, note: long },
        { label: 'Minutes', value: '1,234,567,890,123', comparison: { amount: 3, limit: 1, label: long } },
      ]}
    />,
  ],
  [
    'dialog',
    <Dialog key="d" title={long} defaultOpen>
      <p>{long}</p>
    </Dialog>,
  ],
  ['voice player', <VoicePlayer key="v" label={long} text={`${long} ${long}`} />],
  [
    'alert',
    <Alert key="al" tone="danger" onDismiss={() => {}} dismissLabel={long}>
      {long}
    </Alert>,
  ],
  ['badge', <Badge key="b">{long}</Badge>],
  [
    'link',
    <p key="l">
      <Link href="/">{long}</Link>
    </p>,
  ],
  [
    'quote',
    <Quote key="q" author={long} speaker={long} industry={long}>
      {long}
    </Quote>,
  ],
  ['points', <Points key="p" label={long} points={[long]} />],
  ['numbered points', <Points key="np" ordered label={long} points={[long]} />],
  ['steps', <Steps key="st" steps={[{ date: long, title: long, description: long }]} />],
  ['stats', <Stats key="sta" stats={[{ value: '1,234', label: long, description: long }]} />],
  ['definitions', <Definitions key="de" definitions={[{ title: long, description: long }]} />],
  [
    'cards',
    <CardGrid key="c" cards={[{ title: long, subtitle: long, description: long, href: '/', linkLabel: long }]} />,
  ],
  [
    'rows',
    <Rows key="r" rows={[{ title: long, description: long, href: '/', benefits: [long], note: long, status: long }]} />,
  ],
  [
    'entries',
    <Entries
      key="e"
      entries={[{ title: long, facts: [long], description: long, lists: [{ label: long, points: [long] }] }]}
    />,
  ],
  ['call to action', <CallToAction key="cta" title={long} text={long} actions={<Button>Send</Button>} />],
  ['table', <Table key="t" aria-label={long} columns={[long, long]} rows={[{ label: long, values: [long, long] }]} />],
  [
    'prose',
    <Prose key="pr">
      <h2>{long}</h2>
      <ul>
        <li>{long}</li>
      </ul>
    </Prose>,
  ],
  [
    'footer',
    <Footer key="fo" logo="Acme" address={long} groups={[{ title: long, links: [{ label: long, href: '/' }] }]}>
      {long}
    </Footer>,
  ],
  [
    'page hero',
    <PageHero key="ph" kicker={long} title={long} lead={long} actions={<Button>Send</Button>} details={long} />,
  ],
];

for (const width of [320, 390])
  test.for(components)(`%s: a long word breaks at ${width} px (Esri/calcite-design-system#5683)`, async ([, ui]) => {
    await size(width, 700);
    try {
      await render(ui);
      const submit = document.querySelector('[data-part="submit"]');
      if (submit) await click(submit);
      await settle();
      expect(
        beyond().map((one) => `${one.localName} ${one.dataset.part} ${one.getBoundingClientRect().right}`),
      ).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      for (const dialog of $$('dialog')) expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
      expect($('body').textContent).toContain(long);
    } finally {
      await wide();
    }
  });

const call = {
  lines: [{ at: 1, speaker: 'Caller', text: 'Is the garden room free?' }],
  outcome: { at: 4, text: 'Booked' },
};

test.for([
  ['navbar', <Navbar key="n" logo="Acme" items={[{ label: 'Rooms', href: '/' }]} />],
  ['footer', <Footer key="f" logo="Acme" groups={[{ title: 'Inn', links: [{ label: 'Rooms', href: '/' }] }]} />],
  ['stats', <Stats key="s" stats={[{ value: '90%', label: 'savings' }]} />],
  ['rows', <Rows key="r" rows={[{ title: 'Rooms', description: 'Three', href: '/' }]} />],
  ['transcript', <Transcript key="t" call={call} />],
  ['demo player', <DemoPlayer key="d" label="A call" call={call} />],
  [
    'week',
    <Week
      key="w"
      label="Rooms"
      days={['Mon']}
      times={['9']}
      entry={{ day: 'Mon', time: '9', title: 'Ada', text: 'Tea' }}
    />,
  ],
] satisfies [string, ReactNode][])(
  '%s: takes the width of what centers it, although its own content has none (factorialco/f0#5484)',
  async ([, ui]) => {
    const widths = [];
    for (const style of [
      { display: 'block' },
      { display: 'flex' },
      { display: 'flex', flexDirection: 'column', alignItems: 'center' },
      { display: 'grid', placeItems: 'center' },
    ] as const) {
      const { container, unmount } = await render(<div style={{ ...style, inlineSize: 800 }}>{ui}</div>);
      widths.push(container.firstElementChild?.firstElementChild?.clientWidth);
      await unmount();
    }
    expect(widths[0]).toBeGreaterThanOrEqual(800);
    expect(new Set(widths).size, widths.join()).toBe(1);
  },
);

test('a footer stays within the margins that a product gives it', async () => {
  const { container } = await render(<Footer logo="Acme" groups={[]} style={{ marginInline: 20 }} />);
  expect($('footer').offsetWidth).toBe(container.offsetWidth - 40);
});
