import { ButtonLink, CallToAction, PageHero, Rows, Section } from '@halloway/ui';
import { HeroVoice, YourGreeting } from '../app/parts';
import { Slices } from '../app/slices';
import { services as content } from '../content/overviews';

/** The whole offer (D5). */
export default function Services() {
  const { kicker, title, lead, greeting, offersTitle, offers, closing } = content;
  return (
    <Slices>
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
    </Slices>
  );
}
