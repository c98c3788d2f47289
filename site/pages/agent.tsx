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
  Week,
} from '@halloway/ui';
import { type Agent as AgentContent, agentPage } from '../content/agents';
import { FiguresNote } from './parts/figures-note';
import { Call, ClosingVoice, HeroVoice } from './parts/islands';
import { JoiningPerson } from './parts/joining-person';
import { SpokenRecord } from './parts/spoken-record';

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
      <PageHero
        kicker={kicker}
        title={title}
        lead={lead}
        voice={<HeroVoice text={greeting} drawing="besideObject" />}
        actions={actions}
        figure={<Product image={image} call={call} />}
      />
      <Call id="call" {...call} record={image} />
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
      <CallToAction
        data-theme="dark"
        voice={<ClosingVoice text={closing.greeting} />}
        title={closing.title}
        actions={actions}
      />
    </>
  );
}

/** What the agent's call results in. A record, whose every word is beside the call, is shown in short. */
function Product({ image, call }: Pick<AgentContent, 'image' | 'call'>) {
  if ('week' in image) return <Week {...image.week} />;
  if ('handover' in image) return <JoiningPerson call={call.call} {...image.handover} />;
  return (
    <SpokenRecord
      {...image.paper}
      headingLevel={2}
      fields={image.paper.fields.slice(0, 2)}
      outcome={call.call.outcome.text}
    />
  );
}
