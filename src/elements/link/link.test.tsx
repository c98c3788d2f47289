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

test.each(['/about', '/contact?service=voice-ai-demo', '/'])('renders %s with the product’s component', (href) => {
  render(
    <LinkProvider component={Routed}>
      <Link href={href}>There</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('data-routed');
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test.each(['https://dashboard.halloway.example/', '//elsewhere.example/', 'mailto:a@b.example', '#main'])(
  'renders %s as a plain anchor',
  (href) => {
    render(
      <LinkProvider component={Routed}>
        <Link href={href}>There</Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link')).not.toHaveAttribute('data-routed');
  },
);

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

test('allows a line break in a mail address only after its @', () => {
  const address = 'partners@halloway.example';
  render(<Link href={`mailto:${address}`}>{address}</Link>);
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(address);
  expect(link.innerHTML).toBe('partners@<wbr data-part="break">halloway.example');
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
