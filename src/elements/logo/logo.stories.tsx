import { Logo } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Halloway: Story = () => <Logo name="Halloway" />;

export const AnotherName: Story = () => <Logo name="Northline Dental" />;
