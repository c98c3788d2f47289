import { ButtonLink, CallToAction, GreetingEditor, Link, NewsletterForm, Sketch } from '@halloway/ui';
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

export const WithAnObject: Story = () => (
  <CallToAction
    title="Pick a listing and call about it."
    text="In the demo you are the buyer who has seen the picture with the red door."
    figure={
      <Sketch ink="M44 106V50l52-38 52 38v56zM60 58h18v16H60zM114 58h18v16h-18zM2 106h316" live="M86 106V92h20v14" />
    }
    actions={demo}
  />
);

export const WithAForm: Story = () => (
  <CallToAction
    title="Subscribe to Our Newsletter"
    text="New articles by email when there are some, and you can leave whenever you like."
    form={<NewsletterForm onSubmit={() => Promise.resolve()} />}
  />
);

export const OnADarkBand: Story = () => (
  <CallToAction data-theme="dark" title="Give it ten leads and listen in." actions={demo} />
);
