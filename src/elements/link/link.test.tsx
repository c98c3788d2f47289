import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Anchor, type AnchorProps, Link, LinkProvider } from '.';

const Routed = (anchor: AnchorProps) => (
  <a data-routed {...anchor}>
    {anchor.children}
  </a>
);

test('renders anchors without a link provider, on the server too', () => {
  expect(renderToString(<Anchor href="/about">About</Anchor>)).toBe(
    '<a data-scope="anchor" data-part="root" href="/about">About</a>',
  );
});

test.each([
  ['/about', true],
  ['/contact?service=voice-ai-demo', true],
  ['/', true],
  ['https://dashboard.halloway.example/', false],
  ['//elsewhere.example/', false],
  ['mailto:a@b.example', false],
  ['#main', false],
])('renders %s with the product’s component: %s', (href, isRouted) => {
  render(
    <LinkProvider component={Routed}>
      <Link href={href}>There</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  expect(screen.getByRole('link').hasAttribute('data-routed')).toBe(isRouted);
});

test('renders an external link as a plain anchor, even to a path of this host', () => {
  render(
    <LinkProvider component={Routed}>
      <Anchor href="/accounts/login/" external>
        Sign in
      </Anchor>
    </LinkProvider>,
  );
  expect(screen.getByRole('link').outerHTML).toBe(
    '<a data-scope="anchor" data-part="root" href="/accounts/login/">Sign in</a>',
  );
});

test.each([
  [true, false],
  ['', false],
  ['prices.pdf', false],
  [false, true],
  [undefined, true],
])(
  'with `download` %j, it is rendered with the product’s component: %s (emdgroup-liquid/liquid#848)',
  (download, isRouted) => {
    render(
      <LinkProvider component={Routed}>
        <Link href="/files/prices.pdf" download={download}>
          Prices
        </Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link').hasAttribute('data-routed')).toBe(isRouted);
  },
);

test('allows a line break in a mail address only after its @', () => {
  const address = 'partners@halloway.example';
  render(<Link href={`mailto:${address}`}>{address}</Link>);
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(address);
  expect(link.querySelector('wbr')?.previousSibling).toHaveTextContent(/^partners@$/);
});

test('adds no line break to a mail link with other text, or to other addresses', () => {
  render(
    <>
      <Link href="mailto:press@halloway.example">Write to the press desk</Link>
      <Link href="mailto:a@halloway.example,b@halloway.example">a@halloway.example, b@halloway.example</Link>
      <Link href="https://social.example/@halloway">@halloway</Link>
    </>,
  );
  for (const link of screen.getAllByRole('link')) expect(link.querySelector('wbr')).toBeNull();
  expect(screen.getByText('a@halloway.example, b@halloway.example')).toBeVisible();
});
