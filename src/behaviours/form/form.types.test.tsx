/** What TypeScript knows of a form. `tsc` checks it; nothing is rendered. */
import { expectTypeOf, test } from 'vitest';
import { SubmissionRefused } from '../../forms/submission';
import { ApplicationDialog } from '../application-dialog';
import { ContactForm } from '../contact-form';
import { WaitlistForm } from '../waitlist-form';
import { Form, FormField } from '.';

test('a form types its data by its fields', () => {
  const form = (isCompany: boolean) => (
    <Form
      fields={{
        name: { required: true },
        seats: { type: 'number', required: true },
        budget: { type: 'number', currency: 'EUR' },
        size: { type: 'select', options: ['small', 'large'] },
        meal: { type: 'radio', options: ['fish', 'soup'] },
        days: { type: 'checkbox', options: ['Monday', 'Tuesday'] },
        terms: { type: 'checkbox', required: true },
        news: { type: 'switch' },
        menu: { type: 'file' },
        left: undefined,
        ...(isCompany && { vat: { required: true } }),
      }}
      initialValues={{ seats: 2, terms: false, days: ['Monday'], size: 'any text of an address' }}
      rules={{
        seats: (seats, data) => {
          expectTypeOf(seats).toEqualTypeOf<number>();
          expectTypeOf(data.seats).toEqualTypeOf<number | null>();
          return undefined;
        },
        vat: (vat) => (vat.startsWith('DE') ? undefined : 'Begin with DE'),
      }}
      onSubmit={(data) =>
        void expectTypeOf(data).toEqualTypeOf<{
          name: string;
          seats: number;
          budget: number | null;
          size: 'small' | 'large';
          meal: 'fish' | 'soup' | '';
          days: readonly ('Monday' | 'Tuesday')[];
          terms: boolean;
          news: boolean;
          menu: File | null;
          vat?: string;
        }>()
      }
    />
  );
  expectTypeOf(form).toBeFunction();
});

test('a form refuses names and values that none of its fields has', () => {
  const fields = { name: {}, seats: { type: 'number' } } as const;
  // @ts-expect-error no field is called so
  expectTypeOf(<Form fields={fields} rules={{ nmae: () => 'No' }} onSubmit={() => {}} />).toBeObject();
  // @ts-expect-error no field is called so
  expectTypeOf(<Form fields={fields} initialValues={{ nmae: '' }} onSubmit={() => {}} />).toBeObject();
  // @ts-expect-error a number
  expectTypeOf(<Form fields={fields} initialValues={{ seats: 'two' }} onSubmit={() => {}} />).toBeObject();
});

test('a form takes what applications pass', () => {
  const save = async (data: { note: string }) => ({ id: 7, ...data });
  const form = (
    <Form fields={{ note: { type: 'textarea' } }} onSubmit={save}>
      <FormField name="note" rows={5} label={<a href="/terms">Terms</a>} />
    </Form>
  );
  const contact = <ContactForm onSubmit={(message) => fetch('/', { body: JSON.stringify(message), method: 'POST' })} />;
  const waited = <Form fields={{}} onSubmit={() => new Promise((resolve) => resolve())} />;
  const unknown = <Form fields={{}} onSubmit={() => JSON.parse('1') as unknown} />;
  // As zod, Rails and Django give them (airjp73/rvf#250, colinhacks/zod#5029).
  const refused = (fieldErrors: { note?: string[] | undefined; other?: string[] | null }) => (
    <Form
      fields={{ note: {} }}
      errors={fieldErrors}
      onSubmit={() => Promise.reject(new SubmissionRefused('422', { fields: fieldErrors }))}
    />
  );
  expectTypeOf([form, contact, waited, unknown, refused]).toBeArray();
});

test('ready forms type the fields and choices of a product', () => {
  const contact = (
    <ContactForm
      products={['Telefon']}
      fields={{ order: { required: true }, subject: undefined }}
      initialValues={{ order: 'B1', product: 'Telefon' }}
      rules={{ order: (order) => (order.startsWith('B') ? undefined : 'Begin with B') }}
      onSubmit={(message) => {
        expectTypeOf(message.order).toEqualTypeOf<string>();
        expectTypeOf(message.product).toEqualTypeOf<'Telefon'>();
        expectTypeOf(message.purpose).toEqualTypeOf<'Schedule Demo' | 'Add to Waitlist'>();
        // @ts-expect-error taken away
        return message.subject;
      }}
    />
  );
  const waitlist = (
    <WaitlistForm
      countryCodes={['+49']}
      onSubmit={({ countryCode }) => void expectTypeOf(countryCode).toEqualTypeOf<'+49'>()}
    />
  );
  const application = (
    <ApplicationDialog
      fields={{ start: { type: 'date' }, resume: undefined }}
      rules={{ name: (name, { email }) => (name === email ? 'Enter your name' : undefined) }}
      onSubmit={(data) => {
        expectTypeOf(data.start).toEqualTypeOf<string>();
        expectTypeOf(data.position).toEqualTypeOf<string>();
        // @ts-expect-error taken away
        return data.resume;
      }}
    />
  );
  expectTypeOf([contact, waitlist, application]).toBeArray();
});
