import { Form, type FormProps, FormSubmit, useField } from '@halloway/ui';
import type { Story } from '@ladle/react';
import { useActionState } from 'react';

const fields = {
  name: { required: true, maxLength: 200, autoComplete: 'name' },
  email: { type: 'email', required: true, autoComplete: 'email' },
  seats: { type: 'select', options: ['1', '2', '3'] },
} as const;

/** A product's form; submitting succeeds after a moment. */
const Table = (form: Partial<FormProps<typeof fields>>) => (
  <Form
    fields={fields}
    onSubmit={() => new Promise<void>((resolve) => setTimeout(resolve, 1500))}
    texts={{ labels: { name: 'Name', email: 'Email', seats: 'Seats' }, submit: 'Book a table' }}
    {...form}
  />
);

const Filled = ({ seats = '2' }) => (
  <Table initialValues={{ name: 'Amara Osei', email: 'amara@northline.example', seats }} />
);

export const Idle: Story = () => <Table />;
Idle.meta = { machine: 'form', state: 'idle' };

export const Invalid: Story = () => <Table />;
Invalid.meta = { machine: 'form', state: 'invalid' };

export const Valid: Story = () => <Filled />;
Valid.meta = { machine: 'form', state: 'valid' };

export const Submitting: Story = () => <Filled />;
Submitting.meta = { machine: 'form', state: 'submitting' };

export const Submitted: Story = () => <Table />;
Submitted.meta = { machine: 'form', state: 'submitted' };

export const Refused: Story = () => <Filled seats="3" />;
Refused.meta = { machine: 'form', state: 'refused', context: { serverErrors: { seats: 'There are two seats left' } } };

export const Failed: Story = () => <Filled />;
Failed.meta = { machine: 'form', state: 'failed' };

export const Unanswered: Story = () => <Filled />;
Unanswered.meta = { machine: 'form', state: 'unanswered' };

export const Uploading: Story = () => <Filled />;
Uploading.meta = { machine: 'form', state: 'submitting', context: { progress: 0.4 } };

/** What a redirect or a loader has brought, before any submission. */
export const ErrorsFromTheServer: Story = () => (
  <Table
    initialValues={{ name: 'Amara Osei', email: 'amara@northline.example', seats: '3' }}
    errors={{ email: ['has already been taken'] }}
  />
);
ErrorsFromTheServer.meta = { machine: 'form' };

/** React's `action`: what it returns is shown as `errors`. */
export const Action: Story = () => {
  const [errors, book] = useActionState(async (_: object, data: FormData) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return data.get('seats') === '3' ? { seats: ['There are two seats left'] } : {};
  }, {});
  return (
    <Table
      onSubmit={undefined}
      action={book}
      errors={errors}
      initialValues={{ name: 'Amara Osei', email: 'amara@northline.example', seats: '3' }}
    />
  );
};
Action.meta = { machine: 'form' };

function OwnSeats() {
  const { value, setValue, error, parts } = useField('seats');
  return (
    <div>
      {error && <strong {...parts.error} />}
      <p>
        <input
          {...parts.control}
          name="seats"
          size={4}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />{' '}
        <label {...parts.label} htmlFor={parts.control.id}>
          Seats <em>in the garden</em>
        </label>
      </p>
      <small {...parts.hint} />
    </div>
  );
}

/** The label, the hint and the error in the product's own elements and order. */
export const OwnMarkup: Story = () => (
  <Form
    fields={{ seats: { required: true } }}
    texts={{ labels: { seats: 'Seats' }, hints: { seats: 'At most eight' } }}
    errors={{ seats: 'There are two seats left' }}
    onSubmit={() => {}}
  >
    <OwnSeats />
    <FormSubmit />
  </Form>
);
OwnMarkup.meta = { machine: 'form' };

/** A field of each kind. */
export const Kinds: Story = () => (
  <Form
    fields={{
      arrival: { type: 'date' },
      nights: { type: 'number', min: 1, defaultValue: 2 },
      budget: { type: 'number', currency: 'EUR' },
      site: { type: 'url' },
      meal: { type: 'radio', options: ['fish', 'soup', 'nothing'], defaultValue: 'fish' },
      extras: { type: 'checkbox', options: ['breakfast', 'parking', 'dog'], defaultValue: ['breakfast'] },
      reminder: { type: 'switch', defaultValue: true },
      letters: { type: 'switch' },
      terms: { type: 'checkbox', required: true },
    }}
    texts={{
      labels: {
        arrival: 'Arrival',
        nights: 'Nights',
        budget: 'Budget for a night',
        site: 'Your website',
        meal: 'Meal on arrival',
        extras: 'Extras',
        reminder: 'Remind me a day before',
        letters: 'Send me letters',
        terms: 'I agree to the house rules',
      },
      options: {
        fish: 'Fish',
        soup: 'Soup',
        nothing: 'Nothing',
        breakfast: 'Breakfast',
        parking: 'Parking',
        dog: 'A dog',
      },
      submit: 'Book a room',
    }}
    onSubmit={() => {}}
  />
);
Kinds.meta = { machine: 'form', state: 'idle' };

export const Live: Story = () => <Table />;
Live.meta = { machine: 'form' };
