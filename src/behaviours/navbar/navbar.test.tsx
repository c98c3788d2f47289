import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { LinkProvider } from '../../elements/link';
import { hydrate, serverHtml } from '../../testing/server-html';
import { BehaviourProvider } from '../behaviour-provider';
import { Navbar, NavbarParts, type NavbarProps, type NavbarRootProps, type NavbarTriggerProps } from '.';
import { MENU_OPEN_DELAY_MS } from './navbar.machine';

const props: NavbarProps = {
  logo: 'Halloway',
  items: [
    { label: 'About', href: '/about' },
    {
      label: 'Solutions',
      items: [
        { label: 'Horizontal', href: '/horizontal-solutions', description: 'Across industries' },
        { label: 'Vertical', href: '/vertical-solutions' },
      ],
    },
    { label: 'Media', href: '/media' },
  ],
  secondary: { label: 'Login/Signup', href: '/accounts/login/', external: true },
  primary: { label: 'Contact', href: '/contact' },
};

/** Each reported value with its reason. */
const reasons = (onOpenChange: ReturnType<typeof vi.fn>) =>
  onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason]);
const bar = () => screen.getByRole('banner');
const menu = () => screen.getByRole('button', { name: 'Menu' });
const solutions = () => screen.getByRole('button', { name: 'Solutions' });
/** The two parallel states: scroll and menu. */
const isExpanded = (toggle = solutions()) => toggle.getAttribute('aria-expanded') === 'true';
const shown = () => `scroll.${stateOf(bar())} menu.${stateOf(screen.getByRole('navigation'))}`;
const stateOf = (element: HTMLElement) => element.dataset.state;
// A walk of another file in this environment may have scrolled the page.
beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('before JavaScript', () => {
  const view = <Navbar {...props} location="/media/blog" />;

  test('is a landmark with every link in order, the current page marked, and without states that only JavaScript updates', () => {
    const page = serverHtml(view);
    // Its button is before the menu on a small screen, and after the links on a large one.
    const order = [...page.querySelectorAll('a, button')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );
    expect(order.slice(0, 3)).toEqual(['Halloway', 'Contact', 'Menu']);
    expect(order.slice(-2)).toEqual(['Login/Signup', 'Contact']);
    const nav = within(page).getByRole('navigation', { name: 'Main' });
    for (const [name, href] of [
      ['About', '/about'],
      ['Horizontal Across industries', '/horizontal-solutions'],
      ['Vertical', '/vertical-solutions'],
      ['Media', '/media'],
      ['Login/Signup', '/accounts/login/'],
    ] as const)
      expect(within(nav).getByRole('link', { name })).toHaveAttribute('href', href);
    expect(within(nav).getByRole('link', { current: true })).toHaveTextContent('Media');
    for (const button of within(nav).getAllByRole('button')) {
      expect(button).not.toHaveAttribute('aria-expanded');
      expect(button).not.toHaveAttribute('data-state');
    }
  });

  test.each([
    ['a dropdown where the row fits', { display: 'none' }, 'scroll.top menu.expanded'],
    ['the menu of a small screen', {}, 'scroll.top menu.open'],
  ])('keeps %s open on hydration if the reader is in it', async (_, toggle, state) => {
    await hydrate(view, () => {
      Object.assign(menu().style, toggle);
      screen.getByRole('link', { name: 'Vertical' }).focus();
    });
    expect(shown()).toBe(state);
    expect(screen.getByRole('link', { name: 'Vertical' })).toHaveFocus();
  });
});

describe('arrow keys, Home and End (APG, disclosure navigation)', () => {
  const company = { label: 'Company', disabled: true, items: [{ label: 'News', href: '/news' }] };
  const view = (direction: 'ltr' | 'rtl' = 'ltr', more: Partial<NavbarProps> = {}) => (
    <div style={{ direction }}>
      <Navbar {...props} items={[...props.items, company]} {...more} />
    </div>
  );
  const focused = () => document.activeElement?.textContent;
  const press = async (...keys: string[]) => {
    const names = [];
    for (const key of keys) {
      await userEvent.keyboard(`{${key}}`);
      names.push(focused());
    }
    return names;
  };
  const focus = (name: string | RegExp, role = 'link') => act(() => screen.getByRole(role, { name }).focus());

  test.each([
    ['ltr', 'ArrowLeft', 'ArrowRight'],
    ['rtl', 'ArrowRight', 'ArrowLeft'],
  ] as const)('move among the links and buttons of the row, past a disabled one: %s', async (direction, back, on) => {
    render(view(direction));
    focus('About');
    expect(await press(on, on, on, on)).toEqual(['Solutions', 'Media', 'Login/Signup', 'Login/Signup']);
    expect(await press(back, 'Home', back, 'End')).toEqual(['Media', 'About', 'About', 'Login/Signup']);
    expect(shown()).toBe('scroll.top menu.closed');
  });

  test('close a dropdown that they leave', async () => {
    render(view());
    await userEvent.click(solutions());
    expect(await press('ArrowRight')).toEqual(['Media']);
    expect(isExpanded()).toBe(false);
  });

  test('move up and down within a panel', async () => {
    render(view());
    focus('Solutions', 'button');
    expect(await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'ArrowUp', 'End', 'ArrowRight')).toEqual([
      'HorizontalAcross industries',
      'Vertical',
      'Vertical',
      'HorizontalAcross industries',
      'HorizontalAcross industries',
      'Vertical',
      'Vertical',
    ]);
    expect(isExpanded()).toBe(true);
  });

  test('move up and down in the menu of a small screen', async () => {
    render(view('ltr', { items: props.items.slice(0, 1), menuLinks: [{ label: 'Jobs', href: '/jobs' }] }));
    await userEvent.click(menu());
    focus('About');
    expect(await press('ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home')).toEqual([
      'About',
      'Login/Signup',
      'Jobs',
      'Login/Signup',
      'Jobs',
      'About',
    ]);
    expect(shown()).toBe('scroll.top menu.open');
  });

  test('are left to fields, to shortcuts and to what a product handles itself', async () => {
    const foot = <input aria-label="Search" />;
    render(view('ltr', { menuFoot: foot }));
    const key = (at: Element, init: object) => fireEvent.keyDown(at, { key: 'End', ...init });
    expect(key(screen.getByLabelText('Search'), {})).toBe(true);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(key(solutions(), { key: 'ArrowDown', [modifier]: true }), modifier).toBe(true);
    expect(isExpanded()).toBe(false);
    const about = screen.getByRole('link', { name: 'About' });
    expect(key(about, { shiftKey: true })).toBe(true);
    const handle = (at: Element) => at.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    handle(about);
    focus('About');
    key(about, {});
    expect(about).toHaveFocus();
    await userEvent.click(solutions());
    handle(solutions());
    key(solutions(), { key: 'Escape' });
    expect(isExpanded()).toBe(true);
  });
});

describe('a disabled dropdown', () => {
  const view = (disabled: boolean, more: Partial<NavbarRootProps> = {}, trigger: NavbarTriggerProps = {}) => (
    <NavbarParts.Root {...more}>
      <NavbarParts.Navigation>
        <NavbarParts.MenuTrigger />
        <NavbarParts.List>
          <NavbarParts.Group value="kitchen" disabled={disabled} className={(state) => `disabled-${state.disabled}`}>
            <NavbarParts.Trigger {...trigger}>Kitchen</NavbarParts.Trigger>
            <NavbarParts.Content>
              <NavbarParts.Item>
                <NavbarParts.Link href="/wine">Wine</NavbarParts.Link>
              </NavbarParts.Item>
            </NavbarParts.Content>
          </NavbarParts.Group>
        </NavbarParts.List>
      </NavbarParts.Navigation>
    </NavbarParts.Root>
  );
  const kitchen = () => screen.getByRole('button', { name: 'Kitchen' });
  const isOpen = () => isExpanded(kitchen());

  test.each([
    ['by its group', true, {}],
    ['by its button', false, { disabled: true }],
  ])('%s is opened by no mouse, key or value', async (_, disabled, trigger) => {
    const clock = new SimulatedClock();
    const onOpenChange = vi.fn();
    render(view(disabled, { onOpenChange, defaultOpen: 'kitchen' }, trigger), {
      wrapper: ({ children }) => <BehaviourProvider clock={clock}>{children}</BehaviourProvider>,
    });
    expect(kitchen()).toBeDisabled();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.hover(kitchen().closest('li') as HTMLElement);
    act(() => clock.increment(10_000));
    expect(isOpen()).toBe(false);
    await user.click(kitchen());
    fireEvent.keyDown(kitchen(), { key: 'ArrowDown' });
    expect(isOpen()).toBe(false);
    expect(shown()).toBe('scroll.top menu.closed');
  });

  test('has no links, also where CSS alone would show them, and gets them when it is enabled', async () => {
    const html = serverHtml(view(true));
    expect(html.querySelector('[data-part="content"]')).toBeNull();
    expect(html.querySelector('[data-part="group"]')).toHaveAttribute('data-state', 'closed');
    html.remove();
    const { rerender } = render(view(true));
    expect(kitchen()).not.toHaveAttribute('aria-controls');
    expect(kitchen().closest('li')).toHaveClass('disabled-true');
    rerender(view(false));
    await userEvent.click(kitchen());
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('link', { name: 'Wine' })).toBeInTheDocument();
  });

  test('closes if it is open, and says so', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(view(false, { onOpenChange }));
    await userEvent.click(kitchen());
    rerender(view(true, { onOpenChange }));
    expect(isOpen()).toBe(false);
    expect(reasons(onOpenChange)).toEqual([
      ['kitchen', 'trigger-press'],
      [null, 'missing'],
    ]);
  });
});

describe('with the pointer', () => {
  /** A bar with a simulated clock. */
  function hover(more: Partial<NavbarProps> = {}) {
    const clock = new SimulatedClock();
    const company = { label: 'Company', items: [{ label: 'News', href: '/news' }] };
    render(
      <BehaviourProvider clock={clock}>
        <Navbar {...props} items={[...props.items, company]} {...more} />
      </BehaviourProvider>,
    );
    const user = userEvent.setup();
    const other = screen.getByRole('button', { name: 'Company' });
    return { user, other, pass: (milliseconds: number) => act(() => clock.increment(milliseconds)) };
  }

  test('opens a dropdown under a mouse that is in it already, when it moves', () => {
    const { pass } = hover();
    const move = () => fireEvent.pointerMove(solutions(), { pointerType: 'mouse' });
    move();
    pass(MENU_OPEN_DELAY_MS - 1);
    move();
    expect(isExpanded()).toBe(false);
    pass(1);
    expect(isExpanded()).toBe(true);
  });

  test('opens and closes after delays of the product’s own', async () => {
    const { user, pass } = hover({ openDelay: 20, closeDelay: 40 });
    await user.hover(solutions());
    pass(19);
    expect(isExpanded()).toBe(false);
    pass(1);
    expect(isExpanded()).toBe(true);
    await user.unhover(solutions());
    pass(39);
    expect(isExpanded()).toBe(true);
    pass(1);
    expect(isExpanded()).toBe(false);
  });

  test('opens by a press only, if the product wants that', async () => {
    const { user, other, pass } = hover({ openOnHover: false });
    await user.hover(solutions());
    pass(10_000);
    expect(isExpanded()).toBe(false);
    await user.click(solutions());
    await user.unhover(solutions());
    await user.hover(other);
    pass(10_000);
    expect(isExpanded()).toBe(true);
    await user.click(solutions());
    expect(isExpanded()).toBe(false);
  });

  test('does not move the focus when the mouse passes over the bar', async () => {
    const onOpenChange = vi.fn();
    const { user, other, pass } = hover({ onOpenChange });
    await user.hover(solutions());
    pass(MENU_OPEN_DELAY_MS);
    const link = screen.getByRole('link', { name: /Horizontal/ });
    act(() => link.focus());
    for (const way of [solutions(), other]) {
      await user.hover(way);
      pass(MENU_OPEN_DELAY_MS);
      await user.unhover(way);
      pass(10_000);
    }
    expect(isExpanded()).toBe(true);
    expect(link).toHaveFocus();
    act(() => screen.getByRole('link', { name: 'About' }).focus());
    expect(isExpanded()).toBe(false);
    expect(onOpenChange.mock.lastCall?.[1].reason).toBe('focus-out');
  });

  test('closes also on a press whose propagation is stopped', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    render(
      <>
        <Navbar {...props} onOpenChange={onOpenChange} />
        <p
          ref={(host) => {
            host?.addEventListener('pointerdown', (event) => event.stopPropagation());
          }}
        >
          A map
        </p>
      </>,
    );
    await user.click(solutions());
    await user.click(screen.getByText('A map'));
    expect(shown()).toBe('scroll.top menu.closed');
    expect(onOpenChange.mock.lastCall?.[1].reason).toBe('outside-press');
  });

  test('closes a hovered dropdown on Escape without moving the focus', async () => {
    const { user, pass } = hover();
    screen.getByRole('link', { name: 'About' }).focus();
    await user.hover(solutions());
    pass(MENU_OPEN_DELAY_MS);
    expect(isExpanded()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isExpanded()).toBe(false);
    expect(screen.getByRole('link', { name: 'About' })).toHaveFocus();
  });

  test('closes the menu when a link is followed, even to this page, but not when it is opened in another tab or kept as a file', async () => {
    const user = userEvent.setup();
    render(<Navbar {...props} location="/about" />);
    const about = screen.getByRole('link', { name: 'About' });
    about.addEventListener('click', (event) => event.preventDefault());
    await user.click(menu());
    fireEvent.click(about, { ctrlKey: true });
    fireEvent.click(about, { altKey: true });
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    await user.click(about);
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });
});

test('is solid at once on a page that loads scrolled', () => {
  vi.stubGlobal('scrollY', 300);
  render(<Navbar {...props} />);
  expect(shown()).toBe('scroll.past menu.closed');
});

describe('the product', () => {
  test.each([
    ['a dropdown', 'Solutions', () => solutions()],
    ['the menu of a small screen', 'menu', () => menu()],
  ])('opens %s initially, in server HTML as well', async (_, defaultOpen, toggle) => {
    const onOpenChange = vi.fn();
    await hydrate(<Navbar {...props} defaultOpen={defaultOpen} onOpenChange={onOpenChange} />, () =>
      expect(toggle()).toHaveAttribute('aria-expanded', 'true'),
    );
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('moves focus from a menu that it closes to the button', () => {
    const { rerender } = render(<Navbar {...props} open="Solutions" />);
    act(() => screen.getByRole('link', { name: 'Vertical' }).focus());
    rerender(<Navbar {...props} open={null} />);
    expect(solutions()).toHaveFocus();
  });
});

test('renders local links with the product’s router, and external ones as plain anchors', () => {
  render(
    <LinkProvider component={(anchor) => <a {...anchor} data-router="" />}>
      <Navbar
        {...props}
        items={[...props.items, { label: 'Status', href: '/status', external: true }]}
        primary={{ label: 'Sign in', href: '/login', external: true, description: 'Your dashboard' }}
      />
    </LinkProvider>,
  );
  for (const link of screen.getAllByRole('link', { name: 'Sign in' })) {
    expect(link).not.toHaveAttribute('data-router');
    expect(link).toHaveAccessibleDescription('Your dashboard');
  }
  for (const name of ['Login/Signup', 'Status'])
    expect(screen.getByRole('link', { name })).not.toHaveAttribute('data-router');
  for (const name of ['Halloway', 'About']) expect(screen.getByRole('link', { name })).toHaveAttribute('data-router');
});

test('renders a link once when the bar comes, although it reads its dropdowns from the page', () => {
  const routed = vi.fn(({ href, children }: { href: string; children?: ReactNode }) => <a href={href}>{children}</a>);
  render(
    <LinkProvider component={routed}>
      <Navbar
        logo="Logo"
        home="https://example.com/"
        items={[{ label: 'Product', items: [{ label: 'Calls', href: '/calls' }] }]}
      />
    </LinkProvider>,
  );
  expect(routed.mock.calls.map(([{ href }]) => href)).toEqual(['/calls']);
});

test('has further links in the menu, the current page among them, and the product’s content below and at both ends', () => {
  const menuLinks = [
    { label: 'Pricing', href: '/pricing' },
    { label: 'Transcription', href: '/transcribe' },
  ];
  const start = <a href="#search">Search</a>;
  const ends = { start, end: <button type="button">Basket</button> };
  const { rerender } = render(
    <Navbar {...props} {...ends} location="/pricing" menuLinks={menuLinks} menuFoot="Foot" />,
  );
  const row = [...bar().querySelectorAll('[data-part="home"], [data-part="start"], [data-part="end"]')];
  expect(row.map(({ textContent }) => textContent)).toEqual(['Halloway', 'Search', 'Basket']);
  const link = screen.getByText('Pricing');
  expect(link).toHaveAttribute('aria-current', 'page');
  const foot = link.closest('[data-part="menu-end"]')?.nextElementSibling;
  expect(foot).toHaveTextContent('Foot');
  expect(foot?.parentElement).toHaveAttribute('data-part', 'list');
  expect(foot?.nextElementSibling).toBeNull();
  expect(screen.getByText('Transcription')).toHaveAttribute('href', '/transcribe');
  rerender(<Navbar {...props} />);
  expect(foot).not.toBeInTheDocument();
});

test.each([
  ['/media', '/media', 'page'],
  ['/media/', '/media?from=mail#top', 'page'],
  ['/media?from=bar', '/media/', 'page'],
  ['/media', '/media/blog', 'true'],
  ['/media/', '/media/blog/', 'true'],
  ['/media#faq', '/media', 'true'],
  ['/media', '/mediation', null],
  ['/cafés', '/caf%C3%A9s', 'page'],
  ['/caf%C3%A9s', '/cafés/paris', 'true'],
  ['/our rooms', '/our%20rooms', 'page'],
  ['/100%', '/100%', 'page'],
  ['/a%2Fb', '/a/b', null],
  ['/', '/media', null],
  ['/', '/', 'page'],
  ['/', undefined, null],
  ['#faq', undefined, null],
])(
  'says of a link to %s at %s: %s (alphagov/govuk-design-system#4805, solidjs/solid-router#532 and #484)',
  (href, location, current) => {
    render(<Navbar {...props} items={[{ label: 'Media', href }]} location={location} />);
    expect(screen.getByRole('link', { name: 'Media' }).getAttribute('aria-current')).toBe(current);
  },
);

test('keeps its dropdown open for a press inside, also in a shadow root', () => {
  const host = document.createElement('div');
  document.body.append(host);
  const container = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container);
  const { unmount } = render(<Navbar {...props} defaultOpen="Solutions" />, { container });
  const open = () => container.querySelector('[data-part="trigger"]')?.getAttribute('aria-expanded');
  fireEvent.pointerDown(within(container).getByText('Vertical'), { composed: true });
  expect(open()).toBe('true');
  fireEvent.pointerDown(document.body);
  expect(open()).toBe('false');
  unmount();
});

test('identifies a group by its id, so that its label may be any word', async () => {
  const links = [{ label: 'Starters', href: '/starters' }];
  const groups = [
    { value: 'food', label: 'menu', items: links },
    { value: 'drinks', label: 'menu', items: links },
  ];
  const onOpenChange = vi.fn();
  render(<Navbar logo="Bistro" items={groups} defaultOpen="food" onOpenChange={onOpenChange} />);
  const toggles = screen.getAllByRole('button', { name: 'menu' });
  expect(toggles.map((toggle) => toggle.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
  await userEvent.click(toggles[1] as HTMLElement);
  expect(onOpenChange.mock.lastCall?.[0]).toBe('drinks');
});

describe('parts', () => {
  /** A bar whose groups are in components of the product. */
  const composed = (root: Partial<NavbarRootProps> = {}, more?: ReactNode) => (
    <NavbarParts.Root location="/rooms/attic" {...root}>
      <NavbarParts.Home aria-label="Inn">Inn</NavbarParts.Home>
      <NavbarParts.Start>Beta</NavbarParts.Start>
      <NavbarParts.Navigation aria-label="Pages" className={({ open }) => `menu-${open}`}>
        <NavbarParts.MenuTrigger>All pages</NavbarParts.MenuTrigger>
        <NavbarParts.List>
          <NavbarParts.Item>
            <NavbarParts.Link
              href="/rooms"
              className={({ current }) => `here-${current}`}
              render={(link) => <a {...link} data-routed="" />}
            >
              Rooms
            </NavbarParts.Link>
          </NavbarParts.Item>
          <TableGroup />
          {more}
        </NavbarParts.List>
      </NavbarParts.Navigation>
      <NavbarParts.End className="basket">Basket</NavbarParts.End>
    </NavbarParts.Root>
  );

  const TableGroup = () => (
    <NavbarParts.Group value="table" className={({ value, open }) => `${value}-${open}`}>
      <div>
        <NavbarParts.Trigger className={({ open }) => (open ? 'is-open' : 'is-closed')}>
          Table <NavbarParts.Indicator />
        </NavbarParts.Trigger>
      </div>
      <NavbarParts.GroupLabel>Table</NavbarParts.GroupLabel>
      <NavbarParts.Content>
        <NavbarParts.Item>
          <NavbarParts.Link href="/menu">
            <NavbarParts.Icon>*</NavbarParts.Icon>
            Dishes <NavbarParts.Description>From noon</NavbarParts.Description>
          </NavbarParts.Link>
        </NavbarParts.Item>
        <NavbarParts.Item>
          <NavbarParts.Link href="/wine">Wine</NavbarParts.Link>
        </NavbarParts.Item>
      </NavbarParts.Content>
    </NavbarParts.Group>
  );
  const Bed = () => (
    <NavbarParts.Group value="bed">
      <NavbarParts.Trigger>Bed</NavbarParts.Trigger>
      <NavbarParts.Content aria-label="Beds" />
    </NavbarParts.Group>
  );
  const table = () => screen.getByRole('button', { name: 'Table' });

  test('have the roles, names, states, focus and keys of a bar and its dropdowns, which close behind Tab (D18)', async () => {
    const user = userEvent.setup();
    const last = (
      <NavbarParts.Item>
        <NavbarParts.Link href="/news">News</NavbarParts.Link>
      </NavbarParts.Item>
    );
    render(composed({}, last), { wrapper: StrictMode });
    const navigation = screen.getByRole('navigation', { name: 'Pages' });
    const menu = within(navigation).getByRole('button', { name: 'All pages' });
    expect(document.getElementById(menu.getAttribute('aria-controls') ?? '')).toContainElement(table());
    expect(screen.getByRole('link', { name: 'Inn' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Rooms');
    expect(screen.getByRole('list', { name: 'Table' })).toHaveTextContent('Wine');
    table().focus();
    await user.keyboard('{ArrowDown}');
    expect(table()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Dishes From noon' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(table()).toHaveAttribute('aria-expanded', 'false');
    expect(table()).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Wine' })).toHaveFocus();
    expect(table()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(table()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'News' })).toHaveFocus();
    await user.click(menu);
    expect(shown()).toBe('scroll.top menu.open');
    expect(navigation).toHaveClass('menu-true');
  });

  test('open a group that comes at the same time as the `open` that names it', () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(composed({ open: null, onOpenChange }));
    rerender(composed({ open: 'bed', onOpenChange }, <Bed />));
    expect(screen.getByRole('button', { name: 'Bed' })).toHaveAttribute('aria-expanded', 'true');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('close when the open group goes without its root, and say so', async () => {
    const onOpenChange = vi.fn();
    let show = (_: boolean) => {};
    function More() {
      const [isShown, setShown] = useState(true);
      show = setShown;
      return isShown && <Bed />;
    }
    render(composed({ onOpenChange }, <More />), { wrapper: StrictMode });
    await userEvent.click(screen.getByRole('button', { name: 'Bed' }));
    expect(shown()).toBe('scroll.top menu.expanded');
    act(() => show(false));
    expect(shown()).toBe('scroll.top menu.closed');
    expect(reasons(onOpenChange)).toEqual([
      ['bed', 'trigger-press'],
      [null, 'missing'],
    ]);
    act(() => show(true));
    await userEvent.click(screen.getByRole('button', { name: 'Bed' }));
    expect(screen.getByRole('button', { name: 'Bed' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('take a bar and a row of the product’s own, a foot of the menu, and looks that depend on the state of each part', async () => {
    const own = {
      className: ({ open, past }) => `${open} ${past}`,
      style: ({ past }) => ({ opacity: past ? 1 : 0.5 }),
      render: <section aria-label="Root" />,
      bar: <NavbarParts.Bar className={({ past }) => `pill past-${past}`} />,
      row: <NavbarParts.Row render={<section aria-label="Row" />} />,
    } satisfies Partial<NavbarRootProps>;
    render(composed(own, <NavbarParts.MenuFoot className={({ open }) => `foot-${open}`}>Dark</NavbarParts.MenuFoot>));
    const [root, row] = ['Root', 'Row'].map((name) => screen.getByRole('region', { name }));
    expect(root).toHaveClass('null', 'false');
    expect(root).toHaveStyle({ opacity: '0.5' });
    expect(row).toHaveAttribute('data-part', 'row');
    expect(row?.parentElement).toHaveClass('pill', 'past-false', 'hw');
    expect(row?.parentElement).toHaveAttribute('data-part', 'bar');
    expect(row?.parentElement?.parentElement).toBe(root);
    expect(screen.getByText('Beta')).toHaveAttribute('data-part', 'start');
    expect(screen.getByText('Basket')).toHaveClass('basket', 'hw');
    expect(screen.getByText('Dark')).toHaveClass('foot-false');
    expect(screen.getByRole('navigation')).toHaveClass('menu-false');
    expect(screen.getByRole('link', { name: 'Rooms' })).toHaveClass('here-true');
    expect(screen.getByRole('link', { name: 'Rooms' })).toHaveAttribute('data-routed');
    expect(table()).toHaveClass('is-closed');
    expect(table().closest('li')).toHaveClass('table-false');
    await userEvent.click(table());
    expect(root).toHaveClass('table', 'false');
    expect(table()).toHaveClass('is-open');
    expect(table().closest('li')).toHaveClass('table-true');
  });

  test('leave alone what a product puts beside them', async () => {
    render(
      composed(
        {},
        <li>
          <details data-item="table" open>
            <summary>Language</summary>
          </details>
          <button type="button" aria-expanded="true">
            Search
          </button>
        </li>,
      ),
    );
    await userEvent.click(table());
    await userEvent.click(screen.getByRole('link', { name: 'Wine' }).parentElement as HTMLElement);
    expect(table()).toHaveAttribute('aria-expanded', 'true');
    act(() => screen.getByRole('link', { name: 'Wine' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(table()).toHaveFocus();
  });
});

test('measures nothing while a box that it is not in scrolls', () => {
  render(
    <div data-testid="around">
      <Navbar {...props} />
      <div data-testid="beside" />
    </div>,
  );
  const measured = vi.spyOn(Element.prototype, 'scrollTop', 'get').mockReturnValue(300);
  fireEvent.scroll(screen.getByTestId('beside'));
  expect(measured).not.toHaveBeenCalled();
  expect(shown()).toBe('scroll.top menu.closed');
  for (const [target, top, scroll] of [
    [screen.getByTestId('around'), 300, 'past'],
    [document, 0, 'top'],
    [window, 300, 'past'],
  ] as const) {
    measured.mockReturnValue(top);
    fireEvent.scroll(target);
    expect(shown()).toBe(`scroll.${scroll} menu.closed`);
  }
  measured.mockRestore();
});
