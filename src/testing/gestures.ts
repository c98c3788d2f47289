/** Gestures that the descriptions of behaviours share (`NAME.testing.tsx`). */

import type { AnyTesting, EventTest, Gesture } from './description';
import { find, fire } from './dom';

/** Presses the button named by one of the component's texts. */
export const press =
  (...names: string[]): Gesture =>
  (_, { root, texts }) => ({
    do: 'press',
    at: find(root, 'button', (name) => names.some((text) => texts[text] === name)),
  });

/** Selects the option whose name starts with one of the component's texts. */
export const radio =
  (text: string): Gesture =>
  (_, { root, texts }) => ({ do: 'choose', at: find(root, 'radio', (name) => name.startsWith(String(texts[text]))) });

/** Presses keys at an element. */
export const keys =
  (place: (root: HTMLElement) => Element, ...pressed: string[]): Gesture =>
  (_, { root }) => ({ do: 'keys', at: place(root), keys: pressed });

/** The first element, itself included, that matches a selector. @throws if there is none. */
export function within(root: HTMLElement, selector: string): HTMLElement {
  const found = root.matches(selector) ? root : root.querySelector<HTMLElement>(selector);
  if (found) return found;
  throw new Error(`There is no ${selector} in the component "${root.dataset.scope}" in its current state.`);
}

/** Types into, or selects in, the field labeled `name`. */
export const write: Gesture = ({ name, value }, { root, texts }) => {
  const labels = texts.labels as Record<string, string>;
  return { do: 'write', at: find(root, 'field', labels[name] ?? name), text: value };
};

/** Changes a prop to the event's data. */
export const changesProp = (prop: string, data: string): Pick<EventTest, 'by' | 'inDocument'> => ({
  by: 'product',
  inDocument: ({ [data]: value }, { rerender }) => rerender({ [prop]: value }),
});

/** The events of every form except `change`. */
export const formEvents = {
  submit: {
    gesture: (_, { root }) => ({ do: 'press', at: within(root, 'form button[type="submit"]') }),
    inDocument: (_, { root }) => void fire(within(root, 'form'), 'submit'),
  },
  dismiss: { gesture: press('dismiss') },
  // A native reset, by a button that only a product adds.
  reset: { by: 'product', inDocument: (_, { root }) => void fire(within(root, 'form'), 'reset') },
  // What the product says of a submission, and of values that it has checked.
  progress: { by: 'product', data: [{ fraction: 0.5 }] },
  report: { by: 'product', data: [{ problems: { email: 'This address is taken' } }] },
  // The prop `errors`.
  refuse: { by: 'product', data: [{ problems: { email: 'This address is taken' } }, { problems: {} }] },
  validate: { by: 'product' },
  // Of a form with `validationMode="blur"`.
  leave: { by: 'browser' },
  // React unmounts the form.
  unmount: { by: 'product' },
  prefill: changesProp('initialValues', 'values'),
  define: changesProp('fields', 'fields'),
} satisfies Record<string, EventTest>;

/** Whether a field already has that value: it cannot be changed to it. */
export const holds: NonNullable<AnyTesting['cannot']> = ({ context }, { type, name, value }) =>
  type === 'change' && context.values[name] === value;

/** Props of a form that submits nowhere. */
export const sendsNowhere = { onSubmit: async () => {} };

/** The state of a part of a component. */
export const stateOf = (root: HTMLElement, part: string) => within(root, `[data-part="${part}"]`).dataset.state ?? '';

/** What closes a dialog by a press on its backdrop, and by the browser. For `handlerSteps`. */
const pressBackdrop = [
  (dialog: HTMLElement) => void fire(dialog, 'pointerdown', { as: 'PointerEvent' }),
  (dialog: HTMLElement) => dialog.click(),
];
export const dialogHandlerSteps = {
  onPointerDown: pressBackdrop,
  onClick: pressBackdrop,
  onCancel: [(dialog: HTMLElement) => void fire(dialog, 'cancel')],
  onClose: [(dialog: HTMLElement) => void fire(dialog, 'close')],
};
