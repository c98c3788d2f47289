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

export const testing: Testing<GreetingEditorProps> = {
  props: { label: 'A greeting', text: 'Good morning.', link: '/?say={text}', speak, copy: async () => {} },
  submitProp: 'copy',
  inputs: [{ text: 'Good morning.' }],
  state: (root) => `greeting.${root.dataset.state} link.${stateOf(root, 'copy-trigger')}`,
  events: {
    edit: { gesture: press('edit') },
    type: {
      data: [
        { text: 'Good evening.', caret: 4 },
        { text: '  ', caret: 2 },
      ],
      gesture: ({ text }, { root }) => ({ do: 'write', at: field(root), text }),
      inDocument: ({ text, caret }, { root }) => {
        const element = field(root);
        // In the browser's order: the text, the caret, the event.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
        element.setSelectionRange?.(caret, caret);
        fire(element, 'input');
      },
    },
    // An on-screen keyboard has Enter but no Escape.
    enter: { keyboard: keys(field, 'Enter'), touch: keys(field, 'Enter') },
    // An empty greeting restores the previous one.
    escape: { keyboard: keys(field, 'Escape'), instead: 'leave' },
    leave: {
      gesture: () => ({ do: 'leave' }),
      inDocument: (_, { root }) => void fire(field(root), 'focusout'),
    },
    'link.copy': { gesture: press('copy') },
    'text.change': { data: [{ text: 'Welcome back.' }], ...changesProp('text', 'text'), walked: true },
  },
  cannot: ({ context, value }, { type, text }) =>
    // Without the field nothing can be typed, and the current value cannot be typed again.
    (['type', 'enter', 'escape', 'leave'].includes(type) && (value as { greeting: string }).greeting !== 'editing') ||
    (type === 'type' && context.text === text),
  // An unchanged greeting sends no event.
  once: ['text.change'],
};
