import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LinkProvider } from '../../elements/link';
import { Navbar, type NavbarProps } from '.';

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

const bar = () => screen.getByRole('banner');
const menu = () => screen.getByRole('button', { name: 'Menu' });
const solutions = () => screen.getByRole('button', { name: 'Solutions' });
const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  });

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('before JavaScript', () => {
  const html = () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Navbar {...props} location="/media/blog" />);
    document.body.append(root);
    return root;
  };

  test('is a landmark with every link, the one of the page marked', () => {
    const nav = within(html()).getByRole('navigation', { name: 'Main' });
    for (const [name, href] of [
      ['About', '/about'],
      ['Horizontal Across industries', '/horizontal-solutions'],
      ['Vertical', '/vertical-solutions'],
      ['Media', '/media'],
      ['Login/Signup', '/accounts/login/'],
    ] as const)
      expect(within(nav).getByRole('link', { name })).toHaveAttribute('href', href);
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Media');
  });

  test('promises nothing that nobody would keep: no button says whether it is expanded', () => {
    for (const button of within(html()).getAllByRole('button')) {
      expect(button).not.toHaveAttribute('aria-expanded');
      expect(button).not.toHaveAttribute('data-state');
    }
  });

  test.each([
    ['a dropdown where the row fits', { display: 'none' }, 'scroll.top menu.expanded'],
    ['the menu of a small screen', {}, 'scroll.top menu.open'],
  ])('and hydration, keeps open %s that the reader is in', async (_, toggle, state) => {
    const root = html();
    Object.assign(within(root).getByRole('button', { name: 'Menu' }).style, toggle);
    within(root).getByRole('link', { name: 'Vertical' }).focus();
    const hydrated = await act(async () => hydrateRoot(root, <Navbar {...props} location="/media/blog" />));
    expect(bar()).toHaveAttribute('data-state', state);
    expect(screen.getByRole('link', { name: 'Vertical' })).toHaveFocus();
    await act(async () => hydrated.unmount());
  });
});

describe('with the keyboard', () => {
  test.each(['{Enter}', ' '])('%s opens a dropdown and closes it', async (key) => {
    const user = userEvent.setup();
    render(<Navbar {...props} />);
    solutions().focus();
    await user.keyboard(key);
    expect(solutions()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(key);
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
  });

  test('Down opens a dropdown and goes to its first link; Escape comes back', async () => {
    const user = userEvent.setup();
    render(<Navbar {...props} />);
    solutions().focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /Horizontal/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(solutions()).toHaveFocus();
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
  });

  test('Tab goes through an open dropdown and closes it behind the reader', async () => {
    const user = userEvent.setup();
    render(<Navbar {...props} />);
    solutions().focus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Vertical' })).toHaveFocus();
    expect(solutions()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'Media' })).toHaveFocus();
  });

  test('Escape closes the menu of a small screen and comes back to its button', async () => {
    const user = userEvent.setup();
    render(<Navbar {...props} />);
    menu().focus();
    await user.keyboard('{Enter}');
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    screen.getByRole('link', { name: 'About' }).focus();
    await user.keyboard('{Escape}');
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(menu()).toHaveFocus();
  });
});

describe('with the pointer', () => {
  test('the mouse opens a dropdown, a press keeps it, leaving closes it', async () => {
    const user = userEvent.setup();
    render(<Navbar {...props} />);
    await user.hover(solutions());
    expect(bar()).toHaveAttribute('data-state', 'scroll.top menu.hovered');
    await user.click(solutions());
    expect(bar()).toHaveAttribute('data-state', 'scroll.top menu.expanded');
    await user.unhover(solutions());
    expect(bar()).toHaveAttribute('data-state', 'scroll.top menu.closed');
  });

  test('a finger presses, and a press elsewhere closes', async () => {
    const user = userEvent.setup();
    render(<Navbar {...props} />);
    await user.pointer({ keys: '[TouchA]', target: solutions() });
    expect(bar()).toHaveAttribute('data-state', 'scroll.top menu.expanded');
    await user.pointer({ keys: '[TouchA]', target: document.body });
    expect(bar()).toHaveAttribute('data-state', 'scroll.top menu.closed');
  });

  test('Escape closes what the mouse opened and leaves the focus alone', async () => {
    const user = userEvent.setup();
    render(<Navbar {...props} />);
    screen.getByRole('link', { name: 'About' }).focus();
    await user.hover(solutions());
    await user.keyboard('{Escape}');
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'About' })).toHaveFocus();
  });

  test('choosing a link closes the menu, even the link of this page; opening it elsewhere does not', async () => {
    const user = userEvent.setup();
    render(<Navbar {...props} location="/about" />);
    const about = screen.getByRole('link', { name: 'About' });
    about.addEventListener('click', (event) => event.preventDefault());
    await user.click(menu());
    fireEvent.click(about, { ctrlKey: true });
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    await user.click(about);
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('over a page', () => {
  test('is solid past 10 px of scroll', () => {
    render(<Navbar {...props} />);
    scrollTo(10);
    expect(bar()).toHaveAttribute('data-state', 'scroll.top menu.closed');
    scrollTo(11);
    expect(bar()).toHaveAttribute('data-state', 'scroll.past menu.closed');
    scrollTo(0);
    expect(bar()).toHaveAttribute('data-state', 'scroll.top menu.closed');
  });

  test('is solid at once on a page that arrives scrolled', () => {
    vi.stubGlobal('scrollY', 300);
    render(<Navbar {...props} />);
    expect(bar()).toHaveAttribute('data-state', 'scroll.past menu.closed');
  });

  test('stops listening when it goes', () => {
    const read = vi.fn(() => 0);
    vi.stubGlobal('scrollY', 0);
    const { unmount } = render(<Navbar {...props} />);
    Object.defineProperty(window, 'scrollY', { get: read, configurable: true });
    unmount();
    window.dispatchEvent(new Event('scroll'));
    expect(read).not.toHaveBeenCalled();
  });

  test.each(['Menu', 'Solutions'])('closes %s when the location changes', async (name) => {
    const user = userEvent.setup();
    const { rerender } = render(<Navbar {...props} location="/" />);
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
    rerender(<Navbar {...props} location="/about" />);
    expect(bar()).toHaveAttribute('data-state', 'scroll.top menu.closed');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('About');
  });
});

test('marks a section by its articles, and the home page by nothing else', () => {
  render(<Navbar {...props} items={[...props.items, { label: 'Start', href: '/' }]} location="/media/blog?page=2" />);
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['Media']);
});

test('gives local links to the router, and leaves the external one alone', () => {
  render(
    <LinkProvider component={(anchor) => <a {...anchor} data-router="" />}>
      <Navbar {...props} />
    </LinkProvider>,
  );
  for (const link of screen.getAllByRole('link'))
    expect(link.hasAttribute('data-router')).toBe(link.textContent !== 'Login/Signup');
});

test('passes native attributes to its root, and hears its handlers first', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(<Navbar {...props} id="bar" className="mine" onClick={onClick} label="Haupt" menuLabel="Menü" />);
  expect(bar()).toHaveAttribute('id', 'bar');
  expect(bar()).toHaveClass('mine');
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('navigation', { name: 'Haupt' })).toBeVisible();
});
