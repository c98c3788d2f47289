import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  BranchingCall,
  Calculator,
  CallRecord,
  CardGrid,
  Definitions,
  Entries,
  Footer,
  HeroPhrases,
  Navbar,
  PlanCards,
  Points,
  Rows,
  Sketch,
  Stats,
  Steps,
  Table,
  Week,
} from '..';

// Data has the same words twice. With them as keys, React leaves the elements of removed entries in the page.

afterEach(() => vi.restoreAllMocks());

const link = { label: 'Go', href: '/go' };
const text = { title: 'One', description: 'Two' };
const row = { ...text, href: '/one' };
const slot = { label: 'A week', entry: { day: 'Fri', time: '9:00', title: 'One' } };
const lines = [{ at: 0, speaker: 'Agent', agent: true, text: 'Shall I?' }];
const outcome = { at: 3, text: 'Booked' };
const plan = { id: 'pro', name: 'Pro', features: [], cta: link, price: '$1', period: 'a month' };

/** How a component shows a list of entries, what each of these entries is, and its element. */
const lists: Record<string, [(entries: never[]) => ReactNode, unknown, string]> = {
  BranchingCall: [
    (answers) => <BranchingCall label="A call" call={{ lines, outcome, choices: [{ after: 0, answers }] }} />,
    { label: 'Yes', lines: [], outcome },
    '[data-part="way"]',
  ],
  'Calculator (groups)': [
    (groups) => (
      <Calculator
        groups={groups.map((_, at) => ({ title: 'Calls', fields: [{ name: `${at}`, label: 'Calls', value: 2 }] }))}
        calculate={() => [{ label: 'Minutes', value: '2', main: true }]}
      />
    ),
    {},
    '[data-part="fields"] > *',
  ],
  'Calculator (results)': [
    (results) => <Calculator groups={[]} calculate={() => results} />,
    { label: 'Minutes', value: '2' },
    '[data-part="result"]',
  ],
  CallRecord: [
    (fields) => <CallRecord kind="Slip" title="Table" outcome="Held" fields={fields} />,
    { term: 'Name', detail: 'Reyes' },
    'dt',
  ],
  CardGrid: [(cards) => <CardGrid cards={cards} />, text, 'li'],
  Definitions: [(definitions) => <Definitions definitions={definitions} />, text, 'dt'],
  Entries: [(entries) => <Entries entries={entries} />, text, '[data-part="entry"]'],
  'Footer (groups)': [(groups) => <Footer logo="Inn" groups={groups} />, { title: 'One', links: [link] }, 'a'],
  'Footer (links)': [(links) => <Footer logo="Inn" groups={[{ title: 'One', links }]} />, link, 'a'],
  HeroPhrases: [
    (phrases) => <HeroPhrases phrases={phrases}>{({ phrases }) => <h1>{phrases}</h1>}</HeroPhrases>,
    'Calls',
    '[data-part="phrase"]',
  ],
  'Navbar (links)': [(items) => <Navbar logo="Inn" items={items} />, link, 'nav a'],
  'Navbar (a dropdown)': [(items) => <Navbar logo="Inn" items={[{ label: 'Rooms', items }]} />, link, 'nav a'],
  'Navbar (the foot of the menu)': [(links) => <Navbar logo="Inn" items={[]} menuLinks={links} />, link, 'nav a'],
  PlanCards: [(plans) => <PlanCards plans={plans} />, plan, 'h3'],
  Points: [(points) => <Points points={points} />, 'One', 'li'],
  Rows: [(rows) => <Rows rows={rows} />, row, 'li'],
  'Rows (benefits)': [(benefits) => <Rows rows={[{ ...row, benefits }]} />, 'Quick', '[data-part="benefit"]'],
  'Rows (metrics)': [
    (metrics) => <Rows rows={[{ ...row, voice: <i />, metrics }]} />,
    { value: '3', label: 'more' },
    '[data-part="metric"]',
  ],
  'Sketch (strokes)': [(strokes) => <Sketch ink={strokes.join('')} />, 'M0 0h9', '[data-part="ink"]'],
  'Sketch (words)': [
    (words) => <Sketch ink="M0 0h9" words={words} />,
    { text: 'Hello', x: 0, y: 0, size: 9 },
    '[data-part="word"]',
  ],
  Stats: [(stats) => <Stats stats={stats} />, { value: '3x', label: 'more' }, 'dt'],
  Steps: [(steps) => <Steps steps={steps} />, text, 'li'],
  'Table (columns)': [
    (columns) => <Table columns={columns} rows={[{ label: 'Row', values: columns }]} />,
    'One',
    'td[data-part="value"]',
  ],
  'Table (more values than columns)': [
    (values) => <Table columns={[]} rows={[{ label: 'Row', values }]} />,
    '1',
    'td[data-part="value"]',
  ],
  'Week (days)': [(days) => <Week days={days} times={['9:00']} {...slot} />, 'Thu', '[data-part="slot"]'],
  'Week (times)': [(times) => <Week days={['Thu']} times={times} {...slot} />, '9:00', '[data-part="slot"]'],
};

test.each(Object.entries(lists))(
  '%s shows each of three entries with the same words, and one after the others have gone',
  (_, [view, entry, element]) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const show = (count: number) => view(Array<never>(count).fill(entry as never));
    const { container, rerender } = render(show(3));
    expect(container.querySelectorAll(element)).toHaveLength(3);
    rerender(show(1));
    expect(container.querySelectorAll(element)).toHaveLength(1);
    expect(said).not.toHaveBeenCalled();
  },
);
