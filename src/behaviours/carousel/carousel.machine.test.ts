import { describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic, SimulatedClock } from 'xstate';
import { performSteps, type Step } from '../../testing/steps';
import { carouselMachine, elastic } from './carousel.machine';

type Steps = Step<EventFromLogic<typeof carouselMachine>>[];

const scroll = (index: number) => ({ type: 'scroll', index }) as const;
const drop = (by: number) => ({ type: 'drop', by }) as const;
const set = (index: number) => ({ type: 'set', index }) as const;
const choose = (index: number) => ({ type: 'choose', index }) as const;
const loopChange = (loop: boolean) => ({ type: 'loop.change', loop }) as const;
const countChange = (count: number) => ({ type: 'count.change', count }) as const;

/** A carousel that records where it moves. `now` performs steps, and says state and slide after them. */
function start(count = 4, index?: number) {
  const clock = new SimulatedClock();
  const moved: string[] = [];
  const machine = carouselMachine.provide({
    actions: {
      settle: ({ context }) => moved.push(`settle ${context.index}`),
      align: ({ context }) => moved.push(`align ${context.index}`),
    },
  });
  const actor = createActor(machine, { clock, input: { count, ...(index !== undefined && { index }) } }).start();
  const now = (...steps: Steps) => {
    performSteps(actor, clock, steps);
    return `${actor.getSnapshot().value} ${actor.getSnapshot().context.index}`;
  };
  return { actor, moved, now };
}

test.each<[string, Steps, string, string[]]>([
  ['starts at the first slide, at rest', [], 'resting 0', []],
  ['moves for the 450 ms of the layout animation', ['next', 449], 'settling 1', ['settle 1']],
  ['rests after that', ['next', 450], 'resting 1', ['settle 1']],
  ['stops at the start', ['previous'], 'resting 0', []],
  ['stops at the end', [scroll(3), 'next'], 'resting 3', []],
  ['restarts the time if pressed while moving', ['next', 400, 'next', 400], 'settling 2', ['settle 1', 'settle 2']],
  ['moves back while moving', ['next', 'next', 'previous'], 'settling 1', ['settle 1', 'settle 2', 'settle 1']],
  ['follows scrolling at rest', [scroll(2)], 'resting 2', []],
  ['follows scrolling within its slides', [scroll(9)], 'resting 3', []],
  ['keeps its slide during a resize', [scroll(2), 'resize', 200, scroll(0), 'resize', 249], 'resizing 2', []],
  ['realigns 250 ms after the last resize', [scroll(2), 'resize', 200, 'resize', 250], 'resting 2', ['align 2']],
  ['is set at rest', [set(2)], 'settling 2', ['settle 2']],
  ['shows the nearest slide for a position between two', [set(1.6)], 'settling 2', ['settle 2']],
  ['shows the first slide for a position that is no number', [scroll(2), set(Number.NaN)], 'settling 0', ['settle 0']],
  ['is set while it moves', ['next', set(3)], 'settling 3', ['settle 1', 'settle 3']],
  ['is set while it is dragged', ['drag', set(3)], 'settling 3', ['settle 3']],
  ['is set while the window is resized', ['resize', set(2)], 'resizing 2', []],
  ['shows the set slide after the resize', ['resize', set(2), 250], 'resting 2', ['align 2']],
  ['shows the slide that the reader chooses', [choose(2)], 'settling 2', ['settle 2']],
  ['shows the one chosen while it moves', ['next', choose(3)], 'settling 3', ['settle 1', 'settle 3']],
  ['shows the last one for one beyond it', [choose(9)], 'settling 3', ['settle 3']],
  ['shows the one chosen while the window is resized', ['resize', choose(2)], 'settling 2', ['settle 2']],
  ['lets nobody choose while it is dragged', ['drag', choose(2)], 'dragging 0', []],
  ['goes on at the other end if it loops', [loopChange(true), 'previous'], 'settling 3', ['settle 3']],
  [
    'goes on at its start as well',
    [loopChange(true), scroll(3), 'next', 'next'],
    'settling 1',
    ['settle 0', 'settle 1'],
  ],
  ['stops at the end once it does not loop', [loopChange(true), loopChange(false), 'previous'], 'resting 0', []],
  ['does not loop by dragging', [loopChange(true), 'drag', drop(-1)], 'settling 0', ['settle 0']],
  ['keeps its slide if others are removed', [scroll(1), countChange(2)], 'resting 1', ['align 1']],
  ['has no slide after the remaining ones', [scroll(1), countChange(2), 'next'], 'resting 1', ['align 1']],
  ['has added slides', [scroll(3), countChange(5), 'next'], 'settling 4', ['align 3', 'settle 4']],
  ['shows the last slide if its own is removed', [scroll(3), 'drag', countChange(2)], 'resting 1', ['align 1']],
  ['may have no slides left', [scroll(3), countChange(0)], 'resting 0', ['align 0']],
  ['stays resizing if slides are removed', [scroll(3), 'resize', countChange(2)], 'resizing 1', []],
  ['realigns the remaining slide after that', [scroll(3), 'resize', countChange(2), 250], 'resting 1', ['align 1']],
])('%s', (_, steps, shown, moves) => {
  const { moved, now } = start();
  expect(now(...steps)).toBe(shown);
  expect(moved).toEqual(moves);
});

test('ignores presses without slides', () => {
  const actor = createActor(carouselMachine).start();
  performSteps(actor, new SimulatedClock(), ['next', 'drag', drop(1)]);
  expect(actor.getSnapshot().context).toEqual({ index: 0, count: 0, loop: false });
});

describe('dragging', () => {
  test.each([
    [0.19, 1],
    [0.2, 2],
    [-0.19, 1],
    [-0.2, 0],
    [1.6, 3],
    [9, 3],
    [-9, 0],
  ])('by %d slides from the second of four lands on %d', (by, index) => {
    expect(start().now(scroll(1), 'drag', drop(by))).toBe(`settling ${index}`);
  });

  test('follows the pointer between the ends, and 0.35 of the way beyond them', () => {
    expect(elastic(1.5, 4)).toBe(1.5);
    expect(elastic(3, 4)).toBe(3);
    expect(elastic(4, 4)).toBeCloseTo(3.35);
    expect(elastic(-1, 4)).toBeCloseTo(-0.35);
    expect(elastic(1, 0)).toBeCloseTo(0.35);
  });
});

test.each([
  [2, 2],
  [9, 3],
  [-1, 0],
])('starts at slide %d of four, or the last one, also where they come later', (index, shown) => {
  expect(start(4, index).now()).toBe(`resting ${shown}`);
  expect(start(0, index).now(countChange(4))).toBe(`resting ${shown}`);
});

test.each<[string, Steps, Steps]>([
  ['scrolling to the shown slide', [], [scroll(0)]],
  ['scrolling beyond the start', [], [scroll(-1)]],
  ['choosing the shown slide', [scroll(3)], [choose(9)]],
  ['turning the only slide of a loop', [countChange(1), loopChange(true)], ['next', 'previous']],
  ['setting the shown slide at rest', [scroll(3)], [set(9)]],
  ['setting the shown slide while it is dragged', [scroll(3), 'drag'], [set(9)]],
  ['setting the shown slide while it moves', [set(2)], [set(2)]],
  ['setting the shown slide while the window is resized', [scroll(3), 'resize'], [set(9)]],
])('changes nothing by %s', (_, steps, nothing) => {
  const { actor, now } = start();
  now(...steps);
  const before = actor.getSnapshot();
  now(...nothing);
  expect(actor.getSnapshot()).toBe(before);
});
