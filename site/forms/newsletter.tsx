import { CallToAction, Link, NewsletterForm } from '@halloway/ui';
import { brand } from '../brand';
import { newsletter } from '../content/blog';
import { endpoints, sendNewsletter, subscription } from './backend';
import { draftOf } from './drafts';
import { PrivacySentence } from './privacy-sentence';
import { Remedy } from './remedy';

const draft = draftOf('newsletter');

/** "Subscribe to Our Newsletter" (R79), on pages with articles. */
export function Newsletter() {
  const { title, text, privacy, label, placeholder, submit, reader, feed } = newsletter;
  return (
    <CallToAction
      title={title}
      text={
        <>
          {text} <PrivacySentence text={privacy} />. {reader} <Link href="/rss.xml">{feed}</Link>.
        </>
      }
      form={
        <NewsletterForm
          {...draft}
          aria-label={title}
          onSubmit={sendNewsletter}
          action={endpoints.contact}
          texts={{ labels: { email: label }, placeholders: { email: placeholder }, submit }}
          remedy={<Remedy mail={brand.mail.press} />}
        >
          {/*
           * Without JavaScript the browser posts the fields that `sendNewsletter` adds. A name is required, and only scripts can copy
           * the address into it.
           */}
          {Object.entries({ name: subscription.subject, ...subscription }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </NewsletterForm>
      }
    />
  );
}
