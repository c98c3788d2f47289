import { type CallRecordField, wayThrough } from '@halloway/ui';
import { describe, expect, test } from 'vitest';
import type { Agent } from './agents';
import bdr from './agents/bdr';
import support from './agents/support';
import talent from './agents/talent';
import virtualReceptionist from './agents/virtual-receptionist';
import { home } from './home';
import type { Industry } from './industries';
import healthcare from './industries/healthcare';
import hospitality from './industries/hospitality';
import realEstate from './industries/real-estate';
import retail from './industries/retail';
import technology from './industries/technology';
import wealthManagement from './industries/wealth-management';

const recordOf = ({ slug, call, ...page }: Agent | Industry) => {
  const record = 'record' in page ? page.record : page.image;
  return 'paper' in record ? [{ slug, call, paper: record.paper }] : [];
};
const pages = [
  talent,
  virtualReceptionist,
  healthcare,
  hospitality,
  realEstate,
  retail,
  technology,
  wealthManagement,
].flatMap(recordOf);
const records = [...pages, { slug: 'home', call: home.call, paper: home.record.paper }];

test.each(records)('the record of $slug cites the words from which every field was taken, and marks one', (record) => {
  const fields = record.paper.fields.filter((field): field is CallRecordField => 'term' in field);
  for (const { heard, at } of fields) {
    expect(heard).toBeDefined();
    const line = record.call.call.lines.find((one) => one.at === at);
    expect(line?.text, `at ${at} s`).toContain(heard);
  }
  expect(fields.filter(({ marked }) => marked)).toHaveLength(1);
});

/** Every way through a call by at most two answers. */
const waysOf = ({ call: { call } }: Agent) => {
  const [first, second] = call.choices.map(({ answers }) => [undefined, ...answers.keys()]);
  return (first ?? []).flatMap((one) => (second ?? []).map((other) => ({ answers: [one, other], brokenOff: [] })));
};
const agents = [bdr, support, talent, virtualReceptionist];

describe.each(agents)('the call of $slug, in which the visitor is the caller', (agent) => {
  const { choices, interruptions = [], lines } = agent.call.call;

  test('the caller has the first line of each answer and interruption, and then the agent or a person', () => {
    const caller = lines.find(({ agent }) => !agent)?.speaker;
    for (const part of [...choices.flatMap(({ answers }) => answers), ...interruptions]) {
      expect(part.lines[0]?.speaker).toBe(caller);
      expect(part.lines[0]?.at).toBe(0);
      expect(part.lines[1]?.speaker).not.toBe(caller);
    }
  });

  test('never breaks off the line in which the agent says that it is an AI', () => {
    expect(interruptions.length).toBeGreaterThan(1);
    for (const { line } of interruptions) {
      expect(line).toBeGreaterThan(0);
      expect(lines[line]?.agent).toBe(true);
    }
  });

  test('has its lines in the order of time on every way, also interrupted', () => {
    const everything = interruptions.map(({ line }) => ({ line, word: 1 }));
    for (const way of waysOf(agent))
      for (const brokenOff of [[], everything]) {
        const through = wayThrough(agent.call.call, { ...way, brokenOff });
        const times = [...through.lines, through.outcome].map(({ at }) => at);
        expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
      }
  });

  test('records only words that are said on that way, and marks at most one field (D43)', () => {
    for (const choice of choices)
      for (const { label, lines: own, record } of choice.answers) {
        const said = [...lines, ...own].map(({ text }) => text).join('\n');
        const fields = [
          ...(record?.fields ?? []),
          ...(record?.paper?.fields ?? []),
          ...(record?.entry ? [record.entry] : []),
        ];
        for (const field of fields) {
          if (!('heard' in field)) throw new Error(`A field after “${label}” cites no words.`);
          expect(said, label).toContain(field.heard);
        }
      }
  });
});

test('the slot that the BDR agent fills is the one that its call books', () => {
  const { image, call } = bdr;
  if (!('week' in image)) throw new Error('the BDR page shows another image');
  const { entry, label, days, times } = image.week;
  expect(call.call.outcome.text).toBe(`Booked\u00a0· ${entry.day} ${entry.time}`);
  expect([days.includes(entry.day), times.includes(entry.time)]).toEqual([true, true]);
  expect(label).toContain('Priya Nair');
});

test('the person whose line joins the support agent’s call speaks in it', () => {
  const { image, call } = support;
  if (!('handover' in image)) throw new Error('the support page shows another image');
  const { person } = image.handover;
  expect(call.call.lines.some(({ speaker }) => speaker === person)).toBe(true);
});
