import { Navbar, NavbarParts } from '@halloway/ui';
import {
  $,
  $$,
  bareEscape,
  byText,
  click,
  expect,
  focused,
  hover,
  isDisplayed,
  key,
  middle,
  mouse,
  render,
  settle,
  size,
  styles,
  sweep,
  test,
  until,
  wait,
  wheel,
  wide,
} from './kit';

const links = (count: number, name = 'Link') =>
  Array.from({ length: count }, (_, at) => ({ label: `${name} ${at + 1}`, href: `#${name}-${at + 1}` }));
const trigger = (label: string) => $$('[data-part="trigger"]').find((one) => one.textContent === label) as HTMLElement;
const panelOf = (label: string) =>
  $('[data-part="content"]', trigger(label).closest('[data-part="group"]') as HTMLElement);

test('a press in an embedded map (an iframe) closes the dropdown (tailwindlabs/headlessui#2484)', async () => {
  await render(
    <>
      <Navbar logo="Inn" items={[{ label: 'Kitchen', items: links(3) }]} />
      <iframe
        title="Map"
        srcDoc="<p style='margin:80px'>A map</p>"
        style={{ marginTop: 260, width: 500, height: 200, border: 0 }}
      />
    </>,
  );
  await wait(200);
  await click(trigger('Kitchen'));
  expect(trigger('Kitchen').getAttribute('aria-expanded')).toBe('true');
  const [x, y] = middle($('iframe'));
  await mouse('mouseMoved', x, y);
  await mouse('mousePressed', x, y);
  await mouse('mouseReleased', x, y);
  await wait(100);
  expect(document.activeElement?.tagName).toBe('IFRAME');
  expect(trigger('Kitchen').getAttribute('aria-expanded')).toBe('false');
});

test('the phone menu closes when the window becomes wide, and a dropdown opens under the mouse (compsci-adl/website#42)', async () => {
  await size(390, 800);
  try {
    await render(
      <Navbar
        logo="Inn"
        items={[
          { label: 'Rooms', href: '#rooms' },
          { label: 'Kitchen', items: links(3) },
        ]}
      />,
    );
    await click($('[data-part="menu-trigger"]'));
    expect($('[data-part="menu-trigger"]').getAttribute('aria-expanded')).toBe('true');
    await size(1280, 800);
    await hover(trigger('Kitchen'));
    await wait(400);
    expect(isDisplayed(panelOf('Kitchen')), 'the dropdown opens').toBe(true);
  } finally {
    await wide();
  }
});

test('the last links of a dropdown that is higher than the window can be reached (twbs/bootstrap#25205)', async () => {
  await size(1280, 480);
  try {
    await render(
      <>
        <Navbar logo="Inn" items={[{ label: 'Kitchen', items: links(14) }]} />
        <div style={{ height: 3000 }}>A long page</div>
      </>,
    );
    await click(trigger('Kitchen'));
    await wait(300);
    const last = byText('Link 14').closest('a') as HTMLElement;
    const [x] = middle(trigger('Kitchen'));
    await wheel(x, 300, 2000);
    await wait(200);
    last.focus();
    await settle();
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  } finally {
    await wide();
  }
});

for (const dir of ['ltr', 'rtl'])
  test(`the last dropdown stays in the window, and the page does not scroll sideways (${dir}, twbs/bootstrap#25205)`, async () => {
    document.documentElement.dir = dir;
    await render(
      <Navbar
        logo="Inn"
        items={[
          ...links(13, 'Page'),
          {
            label: 'Kitchen',
            items: links(3).map((link) => ({ ...link, description: 'What is served, and when it is' })),
          },
        ]}
      />,
    );
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await hover(trigger('Kitchen'));
    await wait(400);
    const { left, right } = panelOf('Kitchen').getBoundingClientRect();
    expect([left >= 0, right <= document.documentElement.clientWidth]).toEqual([true, true]);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

test('under a notice, the end of the phone menu is in the window (twbs/bootstrap#25205)', async () => {
  await size(390, 800);
  try {
    await render(
      <>
        <div style={{ height: 120 }}>A notice</div>
        <Navbar logo="Inn" items={links(3)} menuFoot="At the end" />
        <div style={{ height: 3000 }}>A long page</div>
      </>,
    );
    await click($('[data-part="menu-trigger"]'));
    await wait(300);
    expect(byText('At the end').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  } finally {
    await wide();
  }
});

test('the straight way of the mouse to the far end of a panel does not open the neighbor (radix-ui/primitives#2437)', async () => {
  await render(
    <Navbar
      logo="Inn"
      items={[
        { label: 'Kitchen', items: links(4, 'Dish') },
        { label: 'Rooms', items: links(4, 'Room') },
      ]}
    />,
  );
  await hover(trigger('Kitchen'));
  await wait(400);
  expect(isDisplayed(panelOf('Kitchen'))).toBe(true);
  const [fromX, fromY] = middle(trigger('Kitchen'));
  const target = byText('Dish 1').getBoundingClientRect();
  const panel = panelOf('Kitchen').getBoundingClientRect();
  const [toX, toY] = [panel.right - 40, target.top + target.height / 2];
  await sweep([fromX, fromY], [toX, toY], 300);
  await wait(400);
  expect(trigger('Kitchen').getAttribute('aria-expanded'), 'still the one that was opened').toBe('true');
  expect(trigger('Rooms').getAttribute('aria-expanded')).toBe('false');
});

/** An app of ours in a shadow root, with its styles. */
function inShadow() {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = styles();
  const container = document.createElement('div');
  shadow.append(style, container);
  return { shadow, container };
}

test('in a shadow root the focus returns to the trigger on Escape (adobe/react-spectrum#1472)', async () => {
  const { shadow, container } = inShadow();
  await render(<Navbar logo="Inn" items={[{ label: 'Kitchen', items: links(3) }]} />, { container });
  const button = shadow.querySelector('[data-part="trigger"]') as HTMLElement;
  button.focus();
  button.click();
  await settle();
  (shadow.querySelector('[data-part="content"] a') as HTMLElement).focus();
  await settle();
  await bareEscape();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(shadow.activeElement).toBe(button);
});

for (const width of [1280, 390])
  test(`a link to a part of the page leads below the bar at ${width} px (mozilla/sumo#587)`, async () => {
    await size(width, 700);
    try {
      await render(
        <>
          <Navbar logo="Inn" items={[{ label: 'Rooms', href: '#rooms' }]} />
          <div style={{ blockSize: 2000 }} />
          <h2 id="rooms">Rooms</h2>
          <div style={{ blockSize: 2000 }} />
        </>,
      );
      if (width === 390) await click($('[data-part="menu-trigger"]'));
      await click($('[href="#rooms"]'));
      await until(() => window.scrollY > 0);
      await wait(300);
      const { top, bottom } = $('#rooms').getBoundingClientRect();
      expect(top).toBeGreaterThan(0);
      expect(document.elementFromPoint(20, (top + bottom) / 2)).toBe($('#rooms'));
    } finally {
      await wide();
    }
  });

test('in a box that scrolls, the bar knows when it is past the beginning (captivationsoftware/react-sticky#61)', async () => {
  await render(
    <div data-box="" style={{ blockSize: 300, overflow: 'auto' }}>
      <Navbar logo="Inn" items={[{ label: 'Rooms', href: '#rooms' }]} />
      <div style={{ blockSize: 2000 }} />
    </div>,
  );
  const past = () => document.querySelector('[data-scope="navbar"][data-state="past"]') !== null;
  expect(past()).toBe(false);
  $('[data-box]').scrollTop = 200;
  await until(past);
  expect(past()).toBe(true);
  $('[data-box]').scrollTop = 0;
  await until(() => !past());
  expect(past()).toBe(false);
});

test('with `* { transition: all }` of the product Down reaches the first link of a dropdown (mui/material-ui#14465)', async () => {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = '* { transition: all 0.3s }';
  await render(<Navbar logo="Inn" items={[{ label: 'Kitchen', items: links(2) }]} />);
  trigger('Kitchen').focus();
  await key('{ArrowDown}');
  await until(() => focused() !== trigger('Kitchen'), 500);
  sheet.remove();
  expect(focused().textContent).toBe('Link 1');
});

test('a class of the product shows no part that belongs to the other width (tankpkg/tank#147)', async () => {
  const laidOut = { style: { display: 'flex' } };
  await render(
    <NavbarParts.Root>
      <NavbarParts.Navigation>
        <NavbarParts.MenuTrigger {...laidOut} />
        <NavbarParts.List>
          <NavbarParts.Group value="kitchen">
            <NavbarParts.Trigger {...laidOut}>Kitchen</NavbarParts.Trigger>
            <NavbarParts.GroupLabel {...laidOut}>Kitchen</NavbarParts.GroupLabel>
          </NavbarParts.Group>
          <NavbarParts.MenuFoot {...laidOut}>Foot</NavbarParts.MenuFoot>
        </NavbarParts.List>
      </NavbarParts.Navigation>
    </NavbarParts.Root>,
  );
  const shown = () =>
    ['menu-trigger', 'trigger', 'group-label', 'menu-foot'].filter((part) => isDisplayed($(`[data-part="${part}"]`)));
  expect(shown()).toEqual(['trigger']);
  await size(390, 800);
  try {
    expect(shown()).toEqual(['menu-trigger']);
    await click($('[data-part="menu-trigger"]'));
    await wait(300);
    expect(shown()).toEqual(['menu-trigger', 'group-label', 'menu-foot']);
  } finally {
    await wide();
  }
});
