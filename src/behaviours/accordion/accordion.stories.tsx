import { Accordion, AccordionParts, Badge, Button } from '@halloway/ui';
import type { Story } from '@ladle/react';

const items = [
  {
    value: 'languages',
    title: 'Which languages do the agents speak?',
    content: 'English, Hindi, Arabic, Spanish and more. An agent follows the caller when they switch mid-sentence.',
  },
  {
    value: 'person',
    title: 'What happens when a caller asks for a person?',
    content: 'The agent hands the call over, with a summary of what was said so far.',
  },
  {
    value: 'systems',
    title: 'Does it work with our CRM, ATS and telephony?',
    content: 'Yes. The agent looks things up and writes results back while the caller is on the line.',
  },
];

export const Collapsed: Story = () => <Accordion items={items} />;
Collapsed.meta = { machine: 'accordion', state: 'collapsed' };

export const Expanded: Story = () => <Accordion items={items} />;
Expanded.meta = { machine: 'accordion', state: 'expanded', context: { items: ['person'] } };

export const SeveralExpanded: Story = () => <Accordion items={items} multiple />;
SeveralExpanded.meta = { machine: 'accordion', state: 'expanded', context: { items: ['languages', 'systems'] } };

export const Live: Story = () => <Accordion items={items} />;
Live.meta = { machine: 'accordion' };

export const OneLongAnswer: Story = () => (
  <Accordion
    items={[
      {
        value: 'long',
        title: 'What does a question look like that takes more than one line, on a phone and on a desk?',
        content: 'It wraps beside its sign, and its answer keeps a comfortable measure. '.repeat(6),
      },
    ]}
  />
);
OneLongAnswer.meta = { machine: 'accordion', context: { items: ['long'] }, state: 'expanded' };

export const Disabled: Story = () => (
  <Accordion items={items.map((item) => ({ ...item, disabled: item.value === 'person' }))} />
);
Disabled.meta = { machine: 'accordion', state: 'collapsed' };

export const OwnStructure: Story = () => (
  <AccordionParts.Root defaultValue={['languages']}>
    {items.map(({ value, title, content }) => (
      <AccordionParts.Item key={value} value={value}>
        <AccordionParts.Trigger>
          <AccordionParts.Title headingLevel={2}>{title}</AccordionParts.Title>
          <AccordionParts.Indicator>
            <Badge>More</Badge>
          </AccordionParts.Indicator>
        </AccordionParts.Trigger>
        <AccordionParts.Content>{content}</AccordionParts.Content>
      </AccordionParts.Item>
    ))}
  </AccordionParts.Root>
);
OwnStructure.meta = { machine: 'accordion' };

/** What is beside a title can be pressed while its answer is closed. */
export const WithActions: Story = () => (
  <AccordionParts.Root>
    {items.map(({ value, title, content }) => (
      <AccordionParts.Row key={value}>
        <AccordionParts.Item value={value}>
          <AccordionParts.Trigger>
            <AccordionParts.Title headingLevel={2}>{title}</AccordionParts.Title>
            <AccordionParts.Indicator />
          </AccordionParts.Trigger>
          <AccordionParts.Content>{content}</AccordionParts.Content>
        </AccordionParts.Item>
        <AccordionParts.Actions>
          <Button aria-label={`Edit: ${title}`}>Edit</Button>
        </AccordionParts.Actions>
      </AccordionParts.Row>
    ))}
  </AccordionParts.Root>
);
WithActions.meta = { machine: 'accordion' };
