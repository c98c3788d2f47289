import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Prose, ProseHeading, ProseTable } from '.';

const table = (
  <ProseTable labelledBy="forms" className="mine">
    <tbody>
      <tr>
        <th scope="row">Contact</th>
        <td>Name</td>
      </tr>
    </tbody>
  </ProseTable>
);

test('is plain HTML without a style attribute', () => {
  const html = renderToString(
    <Prose id="text" className="mine">
      <ProseHeading id="listen">Week 1: listen</ProseHeading>
      {table}
    </Prose>,
  );
  expect(html).not.toContain('style=');
  expect(html).toMatch(/^<div id="text" class="[^"]*mine"/);
});

describe('a heading', () => {
  test('keeps its own words as its name, and takes the rank it is given', () => {
    render(
      <>
        <ProseHeading id="listen">Week 1: listen</ProseHeading>
        <ProseHeading id="go" level={3} className="mine">
          Go or no-go
        </ProseHeading>
      </>,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName('Week 1: listen');
    expect(screen.getByRole('heading', { level: 3 })).toHaveAccessibleName('Go or no-go');
    expect(screen.getByRole('heading', { level: 3 })).toHaveClass('mine');
  });

  test('has a link to itself beside it, named after it, that the keyboard reaches', async () => {
    const user = userEvent.setup();
    render(<ProseHeading id="listen">Week 1: listen</ProseHeading>);
    await user.tab();
    const link = screen.getByRole('link', { name: 'Link to Week 1: listen' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '#listen');
    expect(screen.getByRole('heading')).toHaveAttribute('id', 'listen');
  });

  test('names its link in another language where asked', () => {
    render(
      <ProseHeading id="escuchar" linkLabel="Enlace a">
        Escuchar
      </ProseHeading>,
    );
    expect(screen.getByRole('link', { name: 'Enlace a Escuchar' })).toBeInTheDocument();
  });
});

test('a table scrolls in a named region that the keyboard reaches', async () => {
  const user = userEvent.setup();
  render(
    <>
      <h2 id="forms">Form by form</h2>
      {table}
    </>,
  );
  await user.tab();
  const region = screen.getByRole('region', { name: 'Form by form' });
  expect(region).toHaveFocus();
  expect(within(region).getByRole('table')).toHaveClass('mine');
});
