import { Icon, ThemeSwitch } from '@halloway/ui';
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

const sun =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4l1.4 -1.4M17 7l1.4 -1.4';
const icons = {
  system: <Icon drawing="M4 5h16v11h-16zM9 20h6M12 16v4" size={24} />,
  light: <Icon drawing={sun} size={24} />,
  dark: <Icon drawing="M19 14.5a7.5 7.5 0 1 1 -9.5 -9.5a6 6 0 0 0 9.5 9.5z" size={24} />,
};

export const IconsAlone: Story = () => <ThemeSwitch labelHidden icons={icons} />;
IconsAlone.meta = { machine: 'theme-switch', state: 'dark' };

export const Live: Story = () => <ThemeSwitch />;
Live.meta = { machine: 'theme-switch' };
