import { ThemeSwitch } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const System: Story = () => <ThemeSwitch />;
System.meta = { machine: 'theme-switch', state: 'system' };

export const Light: Story = () => <ThemeSwitch />;
Light.meta = { machine: 'theme-switch', state: 'light' };

export const Dark: Story = () => <ThemeSwitch />;
Dark.meta = { machine: 'theme-switch', state: 'dark' };

export const AnotherLanguage: Story = () => (
  <ThemeSwitch texts={{ label: 'Farben', system: 'Wie das System', light: 'Hell', dark: 'Dunkel' }} />
);
AnotherLanguage.meta = { machine: 'theme-switch', state: 'light' };

export const Live: Story = () => <ThemeSwitch />;
Live.meta = { machine: 'theme-switch' };
