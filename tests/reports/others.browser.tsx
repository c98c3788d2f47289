import {
  Accordion,
  Alert,
  Badge,
  BillingToggle,
  Button,
  Carousel,
  CarouselParts,
  FallbackImage,
  NavbarParts,
  SegmentedControl,
  Stats,
  Tabs,
  TabsParts,
  VoicePlayer,
} from '@halloway/ui';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { page } from 'vitest/browser';
import {
  $,
  $$,
  byText,
  click,
  devtools,
  drag,
  expect,
  focused,
  isDisplayed,
  key,
  middle,
  mouse,
  numbered,
  render,
  settle,
  size,
  tab,
  test,
  until,
  user,
  vi,
  wait,
  wide,
} from './kit';

const open = () => $$<HTMLDetailsElement>('details').map((details) => details.open);

test('a link in the title of an answer is followed (mui/material-ui#19481)', async () => {
  await render(
    <Accordion
      items={[
        {
          value: 'shipping',
          title: (
            <>
              Shipping <a href="#prices">prices</a>
            </>
          ),
          content: 'Two days.',
        },
      ]}
    />,
  );
  await click($('summary a'));
  await settle();
  expect(location.hash).toBe('#prices');
  expect(open()).toEqual([false]);
});

test('a checkbox and a button in the title of an answer work, and its words still open it (mui/material-ui#19481)', async () => {
  const press = vi.fn();
  const title = (
    <>
      <span id="words">Shipping</span>
      <label>
        <input type="checkbox" /> Done
      </label>
      <button type="button" onClick={press}>
        <span>Help</span>
      </button>
    </>
  );
  await render(<Accordion items={[{ value: 'shipping', title, content: 'Two days.' }]} />);
  await click($('label'));
  await click($('button span'));
  expect($<HTMLInputElement>('input').checked).toBe(true);
  expect(press).toHaveBeenCalledOnce();
  expect(open()).toEqual([false]);
  await click($('#words'));
  expect(open()).toEqual([true]);
});

/** Two roots with HTML of the server, as islands are without a prefix for their ids. */
async function islands(...uis: ReactNode[]) {
  const roots = uis.map((ui) => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(ui);
    return hydrateRoot(place, ui);
  });
  await wait(60);
  return () => {
    for (const root of roots) root.unmount();
  };
}

test('two roots of React with HTML of the server keep a choice each (radix-ui/primitives#2576)', async () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  const end = await islands(
    <SegmentedControl aria-label="One" options={options} defaultValue="a" />,
    <SegmentedControl aria-label="Two" options={options} defaultValue="a" />,
  );
  expect(
    $$<HTMLInputElement>('input:checked').map(({ value }) => value),
    'both have what they begin with',
  ).toEqual(['a', 'a']);
  await click($$('label')[3] as HTMLElement);
  await wait(60);
  expect($$<HTMLInputElement>('input:checked').map(({ value }) => value)).toEqual(['a', 'b']);
  end();
});

test('two roots of React with HTML of the server open an answer each (radix-ui/primitives#2576)', async () => {
  const items = (value: string) => [{ value, title: value, content: 'Answer' }];
  const end = await islands(<Accordion items={items('a')} />, <Accordion items={items('b')} />);
  for (const summary of $$('summary')) await click(summary);
  expect(open()).toEqual([true, true]);
  end();
});

test('closed answers are on paper (department-of-veterans-affairs/va.gov-team#5955)', async () => {
  await render(<Accordion items={[{ value: 'a', title: 'A', content: <p>Answer on paper</p> }]} />);
  const session = await devtools();
  try {
    await session.send('Emulation.setEmulatedMedia', { media: 'print' });
    await settle();
    expect(isDisplayed(byText('Answer on paper'))).toBe(true);
  } finally {
    await session.send('Emulation.setEmulatedMedia', { media: '' });
  }
});

test('the browser finds words in tabs that are not shown (WordPress/gutenberg#81743)', async () => {
  await render(
    <Tabs
      label="Rooms"
      tabs={[
        { value: 'a', label: 'Garden', content: <p>Quiet</p> },
        { value: 'b', label: 'River', content: <p id="waterfall">Waterfall</p> },
      ]}
    />,
  );
  const height = $('[data-part="root"]').offsetHeight;
  expect(height, 'a row and a panel').toBeLessThan(170);
  const hidden = $$('[role="tabpanel"]')[1] as HTMLElement;
  expect(hidden.getAttribute('hidden')).toBe('until-found');
  // The search passes over what has no box.
  expect(hidden.checkVisibility(), 'it has a box').toBe(true);
  // A fragment goes the way of the search, which no script can begin.
  location.hash = 'waterfall';
  await until(() => !hidden.hidden);
  await settle();
  expect($$('[role="tab"]')[1]?.getAttribute('aria-selected')).toBe('true');
  expect($('[data-part="root"]').offsetHeight, 'the hidden one takes no place').toBe(height);
  await tab();
  await tab();
  await tab();
  expect(document.activeElement?.closest('[role="tabpanel"]')?.hasAttribute('hidden')).not.toBe(true);
});

test('`hidden` of the product hides a component, whatever its `display` (mui/material-ui#20452)', async () => {
  const { container } = await render(
    <>
      <Button hidden>Save</Button>
      <Alert hidden tone="success">
        Saved
      </Alert>
      <Badge hidden>New</Badge>
      <Stats hidden stats={[{ value: '90%', label: 'savings' }]} />
      <VoicePlayer hidden label="Greeting" text="Good morning" />
      <Tabs hidden label="Rooms" tabs={[{ value: 'a', label: 'Garden', content: 'Quiet' }]} />
    </>,
  );
  expect([...container.children].map((one) => getComputedStyle(one).display)).toEqual(Array(6).fill('none'));
});

const slides = (count = 3) =>
  numbered(count, 'Slide').map((name) => (
    <p key={name} style={{ height: 120 }}>
      {name}
    </p>
  ));
const position = () => $('[data-part="position"]').textContent;

test('a carousel that is drawn smaller (`scale`) says which slide is shown (davidjerleke/embla-carousel#637)', async () => {
  await render(
    <div style={{ width: 800, transform: 'scale(0.5)', transformOrigin: '0 0' }}>
      <Carousel label="Guests" items={slides()} />
    </div>,
  );
  const viewport = $('[data-part="viewport"]');
  viewport.scrollLeft = 2 * viewport.clientWidth;
  await wait(400);
  const shown = $$('[data-part="slide"]').findIndex(
    (slide) => Math.abs(slide.getBoundingClientRect().left - viewport.getBoundingClientRect().left) < 2,
  );
  expect(shown).toBe(2);
  expect(position()).toBe('3 of 3');
});

test('slides of a carousel that is drawn smaller (`scale`) follow the mouse (davidjerleke/embla-carousel#637)', async () => {
  await render(
    <div style={{ width: 800, transform: 'scale(0.5)', transformOrigin: '0 0' }}>
      <Carousel label="Guests" items={slides()} />
    </div>,
  );
  const slide = $('[data-part="slide"]');
  const { left } = slide.getBoundingClientRect();
  const [x, y] = middle(slide);
  await mouse('mouseMoved', x, y);
  await mouse('mousePressed', x, y);
  for (const by of [10, 110]) await mouse('mouseMoved', x - by, y, { button: 'left', buttons: 1 });
  expect(Math.abs(slide.getBoundingClientRect().left - (left - 100))).toBeLessThan(3);
  await mouse('mouseReleased', x - 110, y);
});

test('a carousel that is drawn smaller (`scale`) shows the next slide whole (Splidejs/splide#1127)', async () => {
  await render(
    <div style={{ width: 900, transform: 'scale(0.66)', transformOrigin: '0 0' }}>
      <Carousel label="Guests" items={slides(4)} />
    </div>,
  );
  await click($('[data-part="next"]'));
  await wait(700);
  await click($('[data-part="next"]'));
  await wait(700);
  const viewport = $('[data-part="viewport"]').getBoundingClientRect();
  expect(Math.abs(($$('[data-part="slide"]')[2]?.getBoundingClientRect().left ?? 0) - viewport.left)).toBeLessThan(2);
  expect(position()).toBe('3 of 4');
});

test('a carousel shows as many slides as its CSS says, and the last press shows the last ones (shadcn-ui/ui, Carousel “Sizes”)', async () => {
  await render(
    <div style={{ width: 900 }}>
      <style>{'.third { flex: 0 0 calc((100% - 40px) / 3) } .gaps { gap: 20px }'}</style>
      <CarouselParts.Root aria-label="Guests" count={6}>
        <CarouselParts.Viewport>
          <CarouselParts.Track className="gaps">
            {numbered(6, 'Guest').map((name, index) => (
              <CarouselParts.Slide key={name} index={index} className="third">
                {name}
              </CarouselParts.Slide>
            ))}
          </CarouselParts.Track>
        </CarouselParts.Viewport>
        <CarouselParts.Controls>
          <CarouselParts.Position />
          <CarouselParts.Previous />
          <CarouselParts.Next />
        </CarouselParts.Controls>
      </CarouselParts.Root>
    </div>,
  );
  const shown = () => $$('[data-part="slide"][data-state="shown"]').map(({ textContent }) => textContent);
  const seen = () => {
    const { left, right } = $('[data-part="viewport"]').getBoundingClientRect();
    return $$('[data-part="slide"]')
      .filter(
        (slide) => slide.getBoundingClientRect().left > left - 2 && slide.getBoundingClientRect().right < right + 2,
      )
      .map(({ textContent }) => textContent);
  };
  await wait(100);
  expect(position()).toBe('1 to 3 of 6');
  for (const first of [2, 3, 4]) {
    await click($('[data-part="next"]'));
    await wait(700);
    expect(position()).toBe(`${first} to ${first + 2} of 6`);
    expect(seen()).toEqual([first, first + 1, first + 2].map((number) => `Guest ${number}`));
    expect(shown()).toEqual(seen());
  }
  expect($('[data-part="next"]').getAttribute('aria-disabled')).toBe('true');
  await click($('[data-part="previous"]'));
  await wait(700);
  expect(seen()).toEqual(['Guest 3', 'Guest 4', 'Guest 5']);
});

for (const how of ['the wheel', 'Tab into a link'] as const)
  test(`the place that is said is the one that is shown after ${how} while slides move (stevekinney/cinder#1010)`, async () => {
    await render(
      <div style={{ width: 800 }}>
        <Carousel
          label="Guests"
          items={numbered(5, 'Slide').map((name, at) => (
            <div key={name}>
              <p style={{ height: 120 }}>{name}</p>
              <a href="#x" id={`link${at}`}>
                Guest {at}
              </a>
            </div>
          ))}
        />
      </div>,
    );
    await click($('[data-part="next"]'));
    await wait(120);
    const viewport = $('[data-part="viewport"]');
    const [x, y] = middle(viewport);
    if (how === 'the wheel') await mouse('mouseWheel', x, y, { deltaX: 1000, deltaY: 0 });
    else $('#link3').focus();
    await wait(1500);
    const shown = $$('[data-part="slide"]').findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - viewport.getBoundingClientRect().left) < 2,
    );
    expect(shown).toBeGreaterThan(0);
    expect(position()).toBe(`${shown + 1} of 5`);
  });

test('another size of the window while the slides move keeps the slide (revolunet/angular-carousel#253)', async () => {
  await render(<Carousel label="Guests" items={slides(4)} />);
  try {
    await click($('[data-part="next"]'));
    await wait(80);
    await size(900, 700);
    await wait(900);
    const viewport = $('[data-part="viewport"]');
    const shown = $$('[data-part="slide"]').findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - viewport.getBoundingClientRect().left) < 2,
    );
    expect(shown).toBe(1);
    expect(position()).toBe('2 of 4');
  } finally {
    await wide();
  }
});

const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="${color}"/></svg>`)}`;

test('an image that failed is tried again with another `srcSet` (ant-design/ant-design#59297)', async () => {
  const Cover = ({ srcSet }: { srcSet: string }) => (
    <FallbackImage
      src="data:image/png;base64,bm8="
      srcSet={srcSet}
      fallback={drawn('gray')}
      alt="Cover"
      width={40}
      height={20}
    />
  );
  const { rerender } = await render(<Cover srcSet="data:image/png;base64,bm8= 1x" />);
  await until(() => $('[data-scope="fallback-image"]').dataset.state === 'fallback');
  expect($('[data-scope="fallback-image"]').dataset.state).toBe('fallback');
  await rerender(<Cover srcSet={`${drawn('green')} 1x`} />);
  await wait(200);
  expect($('[data-scope="fallback-image"]').dataset.state).toBe('shown');
});

void [BillingToggle, drag, focused, user];

test('spaces are typed into a field in the title of an answer, and open nothing (rgossiaux/svelte-headlessui#105)', async () => {
  const title = (
    <>
      Name <input aria-label="Name" />
    </>
  );
  await render(<Accordion items={[{ value: 'a', title, content: 'Words' }]} />);
  await click($('input'));
  await key('a b');
  expect($<HTMLInputElement>('input').value).toBe('a b');
  expect(open()).toEqual([false]);
  $('summary').focus();
  await key(' ');
  expect(open()).toEqual([true]);
});

test('the strip of a carousel is dragged and let go, and what is around it is not pressed (davidjerleke/embla-carousel#1232)', async () => {
  const pressed = vi.fn();
  await render(
    // biome-ignore lint/a11y: a card that a product makes pressable
    <div style={{ inlineSize: 600 }} onClick={pressed}>
      <Carousel label="Guests" items={slides(4)} />
    </div>,
  );
  const [x, y] = middle($('[data-part="viewport"]'));
  await drag([x, y], [x - 280, y + 5]);
  await wait(100);
  expect(pressed).not.toHaveBeenCalled();
  await mouse('mousePressed', x, y);
  await mouse('mouseReleased', x, y);
  expect(pressed).toHaveBeenCalledTimes(1);
});

const rooms = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const chosen = () => [
  ...$$<HTMLInputElement>('[type="radio"]').flatMap((one) => (one.checked ? one.value : [])),
  ...$$('[data-part="item"][data-state="checked"]').map((one) => one.textContent),
];

test('the first option goes and comes back, and what the reader chose stays (DigitalRiver/react-atlas#504)', async () => {
  const page = (options: typeof rooms) => (
    <SegmentedControl label="Room" name="room" defaultValue="a" options={options} />
  );
  const { rerender } = await render(page(rooms));
  await click($$('label')[1] as HTMLElement);
  await rerender(page(rooms.slice(1)));
  await rerender(page(rooms));
  expect(chosen()).toEqual(['b', 'b']);
});

test('a reset is seen by options that arrived later (mui/material-ui#40243)', async () => {
  const page = (options: typeof rooms) => (
    <form>
      <SegmentedControl label="Room" name="room" defaultValue="a" options={options} />
      <button type="reset">Reset</button>
    </form>
  );
  const { rerender } = await render(page([]));
  await rerender(page(rooms));
  expect(chosen()).toEqual(['a', 'a']);
  await click($$('label')[1] as HTMLElement);
  expect(chosen()).toEqual(['b', 'b']);
  await click(byText('Reset'));
  await until(() => chosen()[1] === 'a');
  expect(chosen()).toEqual(['a', 'a']);
});

test('a reset tells the product the choice that it gives back (tailwindlabs/headlessui radio-group.test)', async () => {
  const onValueChange = vi.fn();
  await render(
    <form>
      <SegmentedControl label="Room" name="room" defaultValue="a" options={rooms} onValueChange={onValueChange} />
      <button type="reset">Reset</button>
    </form>,
  );
  await click(byText('Reset'));
  await wait(50);
  expect(onValueChange).not.toHaveBeenCalled();
  await click($$('label')[1] as HTMLElement);
  await click(byText('Reset'));
  await until(() => chosen()[1] === 'a');
  expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
    ['b', 'item-press'],
    ['a', 'none'],
  ]);
  onValueChange.mockImplementation((_, { reason, cancel }) => reason === 'none' && cancel());
  await click($$('label')[1] as HTMLElement);
  await click(byText('Reset'));
  await wait(50);
  expect(chosen()).toEqual(['b', 'b']);
});

test('a panel is named by the product’s aria-label (ariakit/ariakit aria-labelledby-aria-label)', async () => {
  await wide();
  await render(
    <>
      <TabsParts.Root defaultValue="a">
        <TabsParts.List aria-label="Rooms">
          <TabsParts.Trigger value="a">A</TabsParts.Trigger>
        </TabsParts.List>
        <TabsParts.Content value="a" aria-label="The first room">
          Twin
        </TabsParts.Content>
      </TabsParts.Root>
      <NavbarParts.Root>
        <NavbarParts.Navigation>
          <NavbarParts.MenuTrigger />
          <NavbarParts.List>
            <NavbarParts.Group value="more">
              <NavbarParts.Trigger>More</NavbarParts.Trigger>
              <NavbarParts.Content aria-label="More rooms">
                <NavbarParts.Item>
                  <NavbarParts.Link href="#b">B</NavbarParts.Link>
                </NavbarParts.Item>
              </NavbarParts.Content>
            </NavbarParts.Group>
          </NavbarParts.List>
        </NavbarParts.Navigation>
      </NavbarParts.Root>
    </>,
  );
  await click(byText('More'));
  expect(page.getByRole('tabpanel', { name: 'The first room' }).elements()).toHaveLength(1);
  expect(page.getByRole('list', { name: 'More rooms' }).elements()).toHaveLength(1);
});
