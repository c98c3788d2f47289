import { Link, NewsletterBand, NewsletterForm } from '@halloway/ui';
import { sendNewsletter } from './backend';
import { media } from './content/media';

/** "Subscribe to Our Newsletter" (R79), where articles are. */
export function Newsletter() {
  const { title, text, label, placeholder, submit, noScript, feed } = media.newsletter;
  return (
    <NewsletterBand title={title} text={text}>
      <NewsletterForm
        aria-label={title}
        onSubmit={sendNewsletter}
        labels={{ email: label, placeholder, submit }}
        noScript={
          <p>
            {noScript} <Link href="/rss.xml">{feed}</Link>
          </p>
        }
      />
    </NewsletterBand>
  );
}
