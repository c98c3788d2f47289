// Common tasks of a product developer, each as one export. A test counts the lines, and TypeScript checks them.
import '@halloway/ui/accordion.css';
import '@halloway/ui/tokens.css';
import {
  Accordion,
  ApplicationDialog,
  type BillingPeriod,
  BillingToggle,
  Button,
  Carousel,
  ContactForm,
  Dialog,
  Form,
  LinkProvider,
  Navbar,
  NavbarParts,
  NewsletterForm,
  rememberedThemeScript,
  SubmissionRefused,
  TextsProvider,
  type ThemeName,
  ThemeSwitch,
  vars,
} from '@halloway/ui';
import { accordionMachine } from '@halloway/ui/machines';
import { useRef, useState } from 'react';
import { createActor } from 'xstate';

const items = [{ value: 'dogs', title: 'May I bring a dog?', content: 'A small one.' }];
const plan = {
  id: 'guest',
  name: 'Guest',
  monthly: 40,
  note: 'a month',
  features: [],
  cta: { label: 'Go', href: '/' },
};
const plans = [plan];
const send = async () => {};
const track = (_what: string) => {};

export const OpenByDefault = () => <Accordion items={items} defaultValue={['dogs']} />;

export function Controlled() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return <Accordion items={items} value={open} onValueChange={setOpen} />;
}

export const Tracked = () => (
  <Carousel label="Rooms" items={['Front', 'Back']} onValueChange={(at) => track(`${at}`)} />
);

export function DialogFromElsewhere() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Hours</Button>
      <Dialog title="Hours" open={open} onOpenChange={setOpen}>
        From eight to six.
      </Dialog>
    </>
  );
}

export function DialogByItsRef() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Apply</Button>
      <ApplicationDialog ref={dialog} onSubmit={send} />
    </>
  );
}

export const PositionFromTheAddress = () => <ApplicationDialog defaultPosition="Night porter" onSubmit={send} />;

export const OwnFields = () => (
  <ContactForm
    fields={{ booking: { required: true } }}
    texts={{ labels: { booking: 'Booking number' } }}
    onSubmit={send}
  />
);

export const OwnOptions = () => <ContactForm products={['Rooms']} purposes={['Ask for a bill']} onSubmit={send} />;

export const OwnValidation = () => (
  <ContactForm
    fields={{ booking: {} }}
    rules={{ booking: (value) => (/^B\d+$/.test(`${value}`) ? undefined : 'As on your bill: B1234') }}
    onSubmit={send}
  />
);

export const OwnTimeout = () => <NewsletterForm timeout={5_000} onSubmit={send} />;

export const OwnForm = () => <Form fields={{ guest: { required: true } }} onSubmit={send} />;

export const Prefilled = () => <ContactForm initialValues={{ name: 'Ada' }} onSubmit={send} />;

export function AnswersOfTheServer() {
  const book = async () => {
    throw new SubmissionRefused('Closed.', { fields: { name: 'We know you already' } });
  };
  return <ContactForm onSubmit={book} />;
}

/** `submitted`, `failed`, `refused`, `unanswered`: success, failure, refusal and timeout. */
export const Analytics = () => <ContactForm onSubmit={send} onStateChange={track} />;

export const Currency = () => <BillingToggle plans={plans} locale="de-DE" currency="EUR" />;

export const YearlyFactor = () => <BillingToggle plans={plans} yearlyFactor={0.75} />;

export function OwnPeriod() {
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  return <BillingToggle plans={plans} value={period} onValueChange={setPeriod} />;
}

export const SeveralOpen = () => <Accordion items={items} multiple />;

export function ThemeOfTheProduct() {
  const [theme, setTheme] = useState<ThemeName>('dark');
  return <ThemeSwitch value={theme} onValueChange={setTheme} />;
}

export const StorageKey = () => <ThemeSwitch storageKey="colors" onValueChange={track} />;

export const ThemeBeforePaint = () => <script nonce="r4nd0m">{rememberedThemeScript('colors')}</script>;

export const Words = () => (
  <TextsProvider texts={{ form: { submit: 'Absenden' }, navbar: { menu: 'Menü' } }}>
    <ContactForm onSubmit={send} />
  </TextsProvider>
);

export const RoutersLink = () => (
  <LinkProvider component={(link) => <a data-routed {...link} />}>
    <Navbar logo="Inn" items={[{ label: 'Rooms', href: '/rooms' }]} />
  </LinkProvider>
);

export const OwnBar = () => (
  <NavbarParts.Root className={({ past }) => (past ? 'is-solid' : '')}>
    <NavbarParts.Home>Inn</NavbarParts.Home>
    <NavbarParts.Group value="rooms">
      <NavbarParts.Trigger render={<Button />}>Rooms</NavbarParts.Trigger>
      <NavbarParts.Content className={({ open }) => (open ? 'is-open' : '')} />
    </NavbarParts.Group>
  </NavbarParts.Root>
);

export const ThemedPart = () => <section data-theme="dark" style={{ background: vars.color.paper }} />;

export function machineAlone() {
  const accordion = createActor(accordionMachine).start();
  accordion.send({ type: 'toggle', item: 'dogs' });
  return accordion.getSnapshot().value;
}
