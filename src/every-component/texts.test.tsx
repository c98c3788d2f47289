import { BehaviourProvider, TextsProvider } from '@halloway/ui';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { mergeTexts } from '../behaviours/texts';
import { componentDescriptions, textsOf } from '../testing/component-descriptions';
import { everyState } from '../testing/every-state';
import { resetBrowser } from './mount.testing';

beforeEach(resetBrowser);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Texts of a product: each is marked. */
const marked = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, isText(text) ? `⟦${text}⟧` : marked(text as object)]),
  );

const leaves = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (isText(text) ? [text] : leaves(text as object)));

/** Matches a text with any values in its placeholders. */
const pattern = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^⟦]+')}$`);

const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder', 'title'];

/** Everything that a reader can see or hear. */
function wordsOf(container: Element): string[] {
  const nodes = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (nodes.nextNode()) words.push(nodes.currentNode.nodeValue ?? '');
  const attributes = [...container.querySelectorAll('*')].flatMap((one) =>
    ATTRIBUTES.map((name) => one.getAttribute(name) ?? ''),
  );
  return [...words, ...attributes].map((text) => text.trim()).filter((text) => text !== '');
}

const withTexts = Object.entries(componentDescriptions)
  .map(([name, { Component, props, textsOf: others = [] }]) => {
    const own = mergeTexts(textsOf(name), Object(props.texts));
    return { name, Component, props, own, others: Object.fromEntries(others.map((one) => [one, textsOf(one)])) };
  })
  .filter(({ own }) => leaves(own).length > 0);

describe.each(withTexts)('$name', ({ Component, props, own, others }) => {
  const defaults = leaves({ ...others, own }).map(pattern);

  test.each(everyState(Component))('shows the product’s texts and no default ones in $state', ({ snapshots }) => {
    const { container } = render(
      <TextsProvider texts={marked(others)}>
        <BehaviourProvider snapshots={snapshots}>
          <Component {...props} texts={marked(own)} />
        </BehaviourProvider>
      </TextsProvider>,
    );
    const words = wordsOf(container);
    expect(words.filter((text) => defaults.some((one) => one.test(text)))).toEqual([]);
    expect(words.join()).toContain('⟦');
  });
});
