import { ButtonLink, CallToAction, PageHero, Rows, Section } from '@halloway/ui';
import { services as content } from '../content/overviews';
import { ClosingVoice, HeroVoice, Said } from './parts/islands';

/** All services (D5). */
export default function Services() {
  const { languages, kicker, title, lead, greeting, offersTitle, offers, closing } = content;
  return (
    <>
      <PageHero
        kicker={kicker}
        title={title}
        lead={lead}
        voice={<HeroVoice text={greeting} drawing="besideObject" />}
        figure={languages.map(({ name, lang, dir, words }) => (
          <Said key={lang} label={name} lang={lang} dir={dir} text={words} />
        ))}
      />
      <Section title={offersTitle}>
        <Rows rows={offers.map(({ path, ...offer }) => ({ ...offer, href: path }))} />
      </Section>
      <CallToAction
        voice={<ClosingVoice text={closing.greeting} />}
        title={closing.title}
        text={closing.text}
        actions={
          <ButtonLink variant="primary" href={closing.action.href}>
            {closing.action.label}
          </ButtonLink>
        }
      />
    </>
  );
}
