import * as ui from '@halloway/ui';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

type Parts = Record<string, ComponentType<Record<string, unknown>>>;

const parts = Object.entries(ui as unknown as Record<string, Parts>)
  .filter(([namespace]) => namespace.endsWith('Parts'))
  .flatMap(([namespace, all]) => Object.keys(all).map((part) => ({ namespace, part, all })))
  .filter(({ part }) => part !== 'Root');

/** What one part or another needs. */
const props = { value: 'a', index: 0, count: 2 };

test.each(parts)('$namespace: $part says in which part it belongs', ({ namespace, part, all }) => {
  /** From the inside out. */
  const around: string[] = [];
  /** Which part is missing around which, if one is. */
  const missing = () => {
    const nested = [part, ...around].reduce<ReactNode>(
      (inner, name) => createElement(all[name] ?? '', props, inner),
      null,
    );
    try {
      renderToString(nested);
    } catch (error) {
      const [message, inner = '', outer = ''] =
        /^\w+\.(\w+) is in no \w+\.(\w+).*/.exec(String((error as Error).message)) ?? [];
      return message && { message, inner, outer };
    }
  };
  for (let next = missing(); next; next = missing()) {
    const { message, inner, outer } = next;
    const remedy = `Put <${namespace}.${outer}> around it.`;
    expect(message).toBe(`${namespace}.${inner} is in no ${namespace}.${outer}, so it has no state to show. ${remedy}`);
    expect(around).not.toContain(outer);
    around.splice(around.indexOf(inner) + 1, 0, outer);
  }
  expect(around.at(-1)).toBe('Root');
});
