import { ButtonLink, CallToAction, Link } from '@halloway/ui';
import type { Story } from '@ladle/react';

const demo = (
  <ButtonLink variant="primary" href="/contact">
    Book a Voice AI Demo
  </ButtonLink>
);

export const WithASentence: Story = () => (
  <CallToAction
    title="Hear it answer for you."
    text="Bring the call your team dreads most, and be the caller."
    voice="I’m an AI agent, and I can see the calendar. Thursday at ten thirty is free."
    actions={
      <>
        {demo}
        <Link href="/contact?service=voice-ai-consulting">Talk to a Specialist</Link>
      </>
    }
  />
);

export const TitleDrawn: Story = () => <CallToAction title="Hear it answer for you." actions={demo} />;

export const LongTitle: Story = () => (
  <CallToAction title="Bring us the one call that everybody in the office lets ring a little longer." actions={demo} />
);
