import type { ReactNode } from 'react';
import type { Testing } from '../../testing/description';
import { put } from '../../testing/dom';
import { refusedOrUnreachable } from '../../testing/examples';
import { formEvents, holds, sendsNowhere, write } from '../../testing/gestures';
import type { FormProps } from '.';

const fields = { name: { required: true }, email: { type: 'email', required: true } } as const;

export const testing: Testing<FormProps, typeof import('.')> = {
  props: { ...sendsNowhere, fields, texts: { labels: { name: 'Name', email: 'Email' } } },
  parts: ({ Form }) => {
    const within = (part: ReactNode) => (
      <Form fields={{ name: {} }} {...sendsNowhere}>
        {part}
        <button type="submit" data-product>
          Send
        </button>
      </Form>
    );
    return {
      FormField: {
        props: { name: 'name' },
        within,
        root: 'input',
        handlerSteps: { onChange: [(input) => put(input, 'x')] },
      },
      FormOutcome: { props: {}, within, root: '[data-part="outcome"]' },
      FormSubmit: { props: {}, within, root: 'button' },
    };
  },
  cannot: holds,
  once: ['prefill', 'define', 'report', 'progress'],
  inputs: [{ fields }],
  errors: { submit: refusedOrUnreachable },
  events: {
    change: {
      data: [
        { name: 'name', value: 'Amara Osei' },
        { name: 'email', value: 'amara@northline.example' },
        { name: 'email', value: 'amara' },
      ],
      gesture: write,
    },
    ...formEvents,
    prefill: { ...formEvents.prefill, data: [{ values: { name: 'Jun Park' } }] },
    define: { ...formEvents.define, data: [{ fields: { ...fields, company: { maxLength: 200 } } }] },
  },
};
