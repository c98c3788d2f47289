/**
 * How a person, or the browser, makes happen what each machine can hear of: the hands of tests/paths.test.tsx. A behaviour
 * without a driver fails there. Layout is not simulated here; what depends on it is tested beside its component.
 */
import {
  Accordion,
  ApplicationDialog,
  ApplyButton,
  BillingToggle,
  Carousel,
  ContactForm,
  DemoPlayer,
  FallbackImage,
  HeroPhrases,
  Navbar,
  NewsletterForm,
  ThemeSwitch,
  WaitlistForm,
} from '@halloway/ui';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';

// biome-ignore lint/suspicious/noExplicitAny: an event's data is its machine's affair
type AnyEvent = { type: string } & Record<string, any>;

export interface Stage {
  /** What a form is given to send with. */
  onSubmit: () => Promise<void>;
  /** Shows the same component with other props. */
  rerender: (props: Record<string, unknown>) => void;
  container: HTMLElement;
}

export interface Driver {
  /** What the component creates its machine with, if anything. */
  input?: unknown;
  render: (stage: Pick<Stage, 'onSubmit'>, props?: Record<string, unknown>) => ReactNode;
  /** By event type. An event that nobody can make happen in a state is not expected to. */
  events: Record<string, (event: AnyEvent, stage: Stage) => void>;
  /** What the DOM says that the machine is in. Default: the first `data-state`. */
  state?: (container: HTMLElement) => string;
  /** What nobody can do in a state, though the machine would take it: choosing what is chosen, for one. */
  cannot?: (snapshot: AnyMachineSnapshot, event: AnyEvent) => boolean;
  /** What can be done only once to one component: props that do not change say nothing. */
  once?: readonly string[];
}

const press = (name: string | RegExp) => () => fireEvent.click(screen.getByRole('button', { name }));
const radio = (name: string) => () => fireEvent.click(screen.getByRole('radio', { name }));
const change = (labels: Record<string, string>) => (event: AnyEvent) =>
  fireEvent.change(screen.getByLabelText(labels[event.name] ?? event.name), { target: { value: event.value } });
const submit = (_: AnyEvent, { container }: Stage) => {
  const form = container.querySelector('form');
  if (form) fireEvent.submit(form);
};

/** A field that holds a value cannot be changed to it. */
const holds: Driver['cannot'] = ({ context }, { type, name, value }) =>
  type === 'change' && context.values[name] === value;

const items = [
  { id: 'languages', title: 'Which languages?', content: 'English, Hindi, Arabic, Spanish and more.' },
  { id: 'person', title: 'What if I want a person?', content: 'You get one.' },
];

const plan = { note: 'per month', features: ['Minutes'], monthly: 10 };

/** A media query that changes its mind when it is told to. */
export const motion = Object.assign(new EventTarget(), { matches: false, media: '(prefers-reduced-motion: reduce)' });

const prefer = (reduced: boolean) => () => {
  motion.matches = reduced;
  motion.dispatchEvent(new Event('change'));
};

const hide = (hidden: boolean) => () => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  fireEvent(document, new Event('visibilitychange'));
};

const call = {
  lines: [
    { speaker: 'Caller', at: 0, text: 'Do you have a table?' },
    { speaker: 'Halloway', at: 2, text: 'At eight, by the window.', agent: true },
  ],
  outcome: { at: 4, text: 'Booked' },
};

export const drivers: Readonly<Record<string, Driver>> = {
  accordion: {
    render: () => <Accordion items={items} />,
    events: {
      toggle: ({ item }, { container }) => {
        const summary = container.querySelector(`[data-item="${item}"] summary`);
        if (summary) fireEvent.click(summary);
      },
      reveal: ({ item }, { container }) => {
        const details = container.querySelector(`[data-item="${item}"]`);
        if (details) fireEvent(details, Object.assign(new Event('toggle'), { newState: 'open' }));
      },
    },
  },
  'application-dialog': {
    cannot: holds,
    render: ({ onSubmit }) => (
      <ApplicationDialog onSubmit={onSubmit}>
        <ApplyButton position="Senior AI Engineer">Senior AI Engineer</ApplyButton>
        <ApplyButton position="Product Manager">Product Manager</ApplyButton>
      </ApplicationDialog>
    ),
    state: (container) => container.querySelector('dialog')?.getAttribute('data-state') ?? '',
    events: {
      open: ({ position }) => fireEvent.click(screen.getByRole('button', { name: position })),
      close: press('Close'),
      change: change({ name: 'Name', email: 'Email', mobile_number: 'Mobile number' }),
      'file.choose': ({ file }) =>
        fireEvent.change(screen.getByLabelText('Resume'), { target: { files: file ? [file] : [] } }),
      submit,
    },
  },
  'billing-toggle': {
    render: () => (
      <BillingToggle
        plans={[
          { ...plan, id: 'pro', name: 'Pro', cta: { label: 'Choose Pro', href: () => '#pro' } },
          { ...plan, id: 'business', name: 'Business', cta: { label: 'Choose Business', href: () => '#business' } },
        ]}
      />
    ),
    events: {
      'monthly.choose': radio('Monthly'),
      'yearly.choose': (_) => fireEvent.click(screen.getByRole('radio', { name: /Yearly/ })),
      'plan.choose': ({ plan: id }) =>
        fireEvent.click(screen.getByRole('link', { name: id === 'pro' ? /Pro/ : /Business/ })),
    },
  },
  carousel: {
    input: { count: 3 },
    render: () => <Carousel label="What customers say" items={['One', 'Two', 'Three']} />,
    events: {
      previous: press('Previous slide'),
      next: press('Next slide'),
      resize: () => fireEvent(window, new Event('resize')),
    },
  },
  'contact-form': {
    cannot: holds,
    once: ['prefill'],
    render: ({ onSubmit }, props) => <ContactForm onSubmit={onSubmit} {...props} />,
    events: {
      change: change({ name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' }),
      prefill: ({ values }, { rerender }) => rerender({ initialValues: values }),
      submit,
      dismiss: press('Dismiss'),
    },
  },
  'demo-player': {
    input: { times: [0, 2, 4] },
    render: () => <DemoPlayer label="A call" call={call} />,
    state: (container) =>
      `playback.${container.querySelector('[data-state]')?.getAttribute('data-state')} sound.${screen.getByRole('button', { name: 'Sound' }).getAttribute('data-state')}`,
    events: {
      play: press(/^(Play Demo|Resume)$/),
      pause: press('Pause'),
      restart: press('Restart'),
      'sound.toggle': press('Sound'),
      'line.choose': ({ line }) => {
        const choices = screen.getAllByRole('button').filter((button) => button.closest('li') !== null);
        const choice = choices[line];
        if (choice) fireEvent.click(choice);
      },
    },
  },
  'fallback-image': {
    render: (_, props) => (
      <FallbackImage src="/cover.svg" fallback="/logo.svg" alt="Cover" width={4} height={3} {...props} />
    ),
    events: {
      load: () => fireEvent.load(screen.getByRole('img')),
      fail: () => fireEvent.error(screen.getByRole('img')),
      'src.change': (_, { rerender }) => rerender({ src: `/cover-${Math.random()}.svg` }),
    },
  },
  'hero-phrases': {
    input: { count: 3, reducedMotion: false },
    render: () => (
      <HeroPhrases phrases={['Voice AI', 'Built for Business', 'Designed for Scale']}>
        {({ phrases, control }) => (
          <>
            <h1>{phrases}</h1>
            {control}
          </>
        )}
      </HeroPhrases>
    ),
    events: {
      pause: press('Pause animation'),
      play: press('Play animation'),
      appear: hide(false),
      disappear: hide(true),
      'motion.reduce': prefer(true),
      'motion.allow': prefer(false),
    },
  },
  navbar: {
    render: (_, props) => (
      <Navbar
        logo="Halloway"
        location="/"
        items={[
          { label: 'About', href: '/about' },
          { label: 'Solutions', items: [{ label: 'Horizontal Solutions', href: '/horizontal-solutions' }] },
          { label: 'Media', items: [{ label: 'News', href: '/media/news' }] },
        ]}
        {...props}
      />
    ),
    events: {
      scroll: ({ y }) => {
        Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
        fireEvent.scroll(window);
      },
      'menu.press': press('Menu'),
      press: ({ item }) => fireEvent.click(screen.getByRole('button', { name: item })),
      'arrow.down': ({ item }) => fireEvent.keyDown(screen.getByRole('button', { name: item }), { key: 'ArrowDown' }),
      'pointer.enter': ({ item }, { container }) => pointer(container, item, 'pointerEnter'),
      'pointer.leave': ({ item }, { container }) => pointer(container, item, 'pointerLeave'),
      leave: () => fireEvent.pointerDown(document.body),
      escape: () => fireEvent.keyDown(document, { key: 'Escape' }),
      choose: () => {
        const link = screen.getByRole('link', { name: 'About' });
        link.addEventListener('click', (event) => event.preventDefault());
        fireEvent.click(link);
      },
      'route.change': (_, { rerender }) => rerender({ location: `/somewhere-${Math.random()}` }),
    },
  },
  'newsletter-form': {
    cannot: holds,
    render: ({ onSubmit }) => <NewsletterForm onSubmit={onSubmit} />,
    events: { change: change({ email: 'Email' }), submit, dismiss: press('Dismiss') },
  },
  'theme-switch': {
    render: () => <ThemeSwitch />,
    // A radio that is checked cannot be chosen.
    cannot: ({ value }, { type }) => type === `choose.${value}`,
    events: {
      'choose.system': radio('System'),
      'choose.light': radio('Light'),
      'choose.dark': radio('Dark'),
      'recall.system': recall(null),
      'recall.light': recall('light'),
      'recall.dark': recall('dark'),
    },
  },
  'waitlist-form': {
    cannot: holds,
    render: ({ onSubmit }) => <WaitlistForm onSubmit={onSubmit} />,
    events: {
      change: change({ firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone' }),
      submit,
      dismiss: press('Dismiss'),
    },
  },
};

function pointer(container: HTMLElement, item: string, type: 'pointerEnter' | 'pointerLeave') {
  const dropdown = container.querySelector(`[data-item="${item}"]`);
  if (dropdown) fireEvent[type](dropdown, { pointerType: 'mouse' });
}

function recall(theme: 'light' | 'dark' | null) {
  return () => {
    if (theme) localStorage.setItem('hw-theme', theme);
    else localStorage.removeItem('hw-theme');
    fireEvent(window, new StorageEvent('storage', { key: 'hw-theme' }));
  };
}
