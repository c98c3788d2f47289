import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from '.';

test('names its control, even beside another one', () => {
  render(
    <>
      <Field label="Email">{(control) => <input {...control} />}</Field>
      <Field label="Message">{(control) => <textarea {...control} />}</Field>
    </>,
  );
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).not.toHaveAttribute('aria-describedby');
  expect(email).toBeValid();
  expect(email.closest('[data-part="root"]')).toHaveAttribute('data-state', 'valid');
  expect(screen.getByRole('textbox', { name: 'Message' }).id).not.toBe(email.id);
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

test('has neither an error nor a hint where they are an empty list (shadcn-ui/ui#8369)', () => {
  render(
    <Field label="Email" error={[]} hint={[false]}>
      {(control) => <input {...control} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toBeValid();
  expect(control).not.toHaveAttribute('aria-describedby');
  expect(document.querySelector('[data-part="error"], [data-part="hint"]')).toBeNull();
});
