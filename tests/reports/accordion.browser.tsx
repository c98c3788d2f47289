import { Accordion, Tabs } from '@halloway/ui';
import { renderToString } from 'react-dom/server.browser';
import { $$, byText, click, devtools, expect, focused, isDisplayed, key, render, settle, test, wait } from './kit';

const opened = () => $$<HTMLDetailsElement>('details').flatMap(({ open, dataset }) => (open ? dataset.item : []));

const nested = (
  <Accordion
    items={[
      { value: 'plain', title: 'Plain', content: 'Words' },
      {
        value: 'outer',
        title: 'Outer',
        content: (
          <>
            <div style={{ blockSize: 900 }} />
            <Accordion
              items={[
                { value: 'inner', title: 'Inner', content: 'Deep' },
                { value: 'off', title: 'Off', content: 'Off', disabled: true },
              ]}
            />
            <div id="place" style={{ blockSize: 1200 }} />
          </>
        ),
      },
    ]}
  />
);

test.for([false, true])(
  'an item in an answer is the address of a loaded page, and the items around it open (philbuchanan/Accordion-Blocks#91, server HTML: %s)',
  async (isServed) => {
    location.hash = '#inner';
    await render(nested, isServed ? { html: renderToString(nested) } : {});
    await wait(100);
    expect(opened()).toEqual(['outer', 'inner']);
    if (isServed) return;
    const { top } = byText('Inner').getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
  },
);

test('a router goes to an item in an answer, or to another place there (philbuchanan/Accordion-Blocks#91)', async () => {
  await render(nested);
  history.pushState(null, '', '#inner');
  await wait(50);
  expect(opened()).toEqual(['outer', 'inner']);
  await click(byText('Plain'));
  history.pushState(null, '', '#place');
  await wait(50);
  expect(opened()).toEqual(['outer', 'inner']);
});

const inTabs = (
  <Tabs
    label="Sections"
    tabs={[
      { value: 'first', label: 'First', content: <div id="shown">Words</div> },
      {
        value: 'second',
        label: 'Second',
        content: (
          <>
            <div style={{ blockSize: 900 }} />
            <p id="deep">Place</p>
            {nested}
            <div style={{ blockSize: 1200 }} />
          </>
        ),
      },
      { value: 'off', label: 'Off', content: <p id="never">Never</p>, disabled: true },
    ]}
  />
);
const selected = () => $$('[role="tab"][aria-selected="true"]').map(({ textContent }) => textContent);

test.for([
  ['deep', false],
  ['deep', true],
  ['inner', false],
  ['inner', true],
] as const)(
  'the address names %s in a tab that is not shown as the page is loaded (minio/docs#1126, server HTML: %s)',
  async ([id, isServed]) => {
    location.hash = `#${id}`;
    await render(inTabs, isServed ? { html: renderToString(inTabs) } : {});
    await wait(100);
    expect(selected()).toEqual(['Second']);
    expect(opened()).toEqual(id === 'inner' ? ['outer', 'inner'] : []);
    const { top } = byText(id === 'inner' ? 'Inner' : 'Place').getBoundingClientRect();
    // The browser scrolls by whole pixels.
    expect(top).toBeGreaterThan(-1);
    expect(top).toBeLessThan(200);
  },
);

test('a router goes to a place in a tab, or to an item there (tabvengers/spicy-sections#3)', async () => {
  await render(inTabs);
  const go = async (fragment: string) => {
    history.pushState(null, '', fragment);
    await wait(50);
  };
  await go('#deep');
  expect(selected()).toEqual(['Second']);
  await go('#shown');
  expect(selected()).toEqual(['First']);
  await go('#never');
  expect(selected()).toEqual(['First']);
  await go('#inner');
  expect(selected()).toEqual(['Second']);
  expect(opened()).toEqual(['outer', 'inner']);
});

test('a long answer above closes, and the opened title stays in the window (filamentgroup/collapsible#28, uswds/uswds#352)', async () => {
  await render(
    <>
      <Accordion
        defaultValue={['long']}
        items={[
          { value: 'long', title: 'Long', content: <div style={{ blockSize: 2500 }} /> },
          { value: 'next', title: 'Next', content: <div style={{ blockSize: 300 }} /> },
        ]}
      />
      <div style={{ blockSize: 3000 }} />
    </>,
  );
  window.scrollTo(0, 2200);
  await settle();
  await click(byText('Next'));
  await wait(100);
  const { top, bottom } = byText('Next').getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});

const abc = ['a', 'b', 'c'];

test('the product hides an item or a tab, and the arrow keys go on behind it (radix-ui/primitives#582)', async () => {
  await render(
    <>
      <style>{'[data-item="b"] { display: none !important }'}</style>
      <Accordion items={abc.map((value) => ({ value, title: `Title ${value}`, content: 'Words' }))} />
      <Tabs label="Tabs" tabs={abc.map((value) => ({ value, label: `Tab ${value}`, content: `Panel ${value}` }))} />
    </>,
  );
  $$('summary')[0]?.focus();
  await key('{ArrowDown}');
  expect(focused().textContent).toBe('Title c');
  await key('{ArrowUp}');
  expect(focused().textContent).toBe('Title a');
  $$('[role="tab"]')[0]?.focus();
  await key('{ArrowRight}');
  expect(focused().textContent).toBe('Tab c');
  expect(isDisplayed(byText('Panel c'))).toBe(true);
});

test('in forced colors a disabled title is gray, as a button is (cferdinandi/kelp#210)', async () => {
  const items = ['a', 'b'].map((value) => ({
    value,
    title: `Title ${value}`,
    content: 'Words',
    disabled: value === 'a',
  }));
  await render(<Accordion items={items} />);
  const session = await devtools();
  const colors = () => $$('summary').map((one) => getComputedStyle(one).color);
  try {
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    await settle();
    const [disabled, usual] = colors();
    expect(disabled).not.toBe(usual);
  } finally {
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'none' }] });
  }
});
