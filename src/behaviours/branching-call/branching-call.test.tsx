import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { speak, voice } from '../../testing/player-gestures';
import { serverHtml } from '../../testing/server-html';
import { BehaviourProvider } from '../behaviour-provider';
import { TURN_PAUSE_MS } from '../demo-player/demo-player.machine';
import { BranchingCall, type CallScript } from '.';
import { GO_ON_AFTER_MS } from './branching-call.machine';

const agent = (at: number, text: string) => ({ speaker: 'Halloway', at, agent: true, text });
const caller = (at: number, text: string) => ({ speaker: 'Caller', at, text });
const call: CallScript = {
  lines: [
    agent(1, 'Northline Dental, this is the AI agent.'),
    caller(5, 'I chipped a tooth.'),
    agent(9, 'Thursday at ten is free.'),
    caller(17, 'Thursday works.'),
  ],
  outcome: { at: 20, text: 'Booked · Thu 10:00' },
  choices: [
    {
      after: 2,
      answers: [
        {
          label: 'A person, please',
          lines: [caller(0, 'Could I talk to a person?'), agent(2, 'I’m putting you through.')],
          outcome: { at: 5, text: 'Put through' },
        },
        { label: 'Should I take something for it?', lines: [caller(0, 'Should I take something?')], until: 3 },
      ],
    },
  ],
  interruptions: [
    { line: 2, lines: [caller(0, 'In the morning!'), agent(2, 'At ten. Is that early enough?')], until: 5 },
  ],
};

const demo = (
  <BranchingCall label="A call" call={call} speak={speak}>
    {(said, { outcome }) => `${outcome.text}: ${said ?? 'complete'}`}
  </BranchingCall>
);
const button = (name: string) => screen.getByRole('button', { name });
const answers = () => screen.queryByRole('group', { name: 'You are the caller. What do you say?' });
const beginnings = () => within(screen.getByRole('group', { name: 'Be the caller. What do you say at 00:17?' }));
const answer = (name: string) => within(answers() as HTMLElement).getByRole('button', { name });
const current = () => document.querySelector('[aria-current="true"]');
const status = () => document.querySelector('[data-part="announcement"]');
const written = () => document.querySelector('[data-part="record"]')?.textContent;
const transcript = () =>
  [...document.querySelectorAll('[data-part="transcript"] [data-part="line"]')].map(
    (line) => `${line.children[1]?.textContent}: ${line.children[2]?.textContent}`,
  );
const endLine = () => act(() => voice.spoken?.onEnd());
/** A call that waits for an answer: the line before the choice was played to its end. */
async function atChoice(clock = new SimulatedClock(), ui = demo) {
  const page = render(ui, {
    wrapper: ({ children }) => <BehaviourProvider clock={clock}>{children}</BehaviourProvider>,
  });
  await userEvent.click(button('Play the line at 00:09'));
  endLine();
  return page;
}

beforeEach(() => {
  voice.spoken = undefined;
});

test('shows the call as written before JavaScript, and every other way in a native disclosure', () => {
  const html = serverHtml(demo);
  expect([...html.querySelectorAll('[data-part="transcript"] [data-part="line"]')]).toHaveLength(4);
  expect(html).toHaveTextContent('Booked · Thu 10:00: complete');
  expect([...html.querySelectorAll('details details')].map(({ textContent }) => textContent)).toEqual([
    'A person, please00:17CallerCould I talk to a person?00:19HallowayI’m putting you through.00:22OutcomePut through',
    'Should I take something for it?00:17CallerShould I take something?00:17ThenThe call goes on as above.',
    '00:09 “In the morning!”00:09HallowayThursday at ten—00:13CallerIn the morning!00:15HallowayAt ten. Is that early enough?00:15ThenThe call goes on as above.',
  ]);
});

describe('at a choice', () => {
  test('another answer leads to another end and another record, and can be taken back', async () => {
    await atChoice();
    await userEvent.click(answer('A person, please'));
    expect(answers()).toBeNull();
    expect(current()).toHaveTextContent('YouCould I talk to a person?');
    expect(transcript().slice(2)).toEqual([
      'Halloway: Thursday at ten is free.',
      'You: Could I talk to a person?',
      'Halloway: I’m putting you through.',
    ]);
    expect(written()).toMatch(/^Put through: Northline Dental/);
    await userEvent.click(button('Answer differently'));
    expect(answers()).not.toBeNull();
    expect(transcript()).toHaveLength(4);
    expect(current()).toHaveTextContent('Thursday at ten is free.');
    expect(voice.spoken).toBeUndefined();
    expect(button('Pause')).toHaveFocus();
  });

  test('without an answer the call goes on as written after 6 s, and asks again when it comes back', async () => {
    const clock = new SimulatedClock();
    await atChoice(clock);
    expect(status()).toHaveTextContent('Your turn: choose an answer, or the call goes on by itself');
    act(() => clock.increment(GO_ON_AFTER_MS));
    expect(answers()).toBeNull();
    expect(current()).toHaveTextContent('CallerThursday works.');
    await userEvent.click(button('Play the line at 00:09'));
    endLine();
    expect(answers()).not.toBeNull();
  });

  test.each([
    ['a press on “Pause”', () => userEvent.click(button('Pause'))],
    ['a focus on an answer', () => act(() => answer('A person, please').focus())],
  ])('%s holds the call for as long as the reader wants', async (_, hold) => {
    const clock = new SimulatedClock();
    await atChoice(clock);
    await hold();
    act(() => clock.increment(10 * GO_ON_AFTER_MS));
    expect(answers()).not.toBeNull();
    expect(status()).toHaveTextContent('Your turn: choose an answer, or go on');
    expect(button('Go on')).toBeEnabled();
  });

  test('a call that does not go on by itself waits', async () => {
    const clock = new SimulatedClock();
    await atChoice(clock, <BranchingCall label="A call" call={call} speak={speak} goesOn={false} />);
    act(() => clock.increment(GO_ON_AFTER_MS));
    expect(answers()).not.toBeNull();
    expect(button('Go on')).toBeEnabled();
  });

  test('“Go on” continues with the written answer', async () => {
    await atChoice();
    await userEvent.click(button('Pause'));
    await userEvent.click(button('Go on'));
    expect(answers()).toBeNull();
    expect(current()).toHaveTextContent('CallerThursday works.');
    expect(button('Pause')).toHaveFocus();
  });
});

describe('before it is played', () => {
  test('a first answer can be given: the call begins with it', async () => {
    render(demo);
    await userEvent.click(beginnings().getByRole('button', { name: 'A person, please' }));
    expect(current()).toHaveTextContent('YouCould I talk to a person?');
    expect(button('Pause')).toBeEnabled();
    expect(beginnings().getByRole('button', { name: 'A person, please', pressed: true })).toHaveFocus();
    await userEvent.click(beginnings().getByRole('button', { name: 'Should I take something for it?' }));
    expect(current()).toHaveTextContent('YouShould I take something?');
    expect(transcript().at(-1)).toBe('Caller: Thursday works.');
  });

  test('a call without choices offers none', () => {
    render(<BranchingCall label="A call" call={{ ...call, choices: [] }} speak={speak} />);
    expect(screen.queryByRole('group', { name: /caller/ })).toBeNull();
  });
});

describe('an interruption', () => {
  test('breaks the line off at the spoken word; the agent answers, and the call waits', async () => {
    render(demo);
    await userEvent.click(button('Play the line at 00:09'));
    act(() => voice.spoken?.onStart());
    act(() => voice.spoken?.onWord(2));
    await userEvent.click(button('Interrupt'));
    expect(transcript().slice(2, 5)).toEqual([
      'Halloway: Thursday at ten—',
      'You: In the morning!',
      'Halloway: At ten. Is that early enough?',
    ]);
    expect(current()).toHaveTextContent('In the morning!');
    expect(status()).toHaveTextContent('You interrupt');
    expect(button('Interrupt')).toHaveFocus();
    await userEvent.click(button('Play the line at 00:15'));
    endLine();
    expect(answers()).not.toBeNull();
  });

  test('is possible only while such a line is spoken, and once', async () => {
    render(demo);
    await userEvent.click(button('Play the line at 00:05'));
    const interrupt = document.querySelector('[data-part="interrupt-trigger"]') as HTMLElement;
    expect(interrupt).toHaveAttribute('aria-disabled', 'true');
    act(() => interrupt.click());
    expect(transcript()).toHaveLength(4);
    await userEvent.click(button('Play the line at 00:09'));
    expect(interrupt).not.toHaveAttribute('aria-disabled');
    await userEvent.click(interrupt);
    expect(transcript()).toHaveLength(6);
    expect(interrupt).toHaveAccessibleDescription('While the agent speaks');
    await userEvent.click(button('Play the line at 00:09'));
    expect(interrupt).toHaveAttribute('aria-disabled', 'true');
  });
});

test('plays a finished call as it is written', async () => {
  const clock = new SimulatedClock();
  await atChoice(clock);
  await userEvent.click(answer('A person, please'));
  await userEvent.click(button('Play the line at 00:19'));
  endLine();
  act(() => clock.increment(TURN_PAUSE_MS));
  await userEvent.click(button('Play again'));
  expect(transcript()).toHaveLength(4);
  expect(current()).toHaveTextContent('Northline Dental');
});

test('does not play another script by itself after a restart', async () => {
  const { rerender } = await atChoice();
  await userEvent.click(answer('A person, please'));
  await userEvent.click(button('Restart'));
  const lines = call.lines.map((line) => ({ ...line, text: `${line.text} Again.` }));
  rerender(<BranchingCall label="A call" call={{ ...call, lines }} speak={speak} />);
  expect(button('Play Demo')).toBeEnabled();
  expect(voice.spoken).toBeUndefined();
});
