import { Button, ContactHero, Field, Link } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const WithAForm: Story = () => (
  <ContactHero
    title="Talk to us."
    lead="A person reads every message and answers it during office hours."
    greeting="You’ve reached Halloway. I’m an AI agent, and a person will read what you write here."
    place={[39.75, -75.55]}
    details={[
      { term: 'Sales', detail: <Link href="mailto:sales@halloway.example">sales@halloway.example</Link> },
      { term: 'Office hours', detail: 'Monday to Friday 9:00 AM to 6:00 PM EST' },
    ]}
  >
    <form aria-label="Write to us">
      <Field label="Message">{(control) => <textarea {...control} />}</Field>
      <Button variant="primary">Send message</Button>
    </form>
  </ContactHero>
);
