import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ProseHeading } from '.';

test('a heading takes the given rank, and has a focusable link to itself beside it, named after it', async () => {
  render(
    <>
      <ProseHeading id="listen">Week 1: listen</ProseHeading>
      <ProseHeading id="escuchar" headingLevel={3} linkLabel="Enlace a">
        Escuchar
      </ProseHeading>
    </>,
  );
  const heading = screen.getByRole('heading', { level: 2 });
  expect(heading).toHaveAccessibleName('Week 1: listen');
  expect(heading).toHaveAttribute('id', 'listen');
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Link to Week 1: listen' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#listen');
  expect(screen.getByRole('heading', { level: 3 })).toHaveAccessibleName('Escuchar');
  expect(screen.getByRole('link', { name: 'Enlace a Escuchar' })).toBeInTheDocument();
});
