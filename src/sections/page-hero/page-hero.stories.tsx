import { Badge, Button, ButtonLink, Definitions, Field, Globe, Link, PageHero, Stats, VoicePlayer } from '@halloway/ui';
import type { Story } from '@ladle/react';

const greeting = 'Good morning, Northline Dental’s AI agent here. I transcribe calls for the practice. How can I help?';

const voice = <VoicePlayer bleed label="The greeting of a dental practice" text={greeting} poster={6} />;

export const InnerPage: Story = () => (
  <PageHero
    kicker="AI voice agent for customer support"
    title="Settled on the first call."
    lead="The Support agent looks things up while the customer is still talking."
    actions={
      <>
        <ButtonLink variant="primary" href="/contact">
          Book a Demo
        </ButtonLink>
        <Link href="mailto:support@halloway.example">Email the support team</Link>
      </>
    }
    voice={voice}
  />
);

export const WithNumbers: Story = () => (
  <PageHero title="Begin with one phone line." lead="All three ways lead to the same platform." voice={voice}>
    <Stats
      stats={[
        { value: '200%+', label: 'ROI', tone: 'gained' },
        { value: '90%+', label: 'CSAT' },
        { value: '80%+', label: 'first-call resolution' },
        { value: '3x', label: 'qualified leads', tone: 'gained' },
      ]}
    />
  </PageHero>
);

export const WithAForm: Story = () => (
  <PageHero
    title="Talk to us."
    lead="A person reads every message and answers it during office hours."
    greeting={<VoicePlayer compact role="group" label="The greeting of a dental practice" text={greeting} />}
    hours="It is 9:40 AM in Wilmington. The office is open."
    figure={
      <form aria-label="Write to us">
        <Field label="Message">{(control) => <textarea {...control} />}</Field>
        <Button variant="primary">Send message</Button>
      </form>
    }
    details={
      <Definitions
        definitions={[
          { title: 'Sales', description: <Link href="mailto:sales@halloway.example">sales@halloway.example</Link> },
          { title: 'Office hours', description: 'Monday to Friday 9:00 AM to 6:00 PM EST' },
        ]}
      />
    }
  >
    <Globe center={[20, -68]} marker={[39.75, -75.55]} width="544" />
  </PageHero>
);

export const WithADarkFigure: Story = () => (
  <PageHero
    tight
    title="Voice AI for Retail"
    lead="An agent that knows what is on the shelf."
    figure={<VoicePlayer role="group" label="The greeting of a dental practice" text={greeting} />}
    figureTone="soot"
  />
);

export const WithALargeDrawing: Story = () => (
  <PageHero
    title="Where the calls come from."
    lead="One office, and every time zone."
    figure={<Globe center={[20, -68]} marker={[39.75, -75.55]} width="544" />}
    figureSize="large"
  />
);

export const LongTitleAndNote: Story = () => (
  <PageHero
    note={<Badge>Coming Soon</Badge>}
    title="Voice AI for Wealth Management"
    lead="An agent that arranges reviews, chases signatures and leaves every word of advice to an advisor."
    voice={voice}
  />
);
