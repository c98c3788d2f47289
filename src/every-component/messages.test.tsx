import { BehaviourProvider } from '@halloway/ui';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { formatState } from '../behaviours/state-name';
import { keyOf } from '../testing/reachable';
import { messages } from './messages.testing';
import { resetBrowser } from './mount.testing';
import { walkedBehaviours } from './walked-behaviours.testing';

beforeEach(resetBrowser);

const answers = messages.filter(({ states }) => !states.includes('label'));

describe.each(walkedBehaviours.filter(({ name }) => messages.some(({ behaviour }) => behaviour === name)))(
  '$name',
  ({ name, description, paths }) => {
    const mine = answers.filter(({ behaviour }) => behaviour === name);
    const read = new Map<string, string[]>();

    /** The messages that a component shows in a pinned state. */
    const shownIn = ({ value, context }: AnyMachineSnapshot): string[] => {
      const key = keyOf([value, context]);
      if (!read.has(key)) {
        const { container, unmount } = render(
          <BehaviourProvider snapshots={{ [name]: { value, context } }}>
            <description.Component {...description.props} />
          </BehaviourProvider>,
        );
        const texts = new Set([...container.querySelectorAll('*')].map(({ textContent }) => textContent));
        read.set(
          key,
          mine.map(({ message }) => message).filter((message) => texts.has(message)),
        );
        unmount();
      }
      return read.get(key) ?? [];
    };

    /** The event, as the machine's table names its column. */
    const columnOf = (type = '') =>
      type.startsWith('xstate.') ? type.replace(/^xstate\.(after\.\w+|done|error).*$/, '$1').replace('.', ' ') : type;

    test.each(mine)(
      'shows "$message" in the states and for the reasons that the table gives',
      ({ message, states, events }) => {
        const where = new Set<string>();
        const why = new Set<string>();
        for (const { before, events: way, after } of paths) {
          if (!shownIn(after).includes(message)) continue;
          where.add(formatState(after.value));
          if (!shownIn(before).includes(message)) why.add(columnOf(way.at(-1)?.type));
        }
        expect([...where].sort()).toEqual([...states].sort());
        expect([...why].sort()).toEqual([...events].sort());
      },
    );

    test('never shows two messages at once', () => {
      for (const { after } of paths) expect(shownIn(after).length).toBeLessThan(2);
    });
  },
);
