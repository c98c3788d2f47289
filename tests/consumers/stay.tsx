'use client';
/** A page that a product builds in its own project: every behaviour beside Tailwind, in both themes. */
import {
  Accordion,
  BillingToggle,
  Button,
  ButtonLink,
  Carousel,
  DialogParts,
  Form,
  FormField,
  FormOutcome,
  FormSubmit,
  Navbar,
} from '@halloway/ui';
import { type ReactNode, useState } from 'react';

const questions = [
  { value: 'breakfast', title: 'When is breakfast?', content: 'From seven to ten.' },
  { value: 'dogs', title: 'May I bring a dog?', content: 'A small one.' },
];

const items = [
  { label: 'Questions', href: '#questions' },
  { label: 'Kitchen', items: [{ label: 'Dishes of the week', href: '#dishes' }] },
];

const plans = [
  {
    id: 'guest',
    name: 'Guest',
    monthly: 30,
    yearly: 300,
    note: 'per month',
    features: [
      { label: 'Breakfast', included: true },
      { label: 'Dinner', included: false },
    ],
    cta: { label: 'Become a guest', href: '#guest' },
  },
];

const fields = { name: { required: true, autoComplete: 'name' } } as const;
const texts = { labels: { name: 'Name' }, submit: 'Reserve' };

interface StayProps {
  theme: ReactNode;
  /** At the end of the navbar. */
  menu?: ReactNode;
  /** In the dialog. */
  more?: ReactNode;
}

export function Stay({ theme, menu, more }: StayProps) {
  const [sent, setSent] = useState('');
  return (
    <>
      <Navbar
        logo={<span className="text-lg">Inn</span>}
        items={items}
        end={
          <>
            {menu}
            {theme}
          </>
        }
      />
      <main className="mx-auto grid max-w-4xl gap-8 p-4">
        <h1 className="text-4xl">A weekend at the inn</h1>
        <p>
          <ButtonLink href="#prices" variant="primary">
            Prices
          </ButtonLink>{' '}
          <ButtonLink href="#prices" className="rounded-full bg-black text-white">
            Prices in black
          </ButtonLink>
        </p>
        <h2>Questions</h2>
        <Accordion items={questions} />
        <BillingToggle plans={plans} title="Prices" />
        <Form fields={fields} texts={texts} className="rounded-xl" onSubmit={({ name }) => setSent(name)}>
          <FormField name="name" />
          <FormSubmit />
          <FormOutcome />
        </Form>
        <p>{sent && `Reserved for ${sent}`}</p>
        <DialogParts.Root>
          <DialogParts.Trigger render={<Button>Opening hours</Button>} />
          <DialogParts.Content keepMounted={false}>
            <DialogParts.Body>
              <DialogParts.Title>Hours</DialogParts.Title>
              <p>From seven to ten, and at noon.</p>
              {more}
              <DialogParts.Close render={<Button variant="ghost">Back</Button>} />
            </DialogParts.Body>
          </DialogParts.Content>
        </DialogParts.Root>
        <Carousel label="Rooms" items={['Front', 'Back', 'Attic']} />
      </main>
    </>
  );
}
