import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LongText } from '.';

test('lists its headings as links in a landmark, marks the current one, and has a player before it', () => {
  render(
    <LongText
      contentsTitle="In this article"
      contents={[
        { id: 'listen', title: 'Week 1: listen' },
        { id: 'write', title: 'Week 2: write' },
      ]}
      current="write"
      player={<button type="button">Play</button>}
    >
      <h2>Week 1: listen</h2>
    </LongText>,
  );
  const contents = screen.getByRole('navigation', { name: 'In this article' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Week 1: listen', '#listen'],
    ['Week 2: write', '#write'],
  ]);
  expect(contents).not.toContainElement(screen.getByRole('heading', { name: 'Week 1: listen', level: 2 }));
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  const player = screen.getByRole('button', { name: 'Play' });
  expect(contents).not.toContainElement(player);
  expect(player.compareDocumentPosition(links[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
