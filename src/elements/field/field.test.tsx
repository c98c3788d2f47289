import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from '.';

test('names its control', () => {
  render(<Field label="Email">{(control) => <input {...control} />}</Field>);
  expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
  expect(screen.getByRole('textbox').closest('[data-part="root"]')).toHaveAttribute('data-state', 'valid');
});

test('names the control by the label alone, and describes it by the hint and the error, which makes it invalid', () => {
  render(
    <Field label="Resume" hint="PDF up to 10MB" error="Please upload a PDF file">
      {(control) => <input {...control} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Resume' });
  expect(control).toHaveAccessibleName('Resume');
  expect(control).toHaveAccessibleDescription('PDF up to 10MB Please upload a PDF file');
  expect(control).toBeInvalid();
  expect(control.closest('[data-part="root"]')).toHaveAttribute('data-state', 'invalid');
});

test('gives two fields of one name different ids', () => {
  render(
    <>
      <Field label="First">{(control) => <input {...control} />}</Field>
      <Field label="Second">{(control) => <textarea {...control} />}</Field>
    </>,
  );
  expect(screen.getByLabelText('First').id).not.toBe(screen.getByLabelText('Second').id);
});
