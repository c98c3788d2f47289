import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { Accordion } from '.';

const items = [
  { id: 'languages', title: 'Which languages?', content: 'English, Hindi, Arabic, Spanish and more.' },
  { id: 'hours', title: 'Which hours?', content: 'Around the clock.' },
];

const item = (title: string) => {
  const details = screen.getByText(title).closest('details');
  if (!details) throw new Error(`${title} is not in a details element`);
  return details;
};

describe('before JavaScript', () => {
  test('is a native group of which one item opens at a time', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Accordion items={items} />);
    const groups = [...html.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    expect(groups).toHaveLength(2);
    expect(groups[0]).toBeTruthy();
    expect(groups[0]).toBe(groups[1]);
    expect(html).toHaveTextContent('English, Hindi, Arabic, Spanish and more.');
  });

  describe('and hydration', () => {
    const container = document.createElement('div');
    afterEach(() => container.remove());

    test('keeps open what the reader opened', async () => {
      document.body.append(container);
      container.innerHTML = renderToString(<Accordion items={items} />);
      container.querySelectorAll('details')[1]?.setAttribute('open', '');
      // React reports the difference in development; the reader's choice is what counts.
      await act(async () => hydrateRoot(container, <Accordion items={items} />, { onRecoverableError: () => {} }));
      expect(item('Which hours?')).toHaveAttribute('open');
      expect(item('Which hours?')).toHaveAttribute('data-state', 'expanded');
    });
  });
});

describe('with the keyboard and the pointer', () => {
  test('opens one item at a time, and closes the open one', async () => {
    const user = userEvent.setup();
    render(<Accordion items={items} />);
    await user.click(screen.getByText('Which languages?'));
    expect(item('Which languages?')).toHaveAttribute('open');
    await user.click(screen.getByText('Which hours?'));
    expect(item('Which languages?')).not.toHaveAttribute('open');
    expect(item('Which hours?')).toHaveAttribute('open');
    await user.click(screen.getByText('Which hours?'));
    expect(item('Which hours?')).not.toHaveAttribute('open');
  });

  test('follows an item that the browser opened to show a word found inside it', () => {
    const { container } = render(<Accordion items={items} />);
    const details = item('Which hours?');
    act(() => {
      details.open = true;
      details.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    });
    expect(details).toHaveAttribute('data-state', 'expanded');
    expect(container.firstElementChild).toHaveAttribute('data-state', 'expanded');
  });
});

test('gives each title the heading rank the page asks for', () => {
  render(<Accordion items={items} headingLevel={2} />);
  expect(within(item('Which hours?')).getByRole('heading', { level: 2 })).toHaveTextContent('Which hours?');
});

test('passes native attributes to its root', () => {
  render(<Accordion items={items} id="faq" data-testid="root" className="mine" />);
  const root = screen.getByTestId('root');
  expect(root).toHaveAttribute('id', 'faq');
  expect(root).toHaveClass('mine');
});
