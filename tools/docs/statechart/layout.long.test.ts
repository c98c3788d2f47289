import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import { behaviours } from '../../../src/every-machine/behaviours.testing';
import { chartOf } from '../../../src/testing/chart';
import { type Box, layOut } from './layout';

const elk = new Elk();

describe.each(behaviours)('the statechart of $name', ({ machine }) => {
  const drawing = layOut(chartOf(machine), elk);

  test('has no text over other text or over another state, and nothing outside of its frame', async () => {
    const { states, arrows, width, height } = await drawing;
    const labels = [
      ...arrows.flatMap(({ happenings }) => happenings.map(({ text, box }) => ({ text, box }))),
      ...states.flatMap(({ name, stays }) => [
        { text: name.text, box: { x: name.x, y: name.y - 8, width: name.width, height: 16 } },
        ...stays.map(({ text, box }) => ({ text, box })),
      ]),
    ];
    const leaves = states.filter(({ holds }) => !holds).map(({ path, box }) => ({ text: `state ${path}`, box }));
    const onArrows = labels.slice(0, arrows.flatMap(({ happenings }) => happenings).length);
    expect(labels.length).toBeGreaterThan(states.length);
    expect(collisions(labels, labels)).toEqual([]);
    expect(collisions(onArrows, leaves)).toEqual([]);
    expect(collisions(leaves, leaves)).toEqual([]);
    const corners = arrows.flatMap(({ points }) => points);
    const all = [...labels, ...states.map(({ path, box }) => ({ text: path, box }))];
    expect(all.filter(({ box }) => !isWithin(box, width, height)).map(({ text }) => text)).toEqual([]);
    expect(corners.filter(({ x, y }) => x < 0 || y < 0 || x > width || y > height)).toEqual([]);
    expect(arrows.filter(({ points }) => points.length < 2)).toEqual([]);
  });

  test('has every line of text within its box', async () => {
    const { states, arrows } = await drawing;
    const rows = [...arrows.flatMap(({ happenings }) => happenings), ...states.flatMap(({ stays }) => stays)];
    for (const { text, box, line } of rows)
      expect(line.x >= box.x && line.x + line.width <= box.x + box.width, text).toBe(true);
    for (const { name, box } of states) expect(name.x + name.width <= box.x + box.width, name.text).toBe(true);
  });
});

interface Labelled {
  text: string;
  box: Box;
}

const collisions = (some: readonly Labelled[], others: readonly Labelled[]) =>
  some.flatMap((one, at) =>
    others
      .filter((other, index) => (some !== others || index > at) && overlap(one.box, other.box))
      .map((other) => `${one.text} and ${other.text}`),
  );

/** Touching is not overlapping. */
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;

const isWithin = ({ x, y, width, height }: Box, right: number, bottom: number) =>
  x >= 0 && y >= 0 && x + width <= right && y + height <= bottom;
