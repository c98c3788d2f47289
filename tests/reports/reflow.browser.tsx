import { Accordion, Calculator, Dialog, Form, SegmentedControl, Tabs, VoicePlayer } from '@halloway/ui';
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
      expect($('body').textContent).toContain(long);
    } finally {
      await wide();
    }
  });
