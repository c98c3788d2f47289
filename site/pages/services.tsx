import { PageHero, Rows, Section } from '@halloway/ui';
import { services as content } from '../content/overviews';
import { Closing } from './parts/closing';
import { Said } from './parts/islands';

/** All services (D5). */
export default function Services() {
  const { languages, kicker, title, lead, offersTitle, offers, closing } = content;
  return (
    <>
      <PageHero
        kicker={kicker}
        title={title}
        lead={lead}
        figure={languages.map(({ name, lang, dir, words }) => (
          <Said key={lang} label={name} lang={lang} dir={dir} text={words} />
        ))}
      />
      <Section title={offersTitle}>
        <Rows rows={offers.map(({ path, ...offer }) => ({ ...offer, href: path }))} />
      </Section>
      <Closing closing={closing} />
    </>
  );
}
