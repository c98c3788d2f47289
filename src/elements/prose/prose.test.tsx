import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ProseHeading } from '.';

describe('a heading', () => {
  test('keeps its own text as its name, and takes the given rank', () => {
    render(
      <>
        <ProseHeading id="listen">Week 1: listen</ProseHeading>
        <ProseHeading id="go" level={3}>
          Go or no-go
        </ProseHeading>
      </>,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName('Week 1: listen');
    expect(screen.getByRole('heading', { level: 3 })).toHaveAccessibleName('Go or no-go');
  });

  test('has a focusable link to itself beside it, named after it', async () => {
    const user = userEvent.setup();
    render(<ProseHeading id="listen">Week 1: listen</ProseHeading>);
    await user.tab();
    const link = screen.getByRole('link', { name: 'Link to Week 1: listen' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '#listen');
    expect(screen.getByRole('heading')).toHaveAttribute('id', 'listen');
  });

  test('names its link in another language if given', () => {
    render(
      <ProseHeading id="escuchar" linkLabel="Enlace a">
        Escuchar
      </ProseHeading>,
    );
    expect(screen.getByRole('link', { name: 'Enlace a Escuchar' })).toBeInTheDocument();
  });
});
