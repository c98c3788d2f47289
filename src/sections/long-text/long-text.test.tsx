import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LongText } from '.';

const text = (
  <LongText
    contentsTitle="In this article"
    contents={[
      { id: 'listen', title: 'Week 1: listen' },
      { id: 'write', title: 'Week 2: write' },
    ]}
    data-testid="root"
  >
    <h2 id="listen">Week 1: listen</h2>
    <h2 id="write">Week 2: write</h2>
  </LongText>
);

test('lists its headings in order, as links in a landmark of their own', () => {
  render(text);
  const contents = within(screen.getByRole('navigation', { name: 'In this article' }));
  expect(contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Week 1: listen', '#listen'],
    ['Week 2: write', '#write'],
  ]);
  expect(screen.getByRole('navigation')).not.toContainElement(document.getElementById('listen'));
});

test('marks the current heading in its list, and has a player before it', () => {
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
      Text
    </LongText>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  const player = screen.getByRole('button', { name: 'Play' });
  expect(screen.getByRole('navigation')).not.toContainElement(player);
  expect(player.compareDocumentPosition(links[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
