import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Anchor, type AnchorProps, Link, LinkProvider } from '.';

const Routed = (anchor: AnchorProps) => (
  <a data-routed {...anchor}>
    {anchor.children}
  </a>
);

test('without a product’s own links they are anchors, on the server too', () => {
  expect(renderToString(<Anchor href="/about">About</Anchor>)).toBe('<a href="/about">About</a>');
  expect(renderToString(<Link href="/about">About</Link>)).not.toContain('style=');
});

test.each(['/about', '/contact?service=voice-ai-demo', '/'])('a product’s links take %s', (href) => {
  render(
    <LinkProvider component={Routed}>
      <Link href={href}>There</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('data-routed');
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test.each(['https://dashboard.halloway.example/', '//elsewhere.example/', 'mailto:a@b.example', '#main'])(
  'the browser itself takes %s',
  (href) => {
    render(
      <LinkProvider component={Routed}>
        <Link href={href}>There</Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link')).not.toHaveAttribute('data-routed');
  },
);

test('tells its owner of a press, and passes native attributes', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Link href="#faq" id="questions" className="mine" onClick={onClick}>
      Questions
    </Link>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('link')).toHaveAttribute('id', 'questions');
  expect(screen.getByRole('link')).toHaveClass('mine');
});
