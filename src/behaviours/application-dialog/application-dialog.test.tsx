import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { SubmissionRefused, type SubmitHandler } from '../../forms/submission';
import { BehaviourProvider } from '../behaviour-provider';
import { ApplicationDialog, type ApplicationDialogProps, ApplyButton } from '.';
import type { JobApplication } from './application-dialog.machine';

const arrive: SubmitHandler<JobApplication> = async () => {};
const never: SubmitHandler<JobApplication> = () => new Promise(() => {});

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

/** The page with a simulated clock. */
function show(props: Partial<ApplicationDialogProps> = {}) {
  const clock = new SimulatedClock();
  const view = render(<BehaviourProvider clock={clock}>{page(props)}</BehaviourProvider>);
  return { ...view, pass: (ms: number) => act(() => clock.increment(ms)) };
}

const opener = (at = 0) => screen.getAllByRole('button', { name: 'Apply Now' })[at] as HTMLElement;
const dialog = () => screen.getByTestId<HTMLDialogElement>('dialog');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Pastes, which is faster than typing letter by letter. */
async function enter(user: ReturnType<typeof userEvent.setup>, into: HTMLElement, text: string) {
  await user.click(into);
  await user.paste(text);
}

async function fill(user = userEvent.setup({ applyAccept: false })) {
  await user.click(opener());
  await enter(user, field('Name'), 'Jun Park');
  await enter(user, field('Email'), 'jun@park.example');
  await enter(user, field('Mobile number'), '+1 302 555 0134');
  await user.upload(field('Resume'), pdf);
  return user;
}
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Submit application' }));

describe('before JavaScript', () => {
  test('has no native `required` on the resume, whose message would cover ours', () => {
    const server = document.createElement('div');
    document.body.append(server);
    server.innerHTML = renderToString(page());
    expect(within(server).getByLabelText('Resume')).not.toHaveAttribute('required');
    server.remove();
  });
});

describe('with an action (D41)', () => {
  const native = page({ action: '/applications', positions: ['Senior AI Engineer', 'Product Manager'] });

  function renderOnServer() {
    const server = document.createElement('div');
    server.innerHTML = renderToString(native);
    document.body.append(server);
    onTestFinished(() => server.remove());
    return server;
  }
  const links = () => screen.queryAllByRole<HTMLAnchorElement>('link', { name: 'Apply Now' });

  test('renders on the server a form that the browser posts, which also asks for the position', () => {
    const server = renderOnServer();
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
    expect([...new FormData(form).keys()]).toEqual([
      'position',
      'name',
      'email',
      'mobile_number',
      'description',
      'resume',
    ]);
  });

  test('has a link to the form for each position', () => {
    renderOnServer();
    expect(links().map((link) => link.getAttribute('href'))).toEqual([`#${dialog().id}`, `#${dialog().id}`]);
    expect(dialog().id).not.toBe('');
  });

  test('opens by a button for its position once hydrated, and does not ask for one', async () => {
    const server = renderOnServer();
    const mismatch = vi.fn();
    const root = await act(async () => hydrateRoot(server, native, { onRecoverableError: mismatch }));
    onTestFinished(() => act(() => root.unmount()));
    expect(mismatch).not.toHaveBeenCalled();
    expect(links()).toEqual([]);
    await userEvent.click(opener());
    expect(dialog()).toHaveAccessibleName('Apply: Senior AI Engineer');
    expect(screen.queryByLabelText('Position')).toBeNull();
  });

  test('has no links and does not ask for the position without an action', () => {
    const server = renderOnServer();
    server.innerHTML = renderToString(page());
    expect(links()).toEqual([]);
    expect(screen.queryByLabelText('Position')).toBeNull();
    expect(server.querySelector('form')).toHaveAttribute('method', 'dialog');
  });
});

describe('with the keyboard', () => {
  test('opens for the position and focuses the first field', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(dialog()).toHaveAttribute('open');
    expect(dialog()).toHaveAccessibleName('Apply: Senior AI Engineer');
    expect(field('Name')).toHaveFocus();
  });

  test('stays open when a file picker is dismissed', async () => {
    show();
    await fill();
    act(() => void field('Resume').dispatchEvent(new Event('cancel', { bubbles: true })));
    expect(dialog()).toHaveAttribute('open');
  });

  test('submits on Enter, and focuses the first invalid field with its error', async () => {
    const user = userEvent.setup();
    show();
    await user.click(opener());
    await user.keyboard('Jun Park{Enter}');
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Enter your email address');
    expect(field('Mobile number')).toHaveAccessibleDescription('Enter your mobile number');
    expect(field('Resume')).toHaveAccessibleDescription('PDF up to 10MB Resume is required');
    expect(field('Description (optional)')).toBeValid();
  });
});

describe('with the pointer', () => {
  test('stays open on a press that begins inside and ends on the backdrop', async () => {
    const user = userEvent.setup();
    show();
    await user.click(opener());
    await user.click(field('Email'));
    fireEvent.pointerDown(field('Email'));
    fireEvent.click(dialog());
    expect(dialog()).toHaveAttribute('open');
  });

  test('keeps what was typed for the same position, and not for another', async () => {
    show();
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(opener(0));
    expect(field('Name')).toHaveValue('Jun Park');
    expect(screen.getByText('resume.pdf')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(opener(1));
    expect(field('Name')).toHaveValue('');
    expect(screen.queryByText('resume.pdf')).not.toBeInTheDocument();
    expect(field('Resume').files).toHaveLength(0);
  });
});

describe('the resume', () => {
  test('rejects a file that is not a PDF at once, and clears the selection', async () => {
    show();
    const user = await fill();
    await user.upload(field('Resume'), docx);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please upload a PDF file$/);
    expect(field('Resume').files).toHaveLength(0);
    expect(screen.queryByText('portfolio.docx')).not.toBeInTheDocument();
    expect(field('Resume')).toBeInvalid();
    await user.upload(field('Resume'), pdf);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('resume.pdf')).toBeInTheDocument();
  });
});

describe('submitting', () => {
  test('sends the six fields once, and says so on the button', async () => {
    const onSubmit = vi.fn(never);
    show({ onSubmit });
    await submit(await fill());
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
    act(() => field('Name').form?.requestSubmit());
    expect(onSubmit.mock.calls.map(([application]) => application)).toEqual([
      {
        name: 'Jun Park',
        email: 'jun@park.example',
        mobile_number: '+1 302 555 0134',
        description: '',
        resume: pdf,
        position: 'Senior AI Engineer',
      },
    ]);
  });

  test('announces success once; 2 s later it is closed and empty, and focus is back', async () => {
    const view = show();
    const user = await fill();
    await submit(user);
    const status = await screen.findByText('Application submitted successfully!');
    expect(status).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Submit application' })).toHaveFocus();
    view.pass(1_999);
    expect(dialog()).toHaveAttribute('open');
    view.pass(1);
    expect(dialog()).not.toHaveAttribute('open');
    expect(opener()).toHaveFocus();
    await user.click(opener());
    expect(field('Name')).toHaveValue('');
    expect(field('Resume').files).toHaveLength(0);
  });

  test('shows a line beside the button of its position until the dialog is opened again', async () => {
    const { pass } = show();
    const [line, other] = screen.getAllByRole('status').filter((status) => !status.closest('dialog'));
    expect(line).toBeEmptyDOMElement();
    await submit(await fill());
    await screen.findByText('Application submitted successfully!');
    // The page behind a modal dialog is inert, so the line is not announced yet.
    expect(line).toBeEmptyDOMElement();
    pass(2000);
    expect(line).toHaveTextContent(/^Sent\. We have your application for Senior AI Engineer\.$/);
    expect(opener().nextElementSibling).toContainElement(line as HTMLElement);
    expect(other).toBeEmptyDOMElement();
    const user = userEvent.setup();
    await user.click(opener(1));
    expect(line).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toHaveAttribute('open');
    expect(line).toBeEmptyDOMElement();
  });

  test('shows the line also if the dialog is closed within the 2 s', async () => {
    show();
    const user = await fill();
    await submit(user);
    await screen.findByText('Application submitted successfully!');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Sent. We have your application for Senior AI Engineer.')).toBeVisible();
  });

  test.each([
    ['a no of the server', new SubmissionRefused('400'), 'Failed to submit application'],
    ['anything else', new TypeError('network'), 'Something went wrong'],
  ])('shows %s above the button, and keeps everything typed', async (_what, reason, words) => {
    show({ onSubmit: () => Promise.reject(reason) });
    const user = await fill();
    await submit(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    const button = screen.getByRole('button', { name: 'Submit application' });
    expect(button).toHaveFocus();
    expect(alert.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(dialog()).toHaveAttribute('open');
    expect(field('Name')).toHaveValue('Jun Park');
    expect(screen.getByText('resume.pdf')).toBeInTheDocument();
    await user.type(field('Name'), '!');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('says what to do after a failure, and shows a refused resume at its field', async () => {
  show({
    remedy: 'Write to careers@halloway.example.',
    note: 'We erase it after 450 days.',
    onSubmit: async () => {
      throw new SubmissionRefused('415', { fields: { resume: 'notAccepted' } });
    },
  });
  await submit(await fill());
  expect(await screen.findByText('Failed to submit application')).toHaveRole('alert');
  expect(screen.getByText('Write to careers@halloway.example.')).toBeVisible();
  expect(field('Resume')).toHaveAccessibleDescription('PDF up to 10MB Please upload a PDF file');
  expect(field('Resume')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Submit application' })).toHaveAccessibleDescription(
    'We erase it after 450 days.',
  );
});

test('shows a hint for the description field', async () => {
  show();
  await userEvent.click(opener());
  expect(field('Description (optional)')).toHaveAccessibleDescription('Anything your resume does not say');
});

test('does not open if the product’s handler prevents the button’s default', async () => {
  render(
    <ApplicationDialog onSubmit={arrive} data-testid="dialog">
      <ApplyButton position="Product Manager" onClick={(event) => event.preventDefault()}>
        Apply
      </ApplyButton>
    </ApplicationDialog>,
  );
  const button = screen.getByRole('button', { name: 'Apply' });
  expect(button).toHaveAccessibleDescription('Product Manager');
  await userEvent.click(button);
  expect(dialog()).not.toHaveAttribute('open');
});

test('throws outside the dialog, with what to do', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<ApplyButton position="Product Manager" />)).toThrow(/Put <ApplicationDialog/);
  quiet.mockRestore();
});

describe('opened by the product', () => {
  test('opens for a given position, and calls `onPositionChange` when the reader changes it', async () => {
    const onPositionChange = vi.fn();
    const { rerender } = render(
      <ApplicationDialog onSubmit={arrive} data-testid="dialog" position={null} onPositionChange={onPositionChange} />,
    );
    expect(dialog()).not.toHaveAttribute('open');
    rerender(
      <ApplicationDialog
        onSubmit={arrive}
        data-testid="dialog"
        position="Product Manager"
        onPositionChange={onPositionChange}
      />,
    );
    expect(dialog()).toHaveAccessibleName('Apply: Product Manager');
    expect(onPositionChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onPositionChange.mock.calls.map(([value]) => value)).toEqual([null]);
    expect(dialog()).toHaveAttribute('open');
  });

  test('switches the position while open, and drops the application for the one before', async () => {
    const opened = (position: string) => (
      <ApplicationDialog onSubmit={arrive} data-testid="dialog" position={position} />
    );
    const { rerender } = render(opened('Product Manager'));
    await userEvent.type(field('Name'), 'Jun Park');
    rerender(opened('Senior AI Engineer'));
    expect(dialog()).toHaveAccessibleName('Apply: Senior AI Engineer');
    expect(field('Name')).toHaveValue('');
  });

  test('opens initially without calling the product', () => {
    const onPositionChange = vi.fn();
    render(
      <ApplicationDialog
        onSubmit={arrive}
        data-testid="dialog"
        defaultPosition="Product Manager"
        onPositionChange={onPositionChange}
      />,
    );
    expect(dialog()).toHaveAttribute('open');
    expect(onPositionChange).not.toHaveBeenCalled();
  });

  test('opens by its ref with a form that can be used and closed', async () => {
    const ref = { current: null as HTMLDialogElement | null };
    show({ ref });
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
  await submit(userEvent.setup());
  expect(onSubmit).toHaveBeenCalledWith(
    { position: 'Product Manager', name: 'Jun Park', email: 'jun@park.example', start: '2026-12-01' },
    expect.anything(),
  );
});
