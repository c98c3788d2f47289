import type { CallRecordField } from '@halloway/ui';
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

describe.each(records)('the record of $slug', ({ call, paper }) => {
  const fields = paper.fields.filter((field): field is CallRecordField => 'term' in field);

  test('cites the words from which every field was taken', () => {
    for (const { heard, at } of fields) {
      expect(heard).toBeDefined();
      const line = call.call.lines.find((one) => one.at === at);
      expect(line?.text, `at ${at} s`).toContain(heard);
    }
  });

  test('marks one field', () => {
    expect(fields.filter(({ marked }) => marked)).toHaveLength(1);
  });
});

test('the slot that the BDR agent fills is the one that its call books', () => {
  const { image, call } = bdr;
  if (!('week' in image)) throw new Error('the BDR page shows another image');
  const { entry, label, days, times } = image.week;
  expect(call.call.outcome.text).toBe(`Booked · ${entry.day} ${entry.time}`);
  expect([days.includes(entry.day), times.includes(entry.time)]).toEqual([true, true]);
  expect(label).toContain('Priya Nair');
});

test('the person whose line joins the support agent’s call speaks in it', () => {
  const { image, call } = support;
  if (!('handover' in image)) throw new Error('the support page shows another image');
  const { person, from } = image.handover;
  expect(call.call.lines.some(({ speaker, at }) => speaker === person && at > from)).toBe(true);
});
