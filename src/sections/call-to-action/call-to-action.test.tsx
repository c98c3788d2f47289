import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VoicePlayer } from '../../behaviours/voice-player';
import { CallToAction } from '.';

const actions = <a href="/contact">Book a demo</a>;

test('is a region named by what it says, with its action in it', () => {
  render(<CallToAction title="Hear it answer." text="Be the caller." actions={actions} />);
  const region = within(screen.getByRole('region', { name: 'Hear it answer.' }));
  expect(region.getByRole('heading', { level: 2 })).toHaveTextContent('Hear it answer.');
  expect(region.getByText('Be the caller.')).toBeInTheDocument();
  expect(region.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', '/contact');
});

test('what can be heard stands below what is asked for', () => {
  render(
    <CallToAction
      title="Hear it answer."
      voice={<VoicePlayer bleed label="A greeting" text="Thursday is free." />}
      actions={actions}
    />,
  );
  const voice = screen.getByRole('region', { name: 'A greeting' });
  expect(screen.getByRole('region', { name: 'Hear it answer.' })).toContainElement(voice);
  expect(screen.getByRole('link').compareDocumentPosition(voice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('is plain HTML without a style attribute, and passes native attributes to its root', () => {
  const call = <CallToAction title="Hear it answer." actions={actions} id="end" className="mine" />;
  expect(renderToString(call)).not.toContain('style=');
  render(call);
  expect(screen.getByRole('region')).toHaveAttribute('id', 'end');
  expect(screen.getByRole('region')).toHaveClass('mine');
});
