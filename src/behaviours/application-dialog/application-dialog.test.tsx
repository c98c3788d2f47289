import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { SubmissionRefused, type SubmitHandler } from '../../forms/submission';
import { hydrate, serverHtml } from '../../testing/server-html';
import { BehaviourProvider } from '../behaviour-provider';
import { ApplicationDialog, type ApplicationDialogProps, ApplyButton } from '.';
import type { JobApplication } from './application-dialog.machine';

const arrive: SubmitHandler<JobApplication> = async () => {};

const pdf = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });
const docx = new File(['PK'], 'portfolio.docx', { type: 'application/msword' });

const page = (props: Partial<ApplicationDialogProps> = {}) => (
  <ApplicationDialog onSubmit={arrive} data-testid="dialog" {...props}>
    <h3>Senior AI Engineer</h3>
    <ApplyButton position="Senior AI Engineer" />
    <h3>Product Manager</h3>
    <ApplyButton position="Product Manager" />
  </ApplicationDialog>
);

const initialValues = { name: 'Jun Park', email: 'jun@park.example', mobile_number: '+1 302 555 0134' };

/** The page with a simulated clock, and a form that lacks only a resume. */
function show(props: Partial<ApplicationDialogProps> = {}) {
  const clock = new SimulatedClock();
  const view = render(<BehaviourProvider clock={clock}>{page({ initialValues, ...props })}</BehaviourProvider>);
  return { ...view, pass: (ms: number) => act(() => clock.increment(ms)) };
}

const opener = (at = 0) => screen.getAllByRole('button', { name: 'Apply Now' })[at] as HTMLElement;
const dialog = () => screen.getByTestId<HTMLDialogElement>('dialog');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Opens the dialog for the first position, with a resume. */
async function fill() {
  await userEvent.click(opener());
  await userEvent.upload(field('Resume'), pdf);
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit application' }));

describe('with an action (D41)', () => {
  const native = page({ action: '/applications', positions: ['Senior AI Engineer', 'Product Manager'] });

  const links = () => screen.queryAllByRole<HTMLAnchorElement>('link', { name: 'Apply Now' });

  test('renders on the server a form that the browser posts, which also asks for the position, and links to it', () => {
    const server = serverHtml(native);
    const form = server.querySelector('form') as HTMLFormElement;
    expect(form).toHaveAttribute('action', '/applications');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    expect(within(dialog()).getByText('Apply for a position')).toHaveAttribute('data-part', 'title');
    const position = screen.getByLabelText<HTMLSelectElement>('Position');
    expect(position).toBeRequired();
    expect(position).toHaveValue('');
    expect([...position.options].map(({ text }) => text)).toEqual([
      'Choose a position',
      'Senior AI Engineer',
      'Product Manager',
    ]);
    const names = ['position', 'name', 'email', 'mobile_number', 'description', 'resume'];
    expect([...new FormData(form).keys()]).toEqual(names);
    expect(links().map((link) => link.getAttribute('href'))).toEqual([`#${dialog().id}`, `#${dialog().id}`]);
    expect(dialog().id).not.toBe('');
  });

  test('opens by a button for its position once hydrated, and does not ask for one', async () => {
    await hydrate(native);
    expect(links()).toEqual([]);
    await userEvent.click(opener());
    expect(dialog()).toHaveAccessibleName('Apply: Senior AI Engineer');
    expect(screen.queryByLabelText('Position')).toBeNull();
  });

  test('goes on as a dialog with what was typed into the page’s own form, where the reader was', async () => {
    await hydrate(native, () => {
      Object.assign(field('Position'), { value: 'Product Manager' });
      Object.assign(field('Name'), { value: 'Jun Park' });
      field('Email').focus();
    });
    expect(dialog()).toHaveAttribute('open');
    expect(dialog()).toHaveAccessibleName('Apply: Product Manager');
    expect(field('Name')).toHaveValue('Jun Park');
    expect(field('Email')).toHaveFocus();
  });

  test('keeps what was typed before a position was chosen', async () => {
    await hydrate(native, () => Object.assign(field('Name'), { value: 'Jun Park' }));
    await userEvent.click(opener(1));
    expect(field('Name')).toHaveValue('Jun Park');
  });

  test('without it has no links, asks for no position, and leaves the message on a missing resume to us', () => {
    const server = serverHtml(page());
    expect(field('Resume')).not.toHaveAttribute('required');
    expect(links()).toEqual([]);
    expect(screen.queryByLabelText('Position')).toBeNull();
    expect(server.querySelector('form')).toHaveAttribute('method', 'dialog');
  });
});

test('asks to choose a resume again that was saved since, and keeps the rest (getodk/central-frontend#392)', async () => {
  const onSubmit = vi.fn(arrive);
  show({ onSubmit });
  await fill();
  const unreadable = vi
    .spyOn(Blob.prototype, 'arrayBuffer')
    .mockRejectedValue(new DOMException('', 'NotReadableError'));
  await submit();
  expect(field('Resume')).toHaveAccessibleDescription(/changed since you chose it/);
  expect(field('Name')).toHaveValue('Jun Park');
  expect(onSubmit).not.toHaveBeenCalled();
  unreadable.mockRestore();
  await userEvent.upload(field('Resume'), pdf);
  await submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('rejects a resume that is not a PDF at once, clears the selection, and stays open when its picker is dismissed', async () => {
  show();
  await fill();
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field('Resume'), docx);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please upload a PDF file$/);
  expect(field('Resume').files).toHaveLength(0);
  expect(screen.queryByText('portfolio.docx')).not.toBeInTheDocument();
  expect(field('Resume')).toBeInvalid();
  act(() => void field('Resume').dispatchEvent(new Event('cancel', { bubbles: true })));
  expect(dialog()).toHaveAttribute('open');
  await user.upload(field('Resume'), pdf);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('resume.pdf')).toBeInTheDocument();
});

describe('submitting', () => {
  test('announces success once; 2 s later it is closed and empty, and focus is back (R62)', async () => {
    const view = show();
    await fill();
    await submit();
    const status = await screen.findByText('Application submitted successfully!');
    expect(status.parentElement).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Submit application' })).toHaveFocus();
    view.pass(1_999);
    expect(dialog()).toHaveAttribute('open');
    view.pass(1);
    expect(dialog()).not.toHaveAttribute('open');
    expect(opener()).toHaveFocus();
    await userEvent.click(opener());
    expect(field('Name')).toHaveValue('');
    expect(field('Resume').files).toHaveLength(0);
  });

  test.each([
    ['2 s later', (pass: (ms: number) => void) => pass(2_000), 1],
    ['by the reader', () => userEvent.click(screen.getByRole('button', { name: 'Close' })), 0],
  ])(
    'shows a line beside the button of its position when it closes %s, until it opens again',
    async (_, close, position) => {
      const { pass } = show();
      const [line, other] = screen.getAllByRole('status').filter((status) => !status.closest('dialog'));
      expect(line).toBeEmptyDOMElement();
      await fill();
      await submit();
      await screen.findByText('Application submitted successfully!');
      // The page behind a modal dialog is inert, so the line is not announced yet.
      expect(line).toBeEmptyDOMElement();
      await close(pass);
      expect(line).toHaveTextContent(/^Sent\. We have your application for Senior AI Engineer\.$/);
      expect(opener().nextElementSibling).toContainElement(line as HTMLElement);
      expect(other).toBeEmptyDOMElement();
      await userEvent.click(opener(position));
      expect(line).toBeEmptyDOMElement();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(dialog()).not.toHaveAttribute('open');
      expect(line).toBeEmptyDOMElement();
    },
  );
});

test('says what to do after a failure, and shows a refused resume at its field', async () => {
  show({
    remedy: 'Write to careers@halloway.example.',
    note: 'We erase it after 450 days.',
    onSubmit: async () => {
      throw new SubmissionRefused('415', { fields: { resume: 'notAccepted' } });
    },
  });
  await fill();
  await submit();
  expect((await screen.findByText('Failed to submit application')).parentElement).toHaveRole('alert');
  expect(screen.getByText('Write to careers@halloway.example.')).toBeVisible();
  expect(field('Resume')).toHaveAccessibleDescription('PDF up to 10MB Please upload a PDF file');
  expect(field('Resume')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Submit application' })).toHaveAccessibleDescription(
    'We erase it after 450 days.',
  );
});

test('throws outside the dialog, with what to do', () => {
  expect(() => render(<ApplyButton position="Product Manager" />)).toThrow(/Put <ApplicationDialog/);
});

describe('opened by the product', () => {
  test('opens for a given position, and calls `onPositionChange` when the reader changes it', async () => {
    const onPositionChange = vi.fn();
    const { rerender } = render(page({ position: null, onPositionChange }));
    expect(dialog()).not.toHaveAttribute('open');
    rerender(page({ position: 'Product Manager', onPositionChange }));
    expect(dialog()).toHaveAccessibleName('Apply: Product Manager');
    expect(onPositionChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onPositionChange.mock.calls.map(([value]) => value)).toEqual([null]);
    expect(dialog()).toHaveAttribute('open');
  });

  test('switches the position while open, and drops the application for the one before', async () => {
    const { rerender } = render(page({ position: 'Product Manager' }));
    await userEvent.type(field('Name'), 'Jun Park');
    rerender(page({ position: 'Senior AI Engineer' }));
    expect(dialog()).toHaveAccessibleName('Apply: Senior AI Engineer');
    expect(field('Name')).toHaveValue('');
  });

  test('opens by its ref with a form that can be used and closed', async () => {
    const ref = { current: null as HTMLDialogElement | null };
    show({ ref, initialValues: {} });
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => ref.current?.showModal());
    await userEvent.type(field('Name'), 'Jun');
    expect(field('Name')).toHaveValue('Jun');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toHaveAttribute('open');
  });
});

test('takes fields of its product, and takes its own away', async () => {
  const onSubmit = vi.fn(async (_data: object, _options: object) => {});
  render(
    <ApplicationDialog
      defaultPosition="Product Manager"
      fields={{ resume: undefined, description: undefined, mobile_number: undefined, start: { type: 'date' } }}
      order={['start', 'email']}
      initialValues={{ name: 'Jun Park', email: 'jun@park.example', start: '2026-12-01' }}
      onSubmit={onSubmit}
      data-testid="dialog"
    />,
  );
  const shown = [...dialog().querySelectorAll('[data-name]')].map((one) => one.getAttribute('data-name'));
  expect(shown).toEqual(['start', 'email', 'name']);
  await submit();
  expect(onSubmit).toHaveBeenCalledWith(
    { position: 'Product Manager', name: 'Jun Park', email: 'jun@park.example', start: '2026-12-01' },
    expect.anything(),
  );
});
