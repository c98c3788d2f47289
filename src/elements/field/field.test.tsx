import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from '.';

test('names its control', () => {
  render(<Field label="Email">{(control) => <input {...control} />}</Field>);
  expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
});

test('describes the control by the hint and the error, which makes it invalid', () => {
  render(
    <Field label="Resume" hint="PDF up to 10MB" error="Please upload a PDF file">
      {(control) => <input {...control} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Resume' });
  expect(control).toHaveAccessibleDescription('PDF up to 10MB Please upload a PDF file');
  expect(control).toBeInvalid();
});

test('leaves the hint out of the name', () => {
  render(
    <Field label="Resume" hint="PDF up to 10MB">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText('Resume')).toHaveAccessibleName('Resume');
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

test('has a data-state, and passes native attributes', () => {
  const { rerender } = render(
    <Field label="Email" className="mine" data-testid="field">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByTestId('field')).toHaveAttribute('data-state', 'valid');
  expect(screen.getByTestId('field')).toHaveClass('mine');
  rerender(
    <Field label="Email" error="Enter your email address" data-testid="field">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByTestId('field')).toHaveAttribute('data-state', 'invalid');
});
