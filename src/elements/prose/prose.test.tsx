import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ProseHeading, ProseTable } from '.';

const table = (
  <ProseTable labelledBy="forms">
    <tbody>
      <tr>
        <th scope="row">Contact</th>
        <td>Name</td>
      </tr>
    </tbody>
  </ProseTable>
);

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

test('labels each value of a table by its column, for narrow windows', () => {
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
  // CSS layout other than a table removes the native roles in some browsers.
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

test('leaves a table without a head unchanged', () => {
  render(table);
  expect(screen.getByRole('cell', { name: 'Name' })).not.toHaveAttribute('data-label');
});

test('scrolls a table in a named, focusable region', async () => {
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
});
