import { ButtonLink, CallToAction, GreetingEditor, Link } from '@halloway/ui';
import type { Story } from '@ladle/react';

const demo = (
  <ButtonLink variant="primary" href="/contact">
    Book a Voice AI Demo
  </ButtonLink>
);

export const WithAVoice: Story = () => (
  <CallToAction
    title="Hear it answer for you."
    text="Bring the call your team dreads most, and be the caller."
    voice={
      <GreetingEditor
        bleed
        label="A greeting of your own"
        text="Good morning, Northline Dental’s AI agent here. I transcribe our calls. How can I help?"
        name="Northline Dental"
        poster={5}
        link="/?say={text}"
      />
    }
    actions={
      <>
        {demo}
        <Link href="/contact?service=voice-ai-consulting">Talk to a Specialist</Link>
      </>
    }
  />
);

export const WithoutAVoice: Story = () => <CallToAction title="Hear it answer for you." actions={demo} />;

export const LongTitle: Story = () => (
  <CallToAction title="Bring us the one call that everybody in the office lets ring a little longer." actions={demo} />
);
