import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallRecord, type CallRecordProps } from '.';

const props: CallRecordProps = {
  kind: 'CV',
  place: 'Night supervisor',
  title: 'Jordan',
  drawing: { ink: 'M0 0h9', live: 'M9 0h9' },
  fields: [
    { lines: [90, 40] },
    {
      term: 'License',
      was: 'Forklift license',
      detail: 'Ran out',
      heard: 'It ran out in March.',
      at: 84,
      marked: true,
    },
    { term: 'Nights', detail: 'Any' },
  ],
  outcome: 'License to check',
};

test('shows each field with its name, its previous value, and the words it was taken from', () => {
  const { container } = render(<CallRecord {...props} />);
  expect(container.querySelector('[data-part="strokes"] path')).toHaveAttribute('d', 'M0 10h90M0 30h40');
  const [license, nights] = screen.getAllByRole('term').map((term) => term.closest('div'));
  expect(license).toHaveTextContent('LicenseForklift license Ran out01:24It ran out in March.');
  expect(within(license as HTMLElement).getByRole('deletion')).toHaveTextContent('Forklift license');
  expect(license).toHaveAttribute('data-state', 'marked');
  expect(nights).toHaveTextContent('NightsAny');
  expect(nights).not.toHaveAttribute('data-state');
  expect(screen.getByText('License to check')).toBeVisible();
});

test('has a field’s words only when they have been said, and keeps its term', () => {
  const record = (said?: string) => (
    <CallRecord
      kind="Slip"
      title="A tooth"
      fields={[
        { term: 'Reason', detail: 'Chipped tooth', heard: 'I chipped a tooth', at: 4 },
        { term: 'Pain', detail: 'No', heard: 'it does not hurt', at: 4, marked: true },
      ]}
      outcome="Booked"
      said={said}
    />
  );
  const states = () =>
    [...document.querySelectorAll('[data-part="field"]')].map((field) => field.getAttribute('data-state'));
  const outcome = () => screen.getByText('Booked').getAttribute('data-state');
  const { rerender } = render(record('Hello.'));
  expect(states()).toEqual(['coming', 'coming']);
  expect(screen.getByText('Reason')).toBeVisible();
  rerender(record('Hello.\nI chipped a tooth, but'));
  expect(states()).toEqual([null, 'coming']);
  expect(outcome()).toBe('coming');
  rerender(record());
  expect(states()).toEqual([null, 'marked']);
  expect(outcome()).toBe('written');
});
