'use client';
import { type ThemeName, ThemeSwitch } from '@halloway/ui';
import { ThemeProvider, useTheme } from 'next-themes';
import type { ReactNode } from 'react';

/** Tailwind reads the class, our components the attribute. */
export const Themes = ({ nonce, children }: { nonce: string; children: ReactNode }) => (
  <ThemeProvider attribute={['class', 'data-theme']} nonce={nonce}>
    {children}
  </ThemeProvider>
);

export function Theme() {
  const { theme, setTheme } = useTheme();
  return <ThemeSwitch labelHidden value={theme as ThemeName} onValueChange={setTheme} />;
}
