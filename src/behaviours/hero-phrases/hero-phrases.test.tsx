import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { motion } from '../../testing/motion';
import { hydrate } from '../../testing/server-html';
import { BehaviourProvider } from '../behaviour-provider';
import { startPlayback } from '../playback';
import { HeroPhrases, type HeroPhrasesProps } from '.';

const phrases = ['Voice AI', 'Built for Business', 'Designed for Scale'];
const sentence = 'Halloway. Voice AI, Built for Business, Designed for Scale';

const Hero = (props: Partial<HeroPhrasesProps>) => (
  <HeroPhrases phrases={phrases} {...props}>
    {({ phrases, control }) => (
      <>
        <h1>Halloway. {phrases}</h1>
        {control}
      </>
    )}
  </HeroPhrases>
);

/** What the browser says of the phrases: whether they are in the viewport. */
let onScreen = (_: boolean) => {};
function Observer(changed: (entries: { isIntersecting: boolean }[]) => void) {
  onScreen = (isIntersecting) => changed([{ isIntersecting }]);
  return { observe() {}, disconnect() {} };
}

beforeEach(() => {
  motion.matches = false;
  vi.stubGlobal('matchMedia', () => motion);
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

function start(props: Partial<HeroPhrasesProps> = {}) {
  const clock = new SimulatedClock();
  const page = render(<Hero {...props} />, {
    wrapper: ({ children }) => <BehaviourProvider clock={clock}>{children}</BehaviourProvider>,
  });
  return { ...page, wait: (ms: number) => act(() => clock.increment(ms)) };
}

const prefer = (reduced: boolean) => {
  motion.matches = reduced;
  act(() => void motion.dispatchEvent(new Event('change')));
};
const heading = () => screen.getByRole('heading', { level: 1 });
/** Each phrase's state, in order. */
const states = () => [...heading().querySelectorAll('[data-part="phrase"]')].map((it) => it.getAttribute('data-state'));
const toggle = () => screen.getByRole('button');

test('hydrates the same HTML with and without reduced motion', async () => {
  motion.matches = true;
  await hydrate(<Hero />);
  expect(states()).toEqual(['shown', 'shown', 'shown']);
});

test('is always the same sentence for screen readers', () => {
  const { wait } = start();
  for (const ms of [0, 500, 1500, 500, 1500]) {
    wait(ms);
    expect(heading()).toHaveTextContent(sentence);
    expect(heading().querySelector('[aria-hidden], [hidden]')).toBeNull();
  }
});

describe('visually', () => {
  test('stacks the phrases when the reader prefers reduced motion, and moves again when not', () => {
    const { wait } = start();
    wait(500);
    prefer(true);
    expect(states()).toEqual(['shown', 'shown', 'shown']);
    expect(screen.queryByRole('button')).toBeNull();
    prefer(false);
    expect(states()).toEqual(['hidden', 'shown', 'hidden']);
    expect(toggle()).toBeVisible();
  });

  test('waits outside the viewport and in a hidden tab', () => {
    const { wait } = start();
    act(() => onScreen(false));
    wait(60_000);
    expect(states()).toEqual(['shown', 'hidden', 'leaving']);
    act(() => onScreen(true));
    wait(500);
    expect(states()).toEqual(['leaving', 'entering', 'hidden']);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(60_000);
    expect(states()).toEqual(['leaving', 'shown', 'hidden']);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(states()).toEqual(['hidden', 'shown', 'hidden']);
    hidden.mockRestore();
  });
});

test('has a control that pauses and plays with the keyboard, and is named after the next action', async () => {
  const { wait } = start();
  await userEvent.tab();
  expect(toggle()).toHaveFocus();
  expect(toggle()).toHaveAccessibleName('Pause the changing phrases');
  await userEvent.keyboard('{Enter}');
  expect(toggle()).toHaveAccessibleName('Play the changing phrases');
  wait(60_000);
  expect(states()).toEqual(['shown', 'hidden', 'leaving']);
  await userEvent.keyboard(' ');
  wait(500);
  expect(states()).toEqual(['leaving', 'entering', 'hidden']);
});

test('continues with other phrases that replace the current ones', () => {
  const { rerender, wait } = start();
  for (const ms of [500, 1500]) wait(ms);
  rerender(<Hero phrases={['Sprach-KI', 'Für Unternehmen', 'Für jede Größe', 'Und mehr']} />);
  expect(heading()).toHaveTextContent('Halloway. Sprach-KI, Für Unternehmen, Für jede Größe, Und mehr');
  expect(states()).toEqual(['hidden', 'shown', 'hidden', 'hidden']);
  wait(500);
  expect(states()).toEqual(['hidden', 'leaving', 'entering', 'hidden']);
});

test('moves without `matchMedia` and `IntersectionObserver`', () => {
  vi.stubGlobal('matchMedia', undefined);
  vi.stubGlobal('IntersectionObserver', undefined);
  const { wait } = start();
  wait(500);
  expect(states()).toEqual(['leaving', 'entering', 'hidden']);
});

test('rest while a player of the page plays, and go on when it ends', () => {
  const onStateChange = vi.fn();
  start({ onStateChange });
  let end = () => {};
  act(() => {
    end = startPlayback(() => {});
  });
  expect(onStateChange).toHaveBeenLastCalledWith('unseen');
  act(() => end());
  expect(onStateChange).toHaveBeenLastCalledWith('showing');
});
