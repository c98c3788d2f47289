import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { SubmissionRefused, type Submit } from '../../forms/submission';
import { BehaviourProvider } from '../behaviour-provider';
import { ApplicationDialog, type ApplicationDialogProps, ApplyButton } from '.';
import type { Application } from './application-dialog.machine';

const arrive: Submit<Application> = async () => {};
const never: Submit<Application> = () => new Promise(() => {});

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

/** The page on a clock that the test turns. */
function show(props: Partial<ApplicationDialogProps> = {}) {
  const clock = new SimulatedClock();
  const view = render(<BehaviourProvider clock={clock}>{page(props)}</BehaviourProvider>);
  return { ...view, pass: (ms: number) => act(() => clock.increment(ms)) };
}

const opener = (at = 0) => screen.getAllByRole('button', { name: 'Apply Now' })[at] as HTMLElement;
const dialog = () => screen.getByTestId<HTMLDialogElement>('dialog');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** As from a clipboard: quicker than letter by letter, and as real. */
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
  test('is closed, and the page is whole', () => {
    const server = document.createElement('div');
    server.innerHTML = renderToString(page());
    expect(server.querySelector('dialog')).not.toHaveAttribute('open');
    expect(server.querySelectorAll('h3')).toHaveLength(2);
  });

  test('nothing of the resume is left to the browser, whose message would hide ours', () => {
    const server = document.createElement('div');
    document.body.append(server);
    server.innerHTML = renderToString(page());
    expect(within(server).getByLabelText('Resume')).not.toHaveAttribute('required');
    server.remove();
  });
});

describe('with the keyboard', () => {
  test('opens for the position, at the first field', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(dialog()).toHaveAttribute('open');
    expect(dialog()).toHaveAccessibleName('Apply: Senior AI Engineer');
    expect(field('Name')).toHaveFocus();
  });

  test('Escape closes it, and focus returns to the button that opened it', async () => {
    const user = userEvent.setup();
    show();
    await user.click(opener(1));
    expect(dialog()).toHaveAccessibleName('Apply: Product Manager');
    act(() => void dialog().dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(dialog()).not.toHaveAttribute('open');
    expect(dialog()).toHaveAttribute('data-state', 'closed');
    expect(opener(1)).toHaveFocus();
  });

  test('a dismissed file picker closes nothing', async () => {
    show();
    await fill();
    act(() => void field('Resume').dispatchEvent(new Event('cancel', { bubbles: true })));
    expect(dialog()).toHaveAttribute('open');
  });

  test('a dialog that the browser closed is closed', async () => {
    const user = userEvent.setup();
    show();
    await user.click(opener());
    act(() => dialog().close());
    expect(dialog()).toHaveAttribute('data-state', 'closed');
    await user.click(opener());
    expect(dialog()).toHaveAttribute('open');
  });

  test('Enter in a field submits; the first field with something wrong has focus and says what', async () => {
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
  test('the close button closes it, and so does a press behind it', async () => {
    const user = userEvent.setup();
    show();
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toHaveAttribute('open');
    await user.click(opener());
    await user.click(dialog());
    expect(dialog()).not.toHaveAttribute('open');
  });

  test('a press inside does not, even when it ends behind', async () => {
    const user = userEvent.setup();
    show();
    await user.click(opener());
    await user.click(field('Email'));
    fireEvent.pointerDown(field('Email'));
    fireEvent.click(dialog());
    expect(dialog()).toHaveAttribute('open');
  });

  test('what was typed waits for the same position, and not for another', async () => {
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
  test('a file that is not a PDF is told at once, and the selection cleared', async () => {
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

  test('a PDF of more than 10 MB is told at once', async () => {
    show();
    const user = await fill();
    const large = Object.defineProperty(new File(['%PDF'], 'large.pdf', { type: 'application/pdf' }), 'size', {
      value: 10 * 1024 * 1024 + 1,
    });
    await user.upload(field('Resume'), large);
    expect(screen.getByRole('alert')).toHaveTextContent('Please upload a PDF of 10 MB or less');
    expect(field('Resume').files).toHaveLength(0);
  });
});

describe('submitting', () => {
  test('hands over the six parts once, and says so on the button', async () => {
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

  test('closing aborts the request, and loses nothing', async () => {
    const onSubmit = vi.fn(never);
    show({ onSubmit });
    const user = await fill();
    await submit(user);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onSubmit.mock.lastCall?.[1].signal.aborted).toBe(true);
    await user.click(opener());
    expect(field('Mobile number')).toHaveValue('+1 302 555 0134');
    expect(screen.getByRole('button', { name: 'Submit application' })).toBeEnabled();
  });

  test('leaving the page aborts the request', async () => {
    const onSubmit = vi.fn(never);
    const view = show({ onSubmit });
    await submit(await fill());
    view.unmount();
    expect(onSubmit.mock.lastCall?.[1].signal.aborted).toBe(true);
  });

  test('success is said once; 2 s later the dialog is closed, empty, and focus is back', async () => {
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

  test('leaves a line beside the button of its position, until the dialog is opened again', async () => {
    const { pass } = show();
    const [line, other] = screen.getAllByRole('status').filter((status) => !status.closest('dialog'));
    expect(line).toBeEmptyDOMElement();
    await submit(await fill());
    await screen.findByText('Application submitted successfully!');
    // What is behind a dialog is not heard.
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

  test('leaves the line also where the dialog is closed before the 2 s are over', async () => {
    show();
    const user = await fill();
    await submit(user);
    await screen.findByText('Application submitted successfully!');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Sent. We have your application for Senior AI Engineer.')).toBeVisible();
  });

  test('a dialog closed and reopened within those 2 s stays open', async () => {
    const view = show();
    const user = await fill();
    await submit(user);
    await screen.findByText('Application submitted successfully!');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(opener(1));
    view.pass(2_000);
    expect(dialog()).toHaveAttribute('open');
  });

  test.each([
    ['a no of the server', new SubmissionRefused('400'), 'Failed to submit application'],
    ['anything else', new TypeError('network'), 'Something went wrong'],
  ])('%s is said above the button, and nothing typed is lost', async (_what, reason, words) => {
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

  test('no answer within 120 s is something that went wrong', async () => {
    const view = show({ onSubmit: never });
    await submit(await fill());
    view.pass(119_999);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    view.pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  });
});

test('a failure says what to do, and a refused resume says so at its field', async () => {
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

test('the description says what it is for', async () => {
  show();
  await userEvent.click(opener());
  expect(field('Description (optional)')).toHaveAccessibleDescription('Anything your resume does not say');
});

test('speaks another language where it is given one', async () => {
  show({
    texts: {
      title: 'Solicitud de {position}',
      submit: 'Enviar',
      problems: { resume: { missing: 'Falta el currículum' } },
    },
  });
  await userEvent.click(opener());
  expect(dialog()).toHaveAccessibleName('Solicitud de Senior AI Engineer');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(field('Resume')).toHaveAccessibleDescription('PDF up to 10MB Falta el currículum');
});

test('passes native attributes and its ref to the dialog, whose handlers run first', async () => {
  const ref = { current: null };
  const keepOpen = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  show({ ref, className: 'mine', onCancel: keepOpen });
  expect(dialog()).toHaveClass('mine');
  expect(ref.current).toBe(dialog());
  await userEvent.click(opener());
  act(() => void dialog().dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(keepOpen).toHaveBeenCalledOnce();
  expect(dialog()).toHaveAttribute('open');
});

test('a handler of the product can keep a button from opening it', async () => {
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

test('a button outside the dialog says what to do', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<ApplyButton position="Product Manager" />)).toThrow(/Put <ApplicationDialog/);
  quiet.mockRestore();
});

describe('opened by the product', () => {
  test('for a position of its own choice, and told of what the reader does', async () => {
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
    expect(onPositionChange.mock.calls).toEqual([[null]]);
    expect(dialog()).toHaveAttribute('open');
  });

  test('for another position while it is open: nobody applies for the one before', async () => {
    const opened = (position: string) => (
      <ApplicationDialog onSubmit={arrive} data-testid="dialog" position={position} />
    );
    const { rerender } = render(opened('Product Manager'));
    await userEvent.type(field('Name'), 'Jun Park');
    rerender(opened('Senior AI Engineer'));
    expect(dialog()).toHaveAccessibleName('Apply: Senior AI Engineer');
    expect(field('Name')).toHaveValue('');
  });

  test('with what it knows of the applicant filled in', () => {
    render(
      <ApplicationDialog
        onSubmit={arrive}
        data-testid="dialog"
        position="Product Manager"
        initialValues={{ name: 'Jun Park' }}
      />,
    );
    expect(field('Name')).toHaveValue('Jun Park');
  });

  test('at first, which the product need not be told', () => {
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

  test('at first, where it is told to', () => {
    render(<ApplicationDialog onSubmit={arrive} data-testid="dialog" defaultPosition="Product Manager" />);
    expect(dialog()).toHaveAttribute('open');
    expect(dialog()).toHaveAccessibleName('Apply: Product Manager');
  });

  test('by its ref: the form that opens can be used and closed', async () => {
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

test('with no file chosen after a refused one, submitting asks for one (R60)', async () => {
  show();
  const user = await fill();
  await user.upload(field('Resume'), docx);
  expect(screen.getByRole('alert')).toHaveTextContent('Please upload a PDF file');
  await submit(user);
  expect(field('Resume')).toHaveAccessibleDescription('PDF up to 10MB Resume is required');
});
