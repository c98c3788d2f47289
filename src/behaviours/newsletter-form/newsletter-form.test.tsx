import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SubmitHandler } from '../../forms/submission';
import { serverHtml } from '../../testing/server-html';
import { NewsletterForm } from '.';

const arrive: SubmitHandler<string> = async () => {};

describe('before JavaScript', () => {
  test('is a native email field in a form that loads no page', () => {
    const server = serverHtml(<NewsletterForm onSubmit={arrive} noScript="Write to us." />);
    const field = within(server).getByPlaceholderText('Enter your email');
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toHaveAccessibleName('Email');
    expect(server.querySelector('form')).toHaveAttribute('method', 'dialog');
    expect(server.querySelector('form')).not.toHaveAttribute('novalidate');
    expect(server).toHaveTextContent('Write to us.');
  });

  test('posts the address and the hidden inputs with an action', () => {
    const server = serverHtml(
      <NewsletterForm onSubmit={arrive} action="/messages">
        <input type="hidden" name="subject" value="Newsletter" />
      </NewsletterForm>,
    );
    const form = server.querySelector('form') as HTMLFormElement;
    expect(form).toHaveAttribute('action', '/messages');
    expect([...new FormData(form)]).toEqual([
      ['email', ''],
      ['subject', 'Newsletter'],
    ]);
  });
});
