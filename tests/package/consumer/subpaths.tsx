// Checked by TypeScript alone, without a bundler's types for stylesheets.
import '@halloway/ui/accordion.css';
import '@halloway/ui/fonts.css';
import '@halloway/ui/reset.css';
import '@halloway/ui/styles.css';
import '@halloway/ui/tokens.css';
import { Accordion, type AccordionItem } from '@halloway/ui/accordion';
import { Form } from '@halloway/ui/form';
import { LinkProvider } from '@halloway/ui/link';
import { SubmissionRefused } from '@halloway/ui/submission';
import { TextsProvider } from '@halloway/ui/texts-provider';

const items: AccordionItem[] = [{ value: 'hours', title: 'At which hours?', content: 'Day and night.' }];
const send = async () => {
  throw new SubmissionRefused('Closed.', { fields: { name: 'We know you.' } });
};

export const Page = () => (
  <TextsProvider texts={{ form: { submit: 'Go' } }}>
    <LinkProvider component={(link) => <a {...link} />}>
      <Accordion items={items} defaultValue={['hours']} />
      <Form fields={{ name: { required: true } }} onSubmit={send} />
    </LinkProvider>
  </TextsProvider>
);
