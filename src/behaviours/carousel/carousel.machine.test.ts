import { describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { carouselMachine, elastic } from './carousel.machine';

function start(count = 4, index?: number) {
  const clock = new SimulatedClock();
  const settle = vi.fn();
  const align = vi.fn();
  const machine = carouselMachine.provide({
    actions: { settle: ({ context }) => settle(context.index), align: ({ context }) => align(context.index) },
  });
  const actor = createActor(machine, { clock, input: { count, ...(index !== undefined && { index }) } }).start();
  const now = () => ({ state: actor.getSnapshot().value, index: actor.getSnapshot().context.index });
  return { actor, clock, settle, align, now };
}

describe('turning slides', () => {
  test('starts at the first slide, at rest', () => {
    expect(start().now()).toEqual({ state: 'resting', index: 0 });
  });

  test('rests after the 450 ms of the layout animation', () => {
    const { actor, clock, now, settle } = start();
    actor.send({ type: 'next' });
    expect(settle).toHaveBeenCalledExactlyOnceWith(1);
    clock.increment(449);
    expect(now()).toEqual({ state: 'settling', index: 1 });
    clock.increment(1);
    expect(now()).toEqual({ state: 'resting', index: 1 });
  });

  test('stops at both ends', () => {
    const { actor, now } = start(2);
    actor.send({ type: 'previous' });
    expect(now()).toEqual({ state: 'resting', index: 0 });
    actor.send({ type: 'next' });
    actor.send({ type: 'next' });
    expect(now().index).toBe(1);
  });

  test('accepts a press while moving, and restarts the time', () => {
    const { actor, clock, now, settle } = start();
    actor.send({ type: 'next' });
    clock.increment(400);
    actor.send({ type: 'next' });
    clock.increment(400);
    expect(now()).toEqual({ state: 'settling', index: 2 });
    actor.send({ type: 'previous' });
    expect(settle.mock.calls).toEqual([[1], [2], [1]]);
  });

  test('ignores presses without slides', () => {
    const actor = createActor(carouselMachine).start();
    actor.send({ type: 'next' });
    actor.send({ type: 'drag' });
    actor.send({ type: 'drop', by: 1 });
    expect(actor.getSnapshot().context).toEqual({ index: 0, count: 0 });
  });
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
    const { actor, now } = start();
    actor.send({ type: 'scroll', index: 1 });
    actor.send({ type: 'drag' });
    actor.send({ type: 'drop', by });
    expect(now()).toEqual({ state: 'settling', index });
  });

  test('follows the pointer between the ends, and 0.35 of the way beyond them', () => {
    expect(elastic(1.5, 4)).toBe(1.5);
    expect(elastic(3, 4)).toBe(3);
    expect(elastic(4, 4)).toBeCloseTo(3.35);
    expect(elastic(-1, 4)).toBeCloseTo(-0.35);
    expect(elastic(1, 0)).toBeCloseTo(0.35);
  });
});

describe('scrolling', () => {
  test('is followed while at rest, within the existing slides', () => {
    const { actor, now } = start();
    actor.send({ type: 'scroll', index: 2 });
    expect(now()).toEqual({ state: 'resting', index: 2 });
    actor.send({ type: 'scroll', index: 9 });
    expect(now().index).toBe(3);
  });

  test('to the shown slide, or beyond an end, changes nothing', () => {
    const { actor } = start();
    const before = actor.getSnapshot();
    actor.send({ type: 'scroll', index: 0 });
    actor.send({ type: 'scroll', index: -1 });
    expect(actor.getSnapshot()).toBe(before);
  });
});

describe('resizing', () => {
  test('realigns the slide 250 ms after the last change, and keeps it', () => {
    const { actor, clock, now, align } = start();
    actor.send({ type: 'scroll', index: 2 });
    actor.send({ type: 'resize' });
    clock.increment(200);
    actor.send({ type: 'scroll', index: 0 });
    actor.send({ type: 'resize' });
    clock.increment(249);
    expect(now()).toEqual({ state: 'resizing', index: 2 });
    expect(align).not.toHaveBeenCalled();
    clock.increment(1);
    expect(now()).toEqual({ state: 'resting', index: 2 });
    expect(align).toHaveBeenCalledExactlyOnceWith(2);
  });
});

describe('the product', () => {
  test.each([
    [2, 2],
    [9, 3],
    [-1, 0],
  ])('starts at slide %d of four, or the last one', (index, shown) => {
    expect(start(4, index).now()).toEqual({ state: 'resting', index: shown });
  });

  test('sets a slide while resting, dragging and settling', () => {
    const { actor, now, settle } = start();
    actor.send({ type: 'set', index: 2 });
    expect(now()).toEqual({ state: 'settling', index: 2 });
    actor.send({ type: 'set', index: 1 });
    expect(now()).toEqual({ state: 'settling', index: 1 });
    actor.send({ type: 'drag' });
    actor.send({ type: 'set', index: 3 });
    expect(now()).toEqual({ state: 'settling', index: 3 });
    expect(settle.mock.calls).toEqual([[2], [1], [3]]);
  });

  test('sets a slide while the window is being resized, shown afterwards', () => {
    const { actor, clock, now, settle, align } = start();
    actor.send({ type: 'resize' });
    actor.send({ type: 'set', index: 2 });
    expect(now()).toEqual({ state: 'resizing', index: 2 });
    clock.increment(250);
    expect(settle).not.toHaveBeenCalled();
    expect(align).toHaveBeenCalledExactlyOnceWith(2);
  });

  test.each(['resting', 'dragging', 'settling', 'resizing'])(
    'changes nothing by setting the shown slide, while %s',
    (state) => {
      const { actor, now } = start(4, 3);
      if (state === 'dragging') actor.send({ type: 'drag' });
      if (state === 'settling') actor.send({ type: 'next' });
      if (state === 'settling') actor.send({ type: 'set', index: 2 });
      if (state === 'resizing') actor.send({ type: 'resize' });
      const before = actor.getSnapshot();
      expect(now().state).toBe(state);
      actor.send({ type: 'set', index: state === 'settling' ? 2 : 9 });
      expect(actor.getSnapshot()).toBe(before);
    },
  );
});

describe('another number of slides', () => {
  test('keeps the shown slide', () => {
    const { actor, now, align } = start(4, 1);
    actor.send({ type: 'count.change', count: 2 });
    expect(now()).toEqual({ state: 'resting', index: 1 });
    expect(align).toHaveBeenCalledExactlyOnceWith(1);
    actor.send({ type: 'next' });
    expect(now().index).toBe(1);
    actor.send({ type: 'count.change', count: 3 });
    actor.send({ type: 'next' });
    expect(now()).toEqual({ state: 'settling', index: 2 });
  });

  test('shows the last slide if the shown one is removed, and ends a drag', () => {
    const { actor, now, align } = start(4, 3);
    actor.send({ type: 'drag' });
    actor.send({ type: 'count.change', count: 2 });
    expect(now()).toEqual({ state: 'resting', index: 1 });
    expect(align).toHaveBeenCalledExactlyOnceWith(1);
    actor.send({ type: 'count.change', count: 0 });
    expect(now()).toEqual({ state: 'resting', index: 0 });
  });

  test('waits until the resize ends', () => {
    const { actor, clock, now, align } = start(4, 3);
    actor.send({ type: 'resize' });
    actor.send({ type: 'count.change', count: 2 });
    expect(now()).toEqual({ state: 'resizing', index: 1 });
    expect(align).not.toHaveBeenCalled();
    clock.increment(250);
    expect(align).toHaveBeenCalledExactlyOnceWith(1);
  });
});
