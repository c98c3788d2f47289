import { LinkProvider, rememberedThemeScript } from '@halloway/ui';
import '@halloway/ui/styles.css';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { RouterLink } from './router-link';

export const metadata = { title: 'Inn at the corner' };

/** A server component: applies the theme before the first paint, and makes our links the router's. */
export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const script = { __html: rememberedThemeScript() };
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={script} />
      </head>
      <body>
        <LinkProvider component={RouterLink}>{children}</LinkProvider>
      </body>
    </html>
  );
}
