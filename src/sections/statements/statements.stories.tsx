import { Statements } from '@halloway/ui';
import type { Story } from '@ladle/react';

const mission = {
  title: 'Mission',
  text: 'Give every caller an answer, and give the people who used to run for the phone the time to do the rest of their job properly.',
};
const vision = {
  title: 'Vision',
  text: 'A telephone that is worth calling again: no menus, no music, and no doubt about whether you are talking to a person or a machine.',
};

export const Two: Story = () => <Statements statements={[mission, vision]} />;

export const One: Story = () => <Statements statements={[mission]} />;
