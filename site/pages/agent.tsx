import { Band, CallToAction, CardGrid, Definitions, Link, Section, SplitSection, Stats, Steps } from '@halloway/ui';
import { type Agent as AgentContent, agentPage } from '../content/agents';
import { AgentActions } from './parts/agent-head';
import { FiguresNote } from './parts/figures-note';
import { Call } from './parts/islands';

/** An agent's own page (R51, D8): it opens with its call. */
export default function Agent({ content }: { content: AgentContent }) {
  const { figures, capabilities, handover, steps, call, image, invitation, closing } = content;
  return (
    <>
      <Call id="call" {...call} record={image} opens={content} />
      {handover && (
        <SplitSection title={agentPage.handover}>
          <Definitions definitions={handover} />
        </SplitSection>
      )}
      <Band>
        <Stats stats={figures} />
        <FiguresNote />
      </Band>
      <Section title={agentPage.capabilities}>
        <CardGrid cards={capabilities} />
        <Steps steps={steps} />
      </Section>
      {invitation && (
        <Section
          title={invitation.title}
          intro={invitation.text}
          actions={<Link href={invitation.action.href}>{invitation.action.label}</Link>}
        />
      )}
      <CallToAction
        data-theme="dark"
        title={closing.title}
        text={agentPage.price}
        actions={<AgentActions {...content} />}
      />
    </>
  );
}
