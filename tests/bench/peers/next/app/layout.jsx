import '@halloway/ui/fonts.css';
import '@halloway/ui/reset.css';
import '@halloway/ui/styles.css';
import { LinkProvider, SkipLink } from '@halloway/ui';
import { Bar } from '../bar';
import { RouterLink } from '../router';
import { Footer } from '../site/footer';

/** The layout of our site (site/app/app.tsx). */
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <LinkProvider component={RouterLink}>
          <SkipLink />
          <Bar />
          <main id="main">{children}</main>
          <Footer />
        </LinkProvider>
      </body>
    </html>
  );
}
