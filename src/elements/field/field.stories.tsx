import { Field } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Valid: Story = () => (
  <Field label="Email">
    {(control) => <input {...control} type="email" autoComplete="email" defaultValue="amara@northline.example" />}
  </Field>
);

export const Invalid: Story = () => (
  <Field label="Email" error="Enter an email address with a domain, like name@company.com">
    {(control) => <input {...control} type="email" autoComplete="email" defaultValue="amara@northline" />}
  </Field>
);

export const WithHint: Story = () => (
  <Field label="Mobile number" hint="with country code">
    {(control) => <input {...control} type="tel" autoComplete="tel" />}
  </Field>
);

export const Select: Story = () => (
  <Field label="Product">
    {(control) => (
      <select {...control}>
        <option>All</option>
        <option>Transcribe</option>
      </select>
    )}
  </Field>
);

export const TextArea: Story = () => (
  <Field label="Message">{(control) => <textarea {...control} defaultValue="Who answers after six?" />}</Field>
);

export const ReadOnly: Story = () => (
  <Field label="Subject">{(control) => <input {...control} readOnly value="On its way" />}</Field>
);
