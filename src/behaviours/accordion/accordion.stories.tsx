import { Accordion, AccordionParts, Badge, Button } from '@halloway/ui';
import type { Story } from '@ladle/react';

const items = [
  {
    id: 'languages',
    title: 'Which languages do the agents speak?',
    content: 'English, Hindi, Arabic, Spanish and more. An agent follows the caller when they switch mid-sentence.',
  },
  {
    id: 'person',
    title: 'What happens when a caller asks for a person?',
    content: 'The agent hands the call over, with a summary of what was said so far.',
  },
  {
    id: 'systems',
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

export const OpenAtFirst: Story = () => <Accordion items={items} defaultValue={['person']} />;
OpenAtFirst.meta = { machine: 'accordion' };

export const Live: Story = () => <Accordion items={items} />;
Live.meta = { machine: 'accordion' };

export const OneLongAnswer: Story = () => (
  <Accordion
    items={[
      {
        id: 'long',
        title: 'What does a question look like that takes more than one line, on a phone and on a desk?',
        content: 'It wraps beside its sign, and its answer keeps a comfortable measure. '.repeat(6),
      },
    ]}
  />
);
OneLongAnswer.meta = { machine: 'accordion', context: { items: ['long'] }, state: 'expanded' };

export const Disabled: Story = () => (
  <Accordion items={items.map((item) => ({ ...item, disabled: item.id === 'person' }))} />
);
Disabled.meta = { machine: 'accordion', state: 'collapsed' };

export const OwnStructure: Story = () => (
  <AccordionParts.Root defaultValue={['languages']}>
    {items.map(({ id, title, content }) => (
      <AccordionParts.Item key={id} value={id}>
        <AccordionParts.Trigger>
          <AccordionParts.Heading level={2}>{title}</AccordionParts.Heading>
          <AccordionParts.Indicator>
            <Badge>More</Badge>
          </AccordionParts.Indicator>
        </AccordionParts.Trigger>
        <AccordionParts.Panel>{content}</AccordionParts.Panel>
      </AccordionParts.Item>
    ))}
  </AccordionParts.Root>
);
OwnStructure.meta = { machine: 'accordion' };

/** What is beside a title can be pressed while its answer is closed. */
export const WithActions: Story = () => (
  <AccordionParts.Root>
    {items.map(({ id, title, content }) => (
      <AccordionParts.Row key={id}>
        <AccordionParts.Item value={id}>
          <AccordionParts.Trigger>
            <AccordionParts.Heading level={2}>{title}</AccordionParts.Heading>
            <AccordionParts.Indicator />
          </AccordionParts.Trigger>
          <AccordionParts.Panel>{content}</AccordionParts.Panel>
        </AccordionParts.Item>
        <AccordionParts.Actions>
          <Button aria-label={`Edit: ${title}`}>Edit</Button>
        </AccordionParts.Actions>
      </AccordionParts.Row>
    ))}
  </AccordionParts.Root>
);
WithActions.meta = { machine: 'accordion' };
