import { ButtonLink, CallToAction, PageHero, Rows, Section } from '@halloway/ui';
import { services as content } from '../content/overviews';
import { HeroVoice, YourGreeting } from './parts/islands';

/** All services (D5). */
export default function Services() {
  const { kicker, title, lead, greeting, offersTitle, offers, closing } = content;
  return (
    <>
      <PageHero kicker={kicker} title={title} lead={lead} voice={<HeroVoice text={greeting} />} />
      <Section title={offersTitle}>
        <Rows rows={offers.map(({ path, ...offer }) => ({ ...offer, href: path }))} />
      </Section>
      <CallToAction
        voice={<YourGreeting />}
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
