import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Form, FormField, FormSubmit } from '.';

const pdf = new File(['%PDF'], 'resume.pdf', { type: 'application/pdf' });

test('what a field is given goes to its control, whatever the field says of it', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  const onChange = vi.fn();
  const ref = { current: null };
  render(
    <Form fields={{ code: {}, note: { type: 'textarea' }, resume: { type: 'file' } }} onSubmit={onSubmit}>
      <FormField name="code" autoComplete="one-time-code" readOnly />
      <FormField name="note" spellCheck={false} />
      <FormField name="resume" ref={ref} className="mine" data-testid="resume" onChange={onChange} />
      <FormSubmit />
    </Form>,
  );
  expect(screen.getByLabelText('code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByLabelText('code')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('note')).toHaveAttribute('spellcheck', 'false');
  const resume = screen.getByTestId<HTMLInputElement>('resume');
  expect(ref.current).toBe(resume);
  expect(resume).toHaveAttribute('type', 'file');
  expect(resume).toHaveClass('mine');
  await userEvent.upload(resume, pdf);
  expect(onChange).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledWith({ code: '', note: '', resume: pdf }, expect.anything());
});

test('a product may refuse a file before the form hears of it', () => {
  render(
    <Form fields={{ resume: { type: 'file' } }} onSubmit={() => Promise.resolve()}>
      <FormField name="resume" onChange={(event) => event.preventDefault()} />
    </Form>,
  );
  fireEvent.change(screen.getByLabelText('resume'), { target: { files: [pdf] } });
  expect(screen.queryByText('resume.pdf')).toBeNull();
});
