import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serverHtml } from '../../testing/server-html';
import { NewsletterForm } from '.';

test('posts the address and the hidden inputs with an action, without JavaScript', () => {
  const server = serverHtml(
    <NewsletterForm onSubmit={() => {}} action="/messages">
      <input type="hidden" name="subject" value="Newsletter" />
    </NewsletterForm>,
  );
  const form = server.querySelector('form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', '/messages');
  expect(screen.getByPlaceholderText('Enter your email')).toHaveAccessibleName('Email');
  expect([...new FormData(form)]).toEqual([
    ['email', ''],
    ['subject', 'Newsletter'],
  ]);
});
