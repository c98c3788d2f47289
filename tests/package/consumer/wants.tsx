// Wants of products (tests/package/wants.ts) that the compiler proves, each as one export named after its number.
import { Accordion } from '@halloway/ui/accordion';
import { ApplicationDialog } from '@halloway/ui/application-dialog';
import { BillingToggle } from '@halloway/ui/billing-toggle';
import { Calculator } from '@halloway/ui/calculator';
import { ContactForm } from '@halloway/ui/contact-form';
import { Dialog } from '@halloway/ui/dialog';
import { Field } from '@halloway/ui/field';
import { Form, FormField, FormSubmit, useField } from '@halloway/ui/form';
import { LinkProvider } from '@halloway/ui/link';
import { NewsletterForm } from '@halloway/ui/newsletter-form';
import { SubmissionRefused } from '@halloway/ui/submission';
import { Tabs } from '@halloway/ui/tabs';
import { TextsProvider } from '@halloway/ui/texts-provider';
import { useRef, useState } from 'react';

const send = async () => {};
const track = (_: unknown) => {};
const items = [{ id: 'dogs', title: 'May I bring a dog?', content: 'A small one.' }];

export const want1 = () => <LinkProvider component={(link) => <a data-routed {...link} />}>-</LinkProvider>;

export function Want5() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Accordion items={items} defaultValue={['dogs']} />
      <Dialog title="Hours" open={open} onOpenChange={setOpen}>
        From eight to six.
      </Dialog>
    </>
  );
}

export function Want17() {
  const [shown, show] = useState<'menu' | 'wine'>('menu');
  return (
    <Tabs
      label="Today"
      tabs={[
        { id: 'menu', label: 'Menu', content: 'Soup.' },
        { id: 'wine', label: 'Wine', content: 'Red.' },
      ]}
      value={shown}
      onValueChange={show}
    />
  );
}

export function Want20() {
  const [isCompany, setCompany] = useState(false);
  return (
    <Form
      fields={{ company: { type: 'switch' }, ...(isCompany && { vat: { required: true } }) }}
      onValuesChange={({ company }) => setCompany(company)}
      onSubmit={({ vat }) => track(vat?.trim())}
    />
  );
}

export const want21 = () => {
  throw new SubmissionRefused('The answer was 422.', { fields: { email: 'We know this address' }, reason: 'Log in.' });
};

export const want23 = () => (
  <Form
    fields={{ seats: { type: 'number', required: true }, day: { type: 'select', options: ['Mo', 'Tu'] } }}
    onSubmit={({ seats, day }) => {
      const typed: { seats: number; day: 'Mo' | 'Tu' } = { seats, day };
      track(typed);
    }}
  />
);

export const want24 = () => (
  <Form
    fields={{
      terms: { type: 'checkbox', required: true },
      meal: { type: 'radio', options: ['fish', 'soup'] },
      days: { type: 'checkbox', options: ['Mo', 'Tu'] },
      news: { type: 'switch' },
    }}
    onSubmit={({ terms, news }) => track(terms && news)}
  />
);

export const want25 = () => (
  <Form
    fields={{
      seats: { type: 'number', min: 1 },
      day: { type: 'date', min: '2026-11-24' },
      site: { type: 'url' },
      code: {},
    }}
    onSubmit={send}
  >
    <FormField name="code" pattern="[0-9]{6}" />
    <FormSubmit />
  </Form>
);

function Stars() {
  const { value, setValue, field, control } = useField<number | null>('stars');
  return (
    <Field {...field}>
      {(look) => <button type="button" {...look} {...control} onClick={() => setValue((value ?? 0) + 1)} />}
    </Field>
  );
}

export const want26 = () => (
  <Form fields={{ stars: { type: 'number', required: true } }} onSubmit={({ stars }) => track(stars.toFixed())}>
    <Stars />
  </Form>
);

const schema = {
  '~standard': { version: 1, vendor: 'own', validate: () => ({ value: { id: 7 } }) },
} as const;

export const want27 = () => (
  <Form
    fields={{ user: {} }}
    schema={schema}
    checks={{ user: async (user, { signal }) => (user && !signal.aborted ? undefined : 'This name is taken') }}
    onSubmit={({ id }) => track(id.toFixed())}
  />
);

export const want28 = () => (
  <ContactForm
    fields={{ order: {}, subject: undefined }}
    order={['order', 'message']}
    onSubmit={({ order }) => track(order.trim())}
  />
);

export const want29 = () => (
  <ContactForm fields={{ email: { type: 'email', readOnly: true }, purpose: { disabled: true } }} onSubmit={send} />
);

export const want30 = () => (
  <>
    <Form id="booking" fields={{ name: {} }} onSubmit={send} />
    <input form="booking" name="seats" />
    <button type="submit" form="booking" />
  </>
);

export function Want31() {
  const form = useRef<HTMLFormElement>(null);
  return <Form ref={form} fields={{ name: {} }} onReset={() => form.current?.requestSubmit()} onSubmit={send} />;
}

export const want36 = () => (
  <ApplicationDialog
    onSubmit={async (_, { onProgress }) => {
      onProgress(0.5);
    }}
  />
);

export const want37 = () => (
  <ContactForm
    texts={{ anyProblem: { tooLong: 'Delete {length, plural, one {# letter} other {# letters}}' } }}
    onSubmit={send}
  />
);

export const want38 = () => (
  <TextsProvider texts={{ form: { submit: 'Absenden' } }}>
    <NewsletterForm onSubmit={send} />
  </TextsProvider>
);

export const want39 = () => <BillingToggle plans={[]} locale="de-DE" currency="EUR" />;

export const want40 = () => (
  <>
    <Calculator groups={[]} calculate={() => []} locale="de-DE" />
    <Form fields={{ price: { type: 'number', currency: 'EUR', locale: 'de-DE' } }} onSubmit={send} />
  </>
);
