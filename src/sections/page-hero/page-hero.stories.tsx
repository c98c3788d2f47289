import { Badge, ButtonLink, Link, PageHero, Stats, VoicePlayer } from '@halloway/ui';
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

export const TitleAlone: Story = () => <PageHero title="Page not found" />;

export const LongTitleAndNote: Story = () => (
  <PageHero
    note={<Badge>Coming Soon</Badge>}
    title="Voice AI for Wealth Management"
    lead="An agent that arranges reviews, chases signatures and leaves every word of advice to an advisor."
    voice={voice}
  />
);
