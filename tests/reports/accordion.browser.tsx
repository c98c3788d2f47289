import { Accordion, Tabs, TabsParts } from '@halloway/ui';
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

test('what the browser finds in a disabled item or tab is not shown: the reader could not close it, or leave it (JangoSteve/jQuery-EasyTabs#141)', async () => {
  const off = { value: 'off', content: <p id="never">Never</p>, disabled: true };
  const { unmount } = await render(
    <Accordion
      defaultValue={['a']}
      items={[
        { value: 'a', title: 'A', content: 'Words' },
        { ...off, title: 'Off' },
      ]}
    />,
  );
  location.hash = 'never';
  await wait(100);
  expect(opened()).toEqual(['a']);
  await unmount();
  history.replaceState(null, '', location.pathname);
  await render(
    <Tabs
      label="Rooms"
      tabs={[
        { value: 'a', label: 'A', content: 'Words' },
        { ...off, label: 'Off' },
      ]}
    />,
  );
  location.hash = 'never';
  await wait(100);
  expect($$('[role="tabpanel"]').map(isDisplayed)).toEqual([true, false]);
  expect(selected()).toEqual(['A']);
});

test.for([false, true])(
  'a class of the product shows nothing of panels that are not shown (WordPress/gutenberg#81743, vaadin/web-components#10002, HTML of a server: %s)',
  async (isServed) => {
    const panel = { position: 'relative', minBlockSize: 99, padding: 20, border: '1px solid' } as const;
    const ui = (
      <>
        <TabsParts.Root defaultValue="a">
          <TabsParts.List aria-label="Rooms">
            <TabsParts.Trigger value="a">A</TabsParts.Trigger>
            <TabsParts.Trigger value="b">B</TabsParts.Trigger>
          </TabsParts.List>
          <TabsParts.Content value="a" style={{ ...panel, display: 'grid' }} />
          <TabsParts.Content value="b" style={{ ...panel, display: 'grid' }} />
        </TabsParts.Root>
        <p>After</p>
      </>
    );
    if (isServed) document.body.innerHTML = renderToString(ui);
    else await render(ui);
    const [a, b] = $$('[role="tabpanel"]').map((one) => one.getBoundingClientRect());
    expect(a?.height).toBe(99);
    expect(byText('After').getBoundingClientRect().top - (a?.bottom ?? 0)).toBeLessThan(40);
    expect(document.elementFromPoint((b?.left ?? 0) + 5, (b?.top ?? 0) + 5)?.role).not.toBe('tabpanel');
  },
);

test('a tab that is a link is not selected when it is opened elsewhere (reactjs/react-tabs#145)', async () => {
  await render(
    <TabsParts.Root>
      <TabsParts.List aria-label="Rooms">
        {abc.map((value) => (
          <TabsParts.Trigger key={value} value={value} render={<a href={`#${value}`} />}>
            {value}
          </TabsParts.Trigger>
        ))}
      </TabsParts.List>
    </TabsParts.Root>,
  );
  const press = async (modifiers: MouseEventInit) => {
    // Opens nothing in the test.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    byText('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
    await settle();
    return selected();
  };
  expect(await press({ ctrlKey: true })).toEqual(['a']);
  expect(await press({ metaKey: true })).toEqual(['a']);
  expect(await press({})).toEqual(['b']);
});
