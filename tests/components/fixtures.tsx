/**
 * One small use of each public component, for tests/components/conformance.test.tsx: the props it cannot do without. A component
 * without one fails there. What a product would bring is marked `data-product`.
 */
import * as ui from '@halloway/ui';
import { fireEvent } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';

type Public = typeof ui;
/** What is exported under a capital letter and can be rendered. */
export type ComponentName = {
  [Name in keyof Public]: Name extends Capitalize<Name>
    ? Public[Name] extends (props: never) => ReactNode
      ? Name
      : never
    : never;
}[keyof Public];
type PropsOf<Name extends ComponentName> = Parameters<Public[Name]>[0];

export interface Fixture<Props> {
  props: Props;
  /** What it has to stand in. */
  within?: (component: ReactNode) => ReactNode;
  /** Its root, where that is not the outermost element. */
  root?: string;
  /** Where its native props go, where that is not the root. */
  native?: string;
  /** By handler: how the element that has it comes to hear of something that matters. Default: the event, on it. */
  hears?: Readonly<Record<string, (element: HTMLElement) => void>>;
  /** Handlers of its own that run whatever the product's did, each for a reason. */
  insists?: readonly string[];
}

/** Renders its children, and nothing of its own. */
export const PROVIDER = 'provider';

const arrive = async () => {};
const call = {
  lines: [
    { speaker: 'Caller', at: 0, text: 'Do you have a table?' },
    { speaker: 'Halloway', at: 2, text: 'At eight, by the window.', agent: true },
  ],
  outcome: { at: 4, text: 'Booked' },
};
const plan = { name: 'Growth', features: ['500 minutes'] };
const lists = [{ label: 'What you bring', points: ['Patience'] }];
const article = { title: 'The future of calls', href: '/media/blog/future-ai', date: 'August 5, 2025' };
const cover = { cover: '/cover.svg', dateTime: '2025-08-05' };

export const fixtures: { [Name in ComponentName]?: Fixture<PropsOf<Name>> | typeof PROVIDER } = {
  Accordion: { props: { items: [{ id: 'hours', title: 'At which hours?', content: 'Day and night.' }] } },
  Alert: { props: { tone: 'danger', children: 'It did not arrive.' } },
  Anchor: { props: { href: '/about', children: 'About' } },
  ApplicationDialog: {
    props: { onSubmit: arrive, children: <ui.ApplyButton position="Product Manager" /> },
    root: 'dialog',
    hears: {
      onPointerDown: pressBehind,
      onClick: pressBehind,
      onCancel: (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
      onClose: (dialog) => fireEvent(dialog, new Event('close')),
    },
  },
  ApplyButton: {
    props: { position: 'Product Manager' },
    within: (button) => <ui.ApplicationDialog onSubmit={arrive}>{button}</ui.ApplicationDialog>,
  },
  ArticleCards: { props: { cards: [{ ...article, ...cover }], coverFallback: '/logo.svg', more: 'Read More →' } },
  ArticleHeader: {
    props: { ...article, ...cover, coverFallback: '/logo.svg', byline: 'By Hana Kobayashi, Speech Researcher' },
  },
  Badge: { props: { children: 'Coming Soon' } },
  Band: { props: {} },
  BehaviourProvider: PROVIDER,
  BillingToggle: {
    props: {
      plans: [{ ...plan, id: 'growth', note: 'per month', monthly: 10, cta: { label: 'Choose', href: '#{plan}' } }],
    },
  },
  Button: { props: { children: 'Send' } },
  ButtonLink: { props: { href: '/contact', children: 'Contact' } },
  CallRecord: {
    props: {
      kind: 'Hold slip',
      title: 'A jacket',
      fields: [{ term: 'For', detail: 'Reyes', was: 'Ray', heard: 'Reyes.', at: 4, marked: true }, { lines: [90] }],
      outcome: 'Held',
    },
  },
  Calculator: {
    props: {
      groups: [{ title: 'Your calls', fields: [{ name: 'calls', label: 'Calls a month', value: 200 }] }],
      work: ({ calls = 0 }) => [{ label: 'Calls a year', value: `${calls * 12}`, main: true }],
    },
  },
  CallStory: { props: { title: 'A table for two', call } },
  CallToAction: { props: { title: 'Hear it yourself.', actions: <ui.ButtonLink href="/contact">Book</ui.ButtonLink> } },
  CardGrid: { props: { cards: [{ title: 'Security', description: 'Encrypted.', href: '/security' }] } },
  Carousel: { props: { label: 'What customers say', items: ['One', 'Two'] } },
  Comparison: { props: { columns: ['Growth'], rows: [{ label: 'Minutes', values: ['500'] }] } },
  ContactForm: { props: { onSubmit: arrive } },
  ContactHero: {
    props: {
      title: 'Contact',
      lead: 'We pick up.',
      details: [{ term: 'Email', detail: 'hello@halloway.example' }],
      greeting: 'Hello.',
      place: [39, -75],
      children: 'The form',
    },
  },
  Dialog: {
    props: { title: 'Hours', children: 'Day and night.' },
    hears: {
      onPointerDown: pressBehind,
      onClick: pressBehind,
      onCancel: (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
      onClose: (dialog) => fireEvent(dialog, new Event('close')),
    },
  },
  Definitions: { props: { definitions: [{ title: 'Agent', description: 'What picks up.' }] } },
  DemoPlayer: { props: { label: 'A call', call } },
  DocumentHeader: { props: { title: 'Privacy', updated: 'Last updated January 1, 2025' } },
  Entries: { props: { entries: [{ title: 'Product Manager', description: 'Decides.', lists }] } },
  FallbackImage: {
    props: { src: '/cover.svg', fallback: '/logo.svg', alt: 'Cover', width: 4, height: 3 },
    native: 'img',
    // A picture has arrived or not: there is nothing to prevent.
    insists: ['onLoad', 'onError'],
  },
  Faq: { props: { title: 'Questions', questions: [{ id: 'hours', question: 'When?', answer: 'Day and night.' }] } },
  Field: { props: { label: 'Name', children: (control) => <input {...control} /> } },
  Form: { props: { fields: { name: { required: true } }, onSubmit: arrive } },
  FormField: {
    props: { name: 'name' },
    within: inForm,
    root: 'input',
    hears: { onChange: (input) => fireEvent.change(input, { target: { value: 'x' } }) },
  },
  FormOutcome: { props: {}, within: inForm, root: '[data-part="outcome"]' },
  FormSubmit: { props: {}, within: inForm, root: 'button' },
  Footer: {
    props: {
      logo: 'Halloway',
      address: 'Wilmington, Delaware',
      groups: [{ title: 'Solutions', links: [{ label: 'Support', href: '/support' }] }],
    },
  },
  Globe: { props: { center: [39, -75] } },
  Handover: { props: { call, person: 'Nobody' } },
  GreetingEditor: { props: { label: 'A greeting', text: 'Good morning.', link: '/?say={text}' } },
  HeroPhrases: {
    props: {
      phrases: ['Voice AI', 'Built for Business'],
      children: ({ phrases, control }) => (
        <>
          <p data-product>{phrases}</p>
          {control}
        </>
      ),
    },
    root: 'p > span',
  },
  Icon: { props: { drawing: 'M4 6h16' } },
  Link: { props: { href: '/about', children: 'About' } },
  LinkProvider: PROVIDER,
  Logo: { props: { name: 'Halloway' } },
  LongText: { props: { contentsTitle: 'In this article', contents: [{ id: 'why', title: 'Why' }], children: 'Text' } },
  Navbar: {
    props: {
      logo: 'Halloway',
      items: [
        { label: 'About', href: '/about' },
        { label: 'Media', items: [] },
      ],
    },
    hears: {
      onClick: (bar) => fireEvent.click(bar.querySelector('a') ?? bar),
      onBlur: (bar) => {
        const [menu, ...others] = bar.querySelectorAll('button');
        const dropdown = others.at(-1) ?? bar;
        fireEvent.click(dropdown);
        fireEvent.blur(dropdown, { relatedTarget: menu });
      },
    },
    // A product's router prevents the default of every link: that is the choice the menu closes for.
    insists: ['onClick'],
  },
  NewsList: {
    props: {
      items: [
        {
          title: 'Halloway opens',
          outlet: 'The Ledger',
          date: 'August 19, 2025',
          dateTime: '2025-08-19',
          summary: 'A company opens.',
          href: 'https://ledger.example/halloway',
        },
      ],
      linkLabel: 'Read the article',
    },
  },
  NewsletterBand: { props: { title: 'Letters', text: 'Once a month.', children: 'The form' } },
  NewsletterForm: { props: { onSubmit: arrive } },
  PageHero: { props: { title: 'Every call, answered.' } },
  PartnerMark: { props: { name: 'Northline', drawing: 'M0 24h96' } },
  Partners: {
    props: { partners: [{ name: 'Northline', drawing: 'M0 24h96', kind: 'Carrier', description: 'Lines.' }] },
  },
  Passage: { props: { paragraphs: ['It began with a call.', 'It went on.'] } },
  PlanCards: {
    props: {
      plans: [{ ...plan, price: '$398', period: 'per month', cta: { label: 'Choose Growth', href: '/contact' } }],
    },
  },
  Points: { props: { points: ['Patience'] } },
  Prose: { props: { children: <p data-product>Text</p> } },
  ProseHeading: { props: { id: 'why', children: 'Why' }, root: 'h2' },
  ProseTable: {
    props: {
      labelledBy: 'prices',
      children: (
        <tbody data-product>
          <tr data-product>
            <td data-product>1</td>
          </tr>
        </tbody>
      ),
    },
    within: (table) => (
      <div data-product>
        <h2 id="prices" data-product>
          Prices
        </h2>
        {table}
      </div>
    ),
    root: 'table',
  },
  Quote: { props: { children: 'It picks up.', speaker: 'Head of Support', industry: 'regional clinic group' } },
  Rows: { props: { rows: [{ title: 'Support', description: 'Answers at once.', href: '/support' }] } },
  Section: { props: { title: 'Solutions' } },
  SegmentedControl: { props: { legend: 'Billing period', options: [{ value: 'monthly', label: 'Monthly' }] } },
  SkipLink: { props: {} },
  SolutionCards: {
    props: {
      solutions: [
        {
          title: 'Support',
          description: 'Answers at once.',
          points: { label: 'Features', items: ['Looks things up'] },
          stats: [{ value: '80%+', label: 'first-call resolution' }],
          cta: { label: 'See it at work', href: '/support' },
        },
      ],
    },
  },
  SplitSection: { props: { title: 'Solutions' } },
  Statements: { props: { statements: [{ title: 'Mission', text: 'Every call, answered.' }] } },
  Stats: { props: { stats: [{ value: '3x', label: 'productivity' }] } },
  StatusList: {
    props: {
      items: [{ title: 'Drills', description: 'By phone.', status: 'In Development', progress: 'development' }],
    },
  },
  Steps: { props: { steps: [{ title: 'Write', description: 'Say what you need.' }] } },
  Tabs: {
    props: {
      label: 'Format',
      tabs: [
        { id: 'txt', label: 'TXT', content: 'A file' },
        { id: 'srt', label: 'SRT', content: 'Another' },
      ],
    },
  },
  TextsProvider: PROVIDER,
  ThemeSwitch: { props: {} },
  Timeline: { props: { milestones: [{ date: 'October 2024', title: 'Founded', description: 'By two.' }] } },
  Tracks: { props: { tracks: [{ title: 'Quick start', description: 'One use.', lists }] } },
  Transcript: { props: { call } },
  Voice: { props: { text: 'Hello.' } },
  VoicePlayer: { props: { label: 'A greeting', text: 'Hello, who is there?' } },
  VoiceTrack: { props: { voice: ui.drawVoice('Hello.', { height: 96, unit: 46 }) } },
  WaitlistForm: { props: { onSubmit: arrive } },
  Week: {
    props: {
      label: 'A week',
      days: ['Thu'],
      times: ['10:30'],
      entry: { day: 'Thu', time: '10:30', title: 'A meeting' },
    },
  },
};

function inForm(part: ReactNode) {
  return (
    <ui.Form fields={{ name: {} }} onSubmit={arrive}>
      {part}
      <button type="submit" data-product>
        Send
      </button>
    </ui.Form>
  );
}

function pressBehind(dialog: HTMLElement) {
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
}

export interface Component {
  name: string;
  Component: ComponentType<Record<string, unknown>>;
  /** Undefined where there is none yet. */
  fixture: Fixture<Record<string, unknown>> | typeof PROVIDER | undefined;
}

/** Every component there is, found by being exported, with its fixture. */
export const components: Component[] = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !(value.prototype instanceof Error))
  .map(([name, value]) => ({ name, Component: value as never, fixture: fixtures[name as ComponentName] as never }));
