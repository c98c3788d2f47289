import type { Testing } from '../../testing/description';
import { find } from '../../testing/dom';
import { refusedOrUnreachable } from '../../testing/examples';
import {
  dialogHandlerSteps,
  formEvents,
  holds,
  press,
  sendsNowhere,
  stateOf,
  within,
  write,
} from '../../testing/gestures';
import type { ApplicationDialogProps } from '.';

/** One byte more than the label allows; only `size` is set. */
const large = Object.defineProperty(new File(['%PDF-1.7'], 'portfolio.pdf', { type: 'application/pdf' }), 'size', {
  value: 10 * 1024 * 1024 + 1,
});

// Events that props cause are walked with `Form`: here they would only multiply the paths.
const { submit, validate, leave, reset, report, progress } = formEvents;

export const testing: Testing<ApplicationDialogProps, typeof import('.')> = {
  props: ({ ApplyButton }) => ({
    ...sendsNowhere,
    children: (
      <>
        <ApplyButton position="Senior AI Engineer">Senior AI Engineer</ApplyButton>
        <ApplyButton position="Product Manager">Product Manager</ApplyButton>
      </>
    ),
  }),
  parts: ({ ApplicationDialog }) => ({
    ApplyButton: {
      props: { position: 'Product Manager' },
      within: (button) => <ApplicationDialog {...sendsNowhere}>{button}</ApplicationDialog>,
    },
  }),
  root: 'dialog',
  handlerSteps: dialogHandlerSteps,
  textsOf: ['dialog', 'form'],
  state: (root) => (root.dataset.state === 'open' ? `open.${stateOf(root, 'form')}` : 'closed'),
  cannot: (snapshot, event) =>
    // The page behind an open dialog is inert: only the product can switch the position then.
    (event.type === 'open' && snapshot.matches('open')) ||
    // Only before hydration.
    (event.type === 'change' && snapshot.matches('closed')) ||
    (event.name !== 'resume' && holds(snapshot, event)),
  errors: { submit: refusedOrUnreachable },
  events: {
    open: {
      data: [{ position: 'Senior AI Engineer' }, { position: 'Product Manager' }],
      gesture: ({ position }, { container }) => ({
        do: 'press',
        at: find(container, 'button', (_, button) => button.getAttribute('aria-description') === position),
      }),
    },
    close: { gesture: press('close') },
    change: {
      data: [
        { name: 'name', value: 'Jun Park' },
        { name: 'email', value: 'jun@park.example' },
        { name: 'email', value: 'jun' },
        { name: 'mobile_number', value: '+1 302 555 0134' },
        { name: 'resume', value: new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' }) },
        { name: 'resume', value: new File(['text'], 'portfolio.docx', { type: 'application/msword' }) },
        { name: 'resume', value: large },
        { name: 'resume', value: null },
      ],
      gesture: (event, stage) =>
        event.name === 'resume'
          ? { do: 'attach', at: within(stage.root, '[name="resume"]'), file: event.value }
          : write(event, stage),
    },
    submit,
    validate,
    leave,
    reset,
    dismiss: { by: 'product' },
    unmount: { by: 'product' },
    prefill: { data: [{ values: { description: 'Ten years of speech.' } }], by: 'product' },
    define: { data: [{ fields: { company: { maxLength: 200 } } }], by: 'product' },
    report,
    refuse: { data: [{ problems: {} }], by: 'product' },
    progress,
  },
};
