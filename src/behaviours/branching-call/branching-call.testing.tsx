import { flushSync } from 'react-dom';
import type { Testing } from '../../testing/description';
import { press, within } from '../../testing/gestures';
import { speak, voice } from '../../testing/player-gestures';
import { keyOf } from '../../testing/reachable';
import type { BranchingCallProps } from '.';

const script = {
  lines: [
    { speaker: 'Halloway', at: 1, text: 'Who is there?', agent: true },
    { speaker: 'Caller', at: 3, text: 'It is me.' },
    { speaker: 'Halloway', at: 5, text: 'What is wrong?', agent: true },
    { speaker: 'Caller', at: 7, text: 'Nothing at all.' },
  ],
  outcome: { at: 9, text: 'Nothing to do' },
  choices: [
    {
      after: 0,
      answers: [
        {
          label: 'A person, please',
          lines: [{ speaker: 'Caller', at: 0, text: 'A person, please.' }],
          outcome: { at: 2, text: 'Put through' },
        },
        { label: 'Another day', lines: [{ speaker: 'Caller', at: 0, text: 'Another day.' }], until: 2 },
      ],
    },
    {
      after: 2,
      answers: [{ label: 'You decide', lines: [{ speaker: 'Caller', at: 0, text: 'You decide.' }], until: 2 }],
    },
  ],
  interruptions: [
    {
      line: 2,
      lines: [
        { speaker: 'Caller', at: 0, text: 'Wait a moment.' },
        { speaker: 'Halloway', at: 2, text: 'I am listening.', agent: true },
      ],
      until: 4,
    },
  ],
};
const other = { ...script, choices: script.choices.slice(0, 1), interruptions: [] };

const forksOf = ({ choices, interruptions }: typeof script) => ({
  choices: choices.map(({ after, answers }) => ({ after, answers: answers.length })),
  interruptible: interruptions.map(({ line }) => line),
});

/** The time button of the last line with one of these texts. */
function timeOf(root: HTMLElement, ...texts: string[]) {
  const line = [...root.querySelectorAll('[data-part="transcript"] [data-part="line"]')].findLast((one) =>
    texts.includes(one.querySelector('[data-part="speech"]')?.textContent ?? ''),
  );
  return within(line as HTMLElement, 'button');
}

/** The answers of the first choice always stand above the transcript. */
const partOf = (choice: number) => (choice === 0 ? 'beginning' : 'answer');

/** The lines after which the call waits: after an interruption, its last line. */
const asked = [['Who is there?'], ['What is wrong?', 'I am listening.']];

const hasEnded = (answers: readonly unknown[]) => answers[0] === 0;

export const testing: Testing<BranchingCallProps> = {
  props: { label: 'A call', call: script, speak },
  native: '[data-scope="demo-player"]',
  inputs: [forksOf(script)],
  events: {
    // The end of the line before a choice.
    wait: {
      data: [{ choice: 0 }, { choice: 1 }, { choice: 2 }],
      by: 'browser',
      inDocument: ({ choice }, { root }) => {
        // Rendered at once: a repeated line that has ended is where it was before.
        flushSync(() => timeOf(root, ...(asked[choice] ?? [])).click());
        voice.spoken?.onEnd();
      },
      walked: true,
    },
    hold: { gesture: (_, { root }) => ({ do: 'press', at: within(root, '[data-part="play-trigger"]') }) },
    leave: { gesture: (_, { root }) => ({ do: 'press', at: timeOf(root, 'Who is there?') }) },
    answer: {
      data: [
        { choice: 0, answer: 0 },
        { choice: 0, answer: 1 },
        { choice: 1, answer: 0 },
      ],
      gesture: ({ choice, answer }, { root }) => ({
        do: 'press',
        at: within(root, `[data-part="${partOf(choice)}"]:nth-of-type(${answer + 1})`),
      }),
    },
    interrupt: {
      data: [
        { line: 2, word: 0 },
        { line: 1, word: 0 },
      ],
      gesture: ({ line }, { root }) => [
        { do: 'press', at: timeOf(root, script.lines[line]?.text ?? '') },
        { do: 'press', at: within(root, '[data-part="interrupt-trigger"]') },
      ],
      inDocument: ({ line }, { root }) => {
        // Rendered at once: a call that is not playing cannot be interrupted.
        flushSync(() => timeOf(root, script.lines[line]?.text ?? '').click());
        within(root, '[data-part="interrupt-trigger"]').click();
      },
    },
    reconsider: { gesture: press('reconsider') },
    restart: { gesture: press('restart') },
    'script.change': {
      data: [{ forks: forksOf(other) }],
      by: 'product',
      inDocument: (_, { rerender }) => rerender({ call: other }),
      walked: true,
    },
  },
  cannot: ({ context, value }, event) => {
    if (event.type === 'wait') return event.choice > 0 && hasEnded(context.answers);
    if (event.type === 'interrupt') return hasEnded(context.answers);
    // Later answers are offered only while the call waits for them.
    if (event.type === 'answer')
      return event.choice > 0 && !(['asking', 'held'].includes(value) && context.choice === event.choice);
    return (
      event.type === 'script.change' && keyOf(event.forks) === keyOf(forksOf(other)) && context.choices.length === 1
    );
  },
  // An unchanged script sends no event.
  once: ['script.change'],
};
