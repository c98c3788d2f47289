import { ButtonLink, Link, PageHero, Stats } from '@halloway/ui';
import type { Story } from '@ladle/react';

const greeting = 'Good morning, Northline Dental’s AI agent here. I transcribe calls for the practice. How can I help?';

export const InnerPage: Story = () => (
  <PageHero
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
    greeting={greeting}
  />
);

export const OpensTheSite: Story = () => <PageHero drawing="full" title="Halloway." greeting={greeting} />;

export const NothingSpokenYet: Story = () => <PageHero title="Talk to us." greeting={greeting} spoken={0} />;

export const AllSpoken: Story = () => <PageHero title="Talk to us." greeting={greeting} spoken={99} />;

export const WithNumbers: Story = () => (
  <PageHero title="Begin with one phone line." lead="All three ways lead to the same platform." greeting={greeting}>
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
    note={<p>Coming Soon</p>}
    title="Voice AI for Wealth Management"
    lead="An agent that arranges reviews, chases signatures and leaves every word of advice to an advisor."
    greeting={greeting}
  />
);
