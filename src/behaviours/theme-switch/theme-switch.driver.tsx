import { fireEvent } from '@testing-library/react';
import { type Driver, radio } from '../../testing/driver';
import { owner } from '../../testing/owner';
import { type Theme, ThemeSwitch } from '.';

const { useOwned, set } = owner<Theme>();

function Product() {
  const [value, setValue] = useOwned();
  return <ThemeSwitch value={value} onValueChange={setValue} />;
}

export const driver: Driver = {
  render: () => <Product />,
  // A radio that is checked cannot be chosen.
  cannot: ({ value }, { type }) => type === `choose.${value}`,
  events: {
    'choose.system': radio('System'),
    'choose.light': radio('Light'),
    'choose.dark': radio('Dark'),
    'set.system': () => set('system'),
    'set.light': () => set('light'),
    'set.dark': () => set('dark'),
    'recall.system': recall(null),
    'recall.light': recall('light'),
    'recall.dark': recall('dark'),
  },
};

function recall(theme: 'light' | 'dark' | null) {
  return () => {
    if (theme) localStorage.setItem('hw-theme', theme);
    else localStorage.removeItem('hw-theme');
    fireEvent(window, new StorageEvent('storage', { key: 'hw-theme' }));
  };
}
