import type { Testing } from '../../testing/description';
import { find } from '../../testing/dom';
import { refusedOrUnreachable } from '../../testing/examples';
import { formEvents, holds, press, sendsNowhere, write } from '../../testing/gestures';
import type { WaitlistFormProps } from '.';

export const testing: Testing<WaitlistFormProps> = {
  props: sendsNowhere,
  textsOf: ['form'],
  // The thanks have no fields: they accept only `reset`.
  cannot: (snapshot, event) =>
    holds(snapshot, event) || (snapshot.value === 'submitted' && ['change', 'submit', 'dismiss'].includes(event.type)),
  once: ['prefill', 'define', 'report', 'progress'],
  errors: { submit: refusedOrUnreachable },
  events: {
    change: {
      data: [
        { name: 'firstName', value: 'Amara' },
        { name: 'lastName', value: 'Osei' },
        { name: 'email', value: 'amara@northline.example' },
        { name: 'email', value: 'amara' },
        { name: 'phone', value: '302 555 0134' },
      ],
      gesture: write,
    },
    ...formEvents,
    reset: {
      gesture: press('again'),
      inDocument: (event, stage) => {
        if (stage.root.querySelector('form')) formEvents.reset.inDocument(event, stage);
        else find(stage.root, 'button', String(stage.texts.again)).click();
      },
    },
    prefill: { ...formEvents.prefill, data: [{ values: { firstName: 'Jun' } }] },
    define: { ...formEvents.define, data: [{ fields: { company: { maxLength: 200 } } }] },
  },
};
