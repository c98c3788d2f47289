import { type AnchorProps, LinkProvider, rememberedThemeScript } from '@halloway/ui';
import '@halloway/ui/styles.css';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Link as RouterLink, Scripts } from 'react-router';
import { Nonce } from './nonce';

const OwnLink = ({ href, ...link }: AnchorProps) => <RouterLink to={href} {...link} />;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(Nonce);
  const script = { __html: rememberedThemeScript() };
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <title>Inn at the corner</title>
        <Meta />
        <Links nonce={nonce} />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={script} />
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <LinkProvider component={OwnLink}>
      <Outlet />
    </LinkProvider>
  );
}
