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

test('a control keeps the id and the description that it is given, and a button its words', () => {
  render(
    <Form
      fields={{ code: { required: true }, note: { type: 'textarea' }, cv: { type: 'file', maxBytes: 500 * 1024 } }}
      texts={{ placeholders: { note: 'If there is more to say' } }}
      onSubmit={() => Promise.resolve()}
    >
      <p id="rules">Six digits.</p>
      <FormField name="code" id="one-time" aria-describedby="rules" />
      <FormField name="note" />
      <FormField name="cv" />
      <FormSubmit>Book</FormSubmit>
    </Form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(screen.getByLabelText('code')).toHaveAttribute('id', 'one-time');
  expect(screen.getByLabelText('code')).toHaveAccessibleDescription('Fill in this field Six digits.');
  expect(screen.getByPlaceholderText('If there is more to say')).toHaveAccessibleName('note');
  const large = Object.defineProperty(new File(['%PDF'], 'cv.pdf'), 'size', { value: 600 * 1024 });
  fireEvent.change(screen.getByLabelText('cv'), { target: { files: [large] } });
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a file of 0.48 MB or less');
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
