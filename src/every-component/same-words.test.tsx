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
const answer = { label: 'Yes', lines: [], outcome: { at: 3, text: 'Booked' } };
const plan = { id: 'pro', name: 'Pro', features: [], cta: link };

/** How a component shows a list of `count` entries, all with the same words, and what each entry is. */
const lists: Record<string, [(count: number) => ReactNode, string]> = {
  BranchingCall: [
    (count) => (
      <BranchingCall
        label="A call"
        call={{
          lines: [{ at: 0, speaker: 'Agent', agent: true, text: 'Shall I?' }],
          outcome: { at: 2, text: 'Booked' },
          choices: [{ after: 0, answers: Array(count).fill(answer) }],
        }}
      />
    ),
    '[data-part="way"]',
  ],
  'Calculator (groups)': [
    (count) => (
      <Calculator
        groups={Array.from({ length: count }, (_, at) => ({
          title: 'Calls',
          fields: [{ name: `${at}`, label: 'Calls', value: 2 }],
        }))}
        calculate={() => [{ label: 'Minutes', value: '2', main: true }]}
      />
    ),
    '[data-part="fields"] > *',
  ],
  'Calculator (results)': [
    (count) => <Calculator groups={[]} calculate={() => Array(count).fill({ label: 'Minutes', value: '2' })} />,
    '[data-part="result"]',
  ],
  CallRecord: [
    (count) => (
      <CallRecord
        kind="Slip"
        title="Table"
        outcome="Held"
        fields={Array(count).fill({ term: 'Name', detail: 'Reyes' })}
      />
    ),
    'dt',
  ],
  CardGrid: [(count) => <CardGrid cards={Array(count).fill({ title: 'One', description: 'Two' })} />, 'li'],
  Definitions: [(count) => <Definitions definitions={Array(count).fill({ title: 'One', description: 'Two' })} />, 'dt'],
  Entries: [
    (count) => <Entries entries={Array(count).fill({ title: 'One', description: 'Two' })} />,
    '[data-part="entry"]',
  ],
  Footer: [
    (count) => <Footer logo="Inn" address="Here" groups={Array(count).fill({ title: 'One', links: [link] })} />,
    'a',
  ],
  HeroPhrases: [
    (count) => <HeroPhrases phrases={Array(count).fill('Calls')}>{({ phrases }) => <h1>{phrases}</h1>}</HeroPhrases>,
    '[data-part="phrase"]',
  ],
  'Navbar (links)': [(count) => <Navbar logo="Inn" items={Array(count).fill(link)} />, 'nav a'],
  'Navbar (a dropdown)': [
    (count) => <Navbar logo="Inn" items={[{ label: 'Rooms', items: Array(count).fill(link) }]} />,
    'nav a',
  ],
  'Navbar (the foot of the menu)': [
    (count) => <Navbar logo="Inn" items={[]} menuLinks={Array(count).fill(link)} />,
    'nav a',
  ],
  PlanCards: [(count) => <PlanCards plans={Array(count).fill({ ...plan, price: '$1', period: 'a month' })} />, 'h3'],
  Points: [(count) => <Points points={Array(count).fill('One')} />, 'li'],
  Rows: [(count) => <Rows rows={Array(count).fill({ title: 'One', description: 'Two', href: '/one' })} />, 'li'],
  'Rows (benefits)': [
    (count) => (
      <Rows rows={[{ title: 'One', description: 'Two', href: '/one', benefits: Array(count).fill('Quick') }]} />
    ),
    '[data-part="benefit"]',
  ],
  'Rows (metrics)': [
    (count) => (
      <Rows
        rows={[
          {
            title: 'One',
            description: 'Two',
            href: '/one',
            voice: <i />,
            metrics: Array(count).fill({ value: '3', label: 'more' }),
          },
        ]}
      />
    ),
    '[data-part="metric"]',
  ],
  'Sketch (strokes)': [(count) => <Sketch ink={'M0 0h9'.repeat(count)} />, '[data-part="ink"]'],
  'Sketch (words)': [
    (count) => <Sketch ink="M0 0h9" words={Array(count).fill({ text: 'Hello', x: 0, y: 0, size: 9 })} />,
    '[data-part="word"]',
  ],
  Stats: [(count) => <Stats stats={Array(count).fill({ value: '3x', label: 'more' })} />, 'dt'],
  Steps: [(count) => <Steps steps={Array(count).fill({ title: 'One', description: 'Two' })} />, 'li'],
  'Table (columns)': [
    (count) => <Table columns={Array(count).fill('One')} rows={[{ label: 'Row', values: Array(count).fill('1') }]} />,
    'td[data-part="value"]',
  ],
  'Table (more values than columns)': [
    (count) => <Table columns={[]} rows={[{ label: 'Row', values: Array(count).fill('1') }]} />,
    'td[data-part="value"]',
  ],
  'Week (days)': [
    (count) => (
      <Week
        label="A week"
        days={Array(count).fill('Thu')}
        times={['9:00']}
        entry={{ day: 'Fri', time: '9:00', title: 'One' }}
      />
    ),
    '[data-part="slot"]',
  ],
  'Week (times)': [
    (count) => (
      <Week
        label="A week"
        days={['Thu']}
        times={Array(count).fill('9:00')}
        entry={{ day: 'Fri', time: '9:00', title: 'One' }}
      />
    ),
    '[data-part="slot"]',
  ],
};

test.each(Object.entries(lists))(
  '%s shows each of three entries with the same words, and one after the others have gone',
  (_, [view, entry]) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container, rerender } = render(view(3));
    expect(container.querySelectorAll(entry)).toHaveLength(3);
    rerender(view(1));
    expect(container.querySelectorAll(entry)).toHaveLength(1);
    expect(said).not.toHaveBeenCalled();
  },
);
