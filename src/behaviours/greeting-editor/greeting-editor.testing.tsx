import type { Testing } from '../../testing/description';
import { fire } from '../../testing/dom';
import { changesProp, keys, press, stateOf, within } from '../../testing/gestures';
import type { GreetingEditorProps } from '.';

/** A voice that ends at once: playback has its own machine, which is not tested here. */
const speak: NonNullable<GreetingEditorProps['speak']> = ({ onEnd }) => {
  onEnd();
  return () => {};
};
const field = (root: HTMLElement) => within(root, 'textarea') as HTMLTextAreaElement;
const nameField = (root: HTMLElement) => within(root, '[data-part="name-field"]') as HTMLInputElement;
/** The field in which Enter and Escape are pressed. */
const current = (root: HTMLElement) => (root.dataset.state === 'editing' ? field(root) : nameField(root));

/** In the browser's order: the text, the caret, the event. */
const enter = (element: HTMLTextAreaElement | HTMLInputElement, text: string, caret = text.length) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
  element.setSelectionRange?.(caret, caret);
  fire(element, 'input');
};

export const testing: Testing<GreetingEditorProps> = {
  props: {
    label: 'A greeting',
    text: 'Good morning, Acme.',
    name: 'Acme',
    link: '/?say={text}',
    speak,
    copy: async () => {},
  },
  submitProp: 'copy',
  inputs: [{ text: 'Good morning, Acme.', name: 'Acme' }],
  state: (root) => `greeting.${root.dataset.state} link.${stateOf(root, 'copy-trigger')}`,
  events: {
    edit: { gesture: press('edit') },
    type: {
      data: [
        { text: 'Good evening.', caret: 4 },
        { text: '  ', caret: 2 },
      ],
      gesture: ({ text }, { root }) => ({ do: 'write', at: field(root), text }),
      inDocument: ({ text, caret }, { root }) => enter(field(root), text, caret),
    },
    'name.type': {
      data: [{ name: 'Northline' }, { name: ' ' }],
      gesture: ({ name }, { root }) => ({ do: 'write', at: nameField(root), text: name }),
      inDocument: ({ name }, { root }) => enter(nameField(root), name),
    },
    // An on-screen keyboard has Enter but no Escape.
    enter: { keyboard: keys(current, 'Enter'), touch: keys(current, 'Enter') },
    // An empty greeting restores the previous one.
    escape: { keyboard: keys(current, 'Escape'), instead: 'leave' },
    leave: {
      gesture: () => ({ do: 'leave' }),
      inDocument: (_, { root }) => void fire(current(root), 'focusout'),
    },
    'link.copy': { gesture: press('copy') },
    save: { gesture: press('save') },
    'text.change': {
      data: [{ text: 'Welcome back, Acme.', name: 'Acme' }],
      ...changesProp('text', 'text'),
      walked: true,
    },
  },
  cannot: ({ context, value }, { type, text, name }) =>
    // Without the field nothing can be typed, and the current value cannot be typed again.
    (type === 'type' && ((value as { greeting: string }).greeting !== 'editing' || context.text === text)) ||
    (type === 'leave' && (value as { greeting: string }).greeting === 'written') ||
    (type === 'name.type' && context.frame?.name === name),
  // An unchanged greeting sends no event.
  once: ['text.change'],
};
