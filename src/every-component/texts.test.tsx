import * as ui from '@halloway/ui';
import { BehaviourProvider, TextsProvider } from '@halloway/ui';
import { render } from '@testing-library/react';
import { cloneElement, type ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { textNames } from '../behaviours/text-names';
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

const call = { lines: [{ speaker: 'Caller', at: 0, text: 'Hello' }], outcome: { at: 4, text: 'Booked' } };
const features = [
  { label: 'Calls', included: true },
  { label: 'Mail', included: false },
];
const price = { price: '$3', fullPrice: '$4', period: 'a month', cta: { label: 'Choose', href: '/' } };
const plans = [{ ...price, name: 'Growth', popular: true, features }];

/** Elements and sections with words: an element that shows all of them, and its props that replace them. */
const elements: Readonly<Record<string, [texts: object, element: ReactElement, props: object]>> = {
  alert: [
    ui.alertTexts,
    <ui.Alert key="" tone="danger" onDismiss={() => {}}>
      Refused
    </ui.Alert>,
    { dismissLabel: 'own' },
  ],
  'plan-cards': [
    ui.planCardsTexts,
    <ui.PlanCards key="" plans={plans} />,
    { popularLabel: 'own', fullPriceLabel: 'own', includedLabel: 'own', excludedLabel: 'own' },
  ],
  prose: [
    ui.proseTexts,
    <ui.ProseHeading key="" id="why">
      Why
    </ui.ProseHeading>,
    { linkLabel: 'own' },
  ],
  'skip-link': [ui.skipLinkTexts, <ui.SkipLink key="" />, { children: 'own' }],
  transcript: [
    ui.transcriptTexts,
    <ui.Transcript key="" call={call} onLineChoose={() => {}} />,
    { texts: { outcome: 'own', playLine: 'own' } },
  ],
};

test('elements show a provider’s texts, or those of their props, and no default ones', () => {
  expect([...withTexts.map(({ name }) => name), ...Object.keys(elements)].sort()).toEqual([...textNames].sort());
  for (const [name, [texts, element, props]] of Object.entries(elements)) {
    const shown = (one: ReactElement) =>
      wordsOf(render(<TextsProvider texts={{ [name]: marked(texts) }}>{one}</TextsProvider>).container);
    const isDefault = (text: string) => leaves(texts).some((one) => pattern(one).test(text));
    const [provided, own] = [shown(element), shown(cloneElement(element, props))];
    expect(provided.filter(isDefault), name).toEqual([]);
    expect(provided.filter((text) => text.includes('⟦')).length, name).toBeGreaterThanOrEqual(leaves(texts).length);
    expect([own.filter(isDefault), own.filter((text) => text.includes('⟦'))], name).toEqual([[], []]);
    expect(own, name).toContain('own');
  }
});
