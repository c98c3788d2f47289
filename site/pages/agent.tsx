import {
  Band,
  ButtonLink,
  CallStory,
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
import { Slices } from '../app/slices';
import { type Agent as AgentContent, agentPage } from '../content/agents';

/** An agent's own page (R51, D8). */
export default function Agent({ content }: { content: AgentContent }) {
  const { title, lead, greeting, figures, capabilities, handover, steps, call, invitation, mail, closing } = content;
  const actions = (
    <>
      <ButtonLink variant="primary" href={agentPage.demo.href}>
        {agentPage.demo.label}
      </ButtonLink>
      <Link href={`mailto:${mail.address}?subject=${encodeURIComponent(mail.subject)}`}>{mail.label}</Link>
    </>
  );
  return (
    <Slices>
      <PageHero title={title} lead={lead} greeting={greeting} actions={actions} />
      <Band>
        <Stats stats={figures} />
      </Band>
      <CallStory {...call} />
      <Section title={agentPage.capabilities}>
        <CardGrid cards={capabilities} />
      </Section>
      <SplitSection title={agentPage.handover}>
        <Definitions definitions={handover} />
      </SplitSection>
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
      <CallToAction title={closing.title} actions={actions} />
    </Slices>
  );
}
