import { Link, Prose, ProseHeading, Table } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Article: Story = () => (
  <Prose>
    <p>
      The hardest hour in a voice AI project is often a meeting about refunds. The agent is connected and the voice has
      been chosen. Then somebody asks what it should do when a customer wants money back on day 31 of a 30-day policy.
    </p>
    <ProseHeading id="listen">Week 1: listen</ProseHeading>
    <p>
      The owner and one colleague listen to <strong>fifty recordings</strong> of the chosen reason, within{' '}
      <Link href="/privacy">your recording policy</Link>. For each call they note:
    </p>
    <ul>
      <li>the caller’s first sentence, word for word;</li>
      <li>the systems the employee opened; and</li>
      <li>any decision the employee made, even a small one, and what it was made on.</li>
    </ul>
    <blockquote>
      <p>“I’m going to bring in Dana from billing, because a change to that charge needs her approval.”</p>
    </blockquote>
    <ProseHeading id="go" headingLevel={3}>
      Go or no-go
    </ProseHeading>
    <ol>
      <li>All twenty test calls left a correct record.</li>
      <li>Every shift has used the off switch.</li>
    </ol>
    <hr />
    <p>
      The key is <code>hw-theme</code>, kept until you delete it.
    </p>
  </Prose>
);

/** A few paragraphs in a section of a page. */
export const Lead: Story = () => (
  <Prose variant="lead">
    <p>
      The company started with a phone at a front desk. It rang while the only person there was explaining a form to
      somebody else, and everybody in the room could hear what it cost.
    </p>
    <p>
      By the fall of 2024, software could hold its own in a conversation for a few minutes. That was long enough to book
      an appointment.
    </p>
  </Prose>
);

export const WithATable: Story = () => (
  <Prose>
    <ProseHeading id="forms">What you send us, form by form</ProseHeading>
    <Table
      aria-labelledby="forms"
      corner="Form"
      columns={['What it collects', 'What we do with it']}
      rows={[
        {
          label: 'Contact',
          values: [
            'Name, email, subject, message, product, and purpose',
            'Answer you, arrange a demo, or put you on the waitlist you chose',
          ],
        },
        { label: 'Newsletter', values: ['Email address', 'Send you the newsletter until you unsubscribe'] },
      ]}
    />
  </Prose>
);
