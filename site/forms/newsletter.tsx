import { Link, NewsletterBand, NewsletterForm } from '@halloway/ui';
import { brand } from '../brand';
import { newsletter } from '../content/blog';
import { sendNewsletter } from './backend';
import { PrivacySentence } from './privacy-sentence';
import { Remedy } from './remedy';

/** "Subscribe to Our Newsletter" (R79), where articles are. */
export function Newsletter() {
  const { title, text, privacy, label, placeholder, submit, noScript, reader, feed } = newsletter;
  return (
    <NewsletterBand
      title={title}
      text={
        <>
          {text} <PrivacySentence text={privacy} />. {reader} <Link href="/rss.xml">{feed}</Link>.
        </>
      }
    >
      <NewsletterForm
        aria-label={title}
        onSubmit={sendNewsletter}
        texts={{ labels: { email: label }, placeholders: { email: placeholder }, submit }}
        remedy={<Remedy mail={brand.mail.press} />}
        noScript={<p>{noScript}</p>}
      />
    </NewsletterBand>
  );
}
