import {
  Accordion,
  ApplicationDialog,
  ApplyButton,
  BillingToggle,
  Carousel,
  ContactForm,
  DemoPlayer,
  HeroPhrases,
  Navbar,
  ThemeSwitch,
  Voice,
} from '@halloway/ui';

const plan = {
  id: 'guest',
  name: 'Guest',
  monthly: 40,
  note: 'a month',
  features: [],
  cta: { label: 'Go', href: '/' },
};
const call = { lines: [{ speaker: 'Caller', at: 0, text: 'A table?' }], outcome: { at: 2, text: 'Booked' } };

/** Components that use browser APIs which jsdom lacks. */
export const Booking = ({ onSubmit }) => (
  <>
    <Navbar logo="Inn" items={[{ label: 'Rooms', href: '/rooms' }]} />
    <HeroPhrases phrases={['Quiet rooms', 'A table by the window']}>
      {({ phrases, control }) => (
        <h1>
          {phrases} {control}
        </h1>
      )}
    </HeroPhrases>
    <ThemeSwitch />
    <Accordion items={[{ value: 'dogs', title: 'May I bring a dog?', content: 'A small one.' }]} />
    <Carousel label="Rooms" items={['Front', 'Back']} />
    <BillingToggle plans={[plan]} />
    <DemoPlayer label="A call" call={call} />
    <Voice text="Good evening." />
    <ContactForm onSubmit={onSubmit} />
    <ApplicationDialog onSubmit={onSubmit}>
      <ApplyButton position="Night porter" />
    </ApplicationDialog>
  </>
);
