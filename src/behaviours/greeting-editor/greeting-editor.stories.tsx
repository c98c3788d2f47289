import { GreetingEditor } from '@halloway/ui';
import type { Story } from '@ladle/react';

const Greeting = ({ note = '' }) => (
  <GreetingEditor
    label="A greeting of your own"
    text="Good morning, Northline Dental’s AI agent here. I transcribe calls for the practice. How can I help?"
    name="Northline Dental"
    link="https://halloway.example/?say={text}"
    note={note}
  >
    {(text) => <a href={`mailto:sales@halloway.example?body=${encodeURIComponent(text)}`}>Use this as my greeting</a>}
  </GreetingEditor>
);

export const Written: Story = () => <Greeting />;
Written.meta = { machine: 'greeting-editor', state: 'greeting.written link.idle' };

export const Copying: Story = () => <Greeting />;
Copying.meta = {
  machine: 'greeting-editor',
  state: 'greeting.written link.copying',
  visuallyEquals: 'greeting.written link.idle because a browser copies before anybody could read that it does',
};

export const Copied: Story = () => <Greeting />;
Copied.meta = { machine: 'greeting-editor', state: 'greeting.written link.copied' };

export const Refused: Story = () => <Greeting />;
Refused.meta = { machine: 'greeting-editor', state: 'greeting.written link.refused' };

export const Saved: Story = () => <Greeting />;
Saved.meta = { machine: 'greeting-editor', state: 'greeting.written link.saved' };

export const Naming: Story = () => <Greeting />;
Naming.meta = { machine: 'greeting-editor', state: 'greeting.naming link.idle', context: { caret: 30 } };

export const NamingWhileCopying: Story = () => <Greeting />;
NamingWhileCopying.meta = {
  machine: 'greeting-editor',
  state: 'greeting.naming link.copying',
  context: { caret: 30 },
  visuallyEquals: 'greeting.naming link.idle because a browser copies before anybody could read that it does',
};

export const NamingCopied: Story = () => <Greeting />;
NamingCopied.meta = { machine: 'greeting-editor', state: 'greeting.naming link.copied' };

export const NamingRefused: Story = () => <Greeting />;
NamingRefused.meta = { machine: 'greeting-editor', state: 'greeting.naming link.refused' };

export const NamingSaved: Story = () => <Greeting />;
NamingSaved.meta = { machine: 'greeting-editor', state: 'greeting.naming link.saved' };

export const Editing: Story = () => <Greeting />;
Editing.meta = { machine: 'greeting-editor', state: 'greeting.editing link.idle' };

export const EditingWhileCopying: Story = () => <Greeting />;
EditingWhileCopying.meta = {
  machine: 'greeting-editor',
  state: 'greeting.editing link.copying',
  visuallyEquals: 'greeting.editing link.idle because a browser copies before anybody could read that it does',
};

export const EditingCopied: Story = () => <Greeting />;
EditingCopied.meta = { machine: 'greeting-editor', state: 'greeting.editing link.copied' };

export const EditingRefused: Story = () => <Greeting />;
EditingRefused.meta = { machine: 'greeting-editor', state: 'greeting.editing link.refused' };

export const EditingSaved: Story = () => <Greeting />;
EditingSaved.meta = { machine: 'greeting-editor', state: 'greeting.editing link.saved' };

export const Sent: Story = () => <Greeting note="Somebody wrote this greeting and sent you the link." />;
Sent.meta = { machine: 'greeting-editor', state: 'greeting.written link.idle' };

export const Live: Story = () => <Greeting />;
Live.meta = { machine: 'greeting-editor' };
