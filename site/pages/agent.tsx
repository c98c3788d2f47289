import {
  Band,
  ButtonLink,
  CallToAction,
  CardGrid,
  Definitions,
  Link,
  PageHero,
  Section,
  SplitSection,
  Stats,
  Steps,
} from '@halloway/ui';
import { type Agent as AgentContent, agentPage } from '../content/agents';
import { FiguresNote } from './parts/figures-note';
import { Call, HeroVoice, YourGreeting } from './parts/islands';

/** An agent's own page (R51, D8). */
export default function Agent({ content }: { content: AgentContent }) {
  const { slug, kicker, title, lead, greeting, figures, capabilities, handover, steps, call, image } = content;
  const { invitation, mail, closing } = content;
  const demo = agentPage.demo(slug);
  const actions = (
    <>
      <ButtonLink variant="primary" href={demo.href}>
        {demo.label}
      </ButtonLink>
      <Link href={`mailto:${mail.address}?subject=${encodeURIComponent(mail.subject)}`}>{mail.label}</Link>
    </>
  );
  return (
    <>
      <PageHero kicker={kicker} title={title} lead={lead} voice={<HeroVoice text={greeting} />} actions={actions} />
      <Call {...call} record={image} />
      <SplitSection title={agentPage.handover}>
        <Definitions definitions={handover} />
      </SplitSection>
      <Band>
        <Stats stats={figures} />
        <FiguresNote />
      </Band>
      <Section title={agentPage.capabilities}>
        <CardGrid cards={capabilities} />
      </Section>
      <Section title={agentPage.steps}>
        <Steps steps={steps} />
      </Section>
      {invitation && (
        <Section
          title={invitation.title}
          intro={invitation.text}
          actions={<Link href={invitation.action.href}>{invitation.action.label}</Link>}
        />
      )}
      <CallToAction voice={<YourGreeting />} title={closing.title} actions={actions} />
    </>
  );
}
