import type { Story } from '@ladle/react';

export const Machines: Story = () => <p>Overview</p>;
