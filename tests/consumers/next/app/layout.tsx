import { LinkProvider, rememberedThemeScript } from '@halloway/ui';
import './globals.css';
import '@halloway/ui/tokens.css';
import '@halloway/ui/accordion.css';
import '@halloway/ui/billing-toggle.css';
import '@halloway/ui/button.css';
import '@halloway/ui/carousel.css';
import '@halloway/ui/dialog.css';
import '@halloway/ui/form.css';
import '@halloway/ui/link.css';
import '@halloway/ui/navbar.css';
import '@halloway/ui/newsletter-form.css';
import '@halloway/ui/points.css';
import '@halloway/ui/section.css';
import '@halloway/ui/theme-switch.css';
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
