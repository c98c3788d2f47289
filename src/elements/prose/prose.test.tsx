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
  expect(html).toMatch(/^<div [^>]*id="text" class="[^"]*mine"/);
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

test('each value of a table has the name of its column beside it, for windows too narrow for columns', () => {
  render(
    <ProseTable aria-label="Forms" labelledBy="forms">
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">
            What it <em>collects</em>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Contact</th>
          <td>Name</td>
        </tr>
      </tbody>
    </ProseTable>,
  );
  expect(screen.getByRole('cell', { name: 'Name' })).toHaveAttribute('data-label', 'What it collects');
  expect(screen.getByRole('rowheader', { name: 'Contact' })).not.toHaveAttribute('data-label');
  // What is not laid out as a table stays one only by its roles.
  for (const [role, count] of Object.entries({
    table: 1,
    rowgroup: 2,
    row: 2,
    columnheader: 2,
    rowheader: 1,
    cell: 1,
  })) {
    const found = screen.getAllByRole(role);
    expect(found).toHaveLength(count);
    for (const element of found) expect(element).toHaveAttribute('role', role);
  }
});

test('a table without a head has no names to give, and is left as it is written', () => {
  render(table);
  expect(screen.getByRole('cell', { name: 'Name' })).not.toHaveAttribute('data-label');
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
