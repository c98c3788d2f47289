import { fire } from '../../testing/dom';
import { type Driver, press, type Stage, stateOf, within } from '../../testing/driver';
import { GreetingEditor, type GreetingEditorProps, greetingEditorTexts } from '.';

/** Has said all at once: what is played has a time of its own, which is not this behaviour's. */
const speak: NonNullable<GreetingEditorProps['speak']> = ({ onEnd }) => {
  onEnd();
  return () => {};
};
const field = ({ root }: Stage) => within(root, 'textarea') as HTMLTextAreaElement;
const key = (key: string) => (_: unknown, stage: Stage) =>
  void fire(field(stage), 'keydown', { as: 'KeyboardEvent', key });

export const driver: Driver = {
  Component: GreetingEditor,
  texts: { ...greetingEditorTexts },
  props: { label: 'A greeting', text: 'Good morning.', link: '/?say={text}', speak, copy: async () => {} },
  answered: 'copy',
  state: (root) => `greeting.${root.dataset.state} link.${stateOf(root, 'copy-trigger')}`,
  events: {
    edit: press('edit'),
    type: ({ text, caret }, stage) => {
      const element = field(stage);
      // Typed as a browser does it: the text, then where the caret is, then the event.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
      element.setSelectionRange?.(caret, caret);
      fire(element, 'input');
    },
    enter: key('Enter'),
    escape: key('Escape'),
    leave: (_, stage) => void fire(field(stage), 'focusout'),
    'link.copy': press('copy'),
    'text.change': ({ text }, { rerender }) => rerender({ text }),
  },
  cannot: ({ context, value }, { type, text }) =>
    // Without the field nobody writes in it, and what it holds already cannot be typed.
    (['type', 'enter', 'escape', 'leave'].includes(type) && (value as { greeting: string }).greeting !== 'editing') ||
    (type === 'type' && context.text === text),
  // A greeting that stays the same says nothing.
  once: ['text.change'],
};
