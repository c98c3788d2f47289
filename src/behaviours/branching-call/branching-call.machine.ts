import { assertEvent, assign, setup } from 'xstate';

/** What the machine knows of a script. */
export interface CallForks {
  /** For each choice the index of the line before it, and the number of its answers. */
  choices: readonly { after: number; answers: number }[];
  /** The indices of the lines that can be interrupted. */
  interruptible: readonly number[];
}

/** The last thing that changed the way through the call. */
export type Turn =
  | { type: 'answer'; choice: number }
  | { type: 'reconsider'; choice: number }
  | { type: 'interrupt'; line: number }
  | { type: 'restart' };

/** The call, and what the reader has answered. */
export interface BranchingCallContext extends CallForks {
  /** For each choice the index of the chosen answer; undefined for the written one. */
  answers: readonly (number | undefined)[];
  /** The lines that break off, each with the index of its last word. */
  brokenOff: readonly { line: number; word: number }[];
  /** The choice that is offered, or was offered last. */
  choice: number;
  /** Tells the player where to continue. */
  turn: Turn | undefined;
  /** How often the call went on by itself: the player continues when it changes. */
  resumed: number;
}

/** D45: how long the call waits for an answer before it goes on as written, in ms. */
export const GO_ON_AFTER_MS = 6_000;

const forget = { answers: [], brokenOff: [] };

const isChanged = ({ answers, brokenOff }: BranchingCallContext) =>
  brokenOff.length > 0 || answers.some((answer) => answer !== undefined);

/**
 * Keeps the caller's way through a scripted call.
 *
 * | state       | wait              | hold | leave     | answer               | interrupt                     | reconsider       | restart               | script.change | after goOnAfter |
 * | ----------- | ----------------- | ---- | --------- | -------------------- | ----------------------------- | ---------------- | --------------------- | ------------- | --------------- |
 * | following   | [isOpen] asking   |      |           | [isAnswer] following | [isInterruptible] interrupted | [hasAnswered] =  | [isChanged] following | following     |                 |
 * | asking      | [isOpen] asking   | held | following | [isAnswer] following |                               |                  | following             | following     | following       |
 * | held        | [isOpen] asking   |      | following | [isAnswer] following |                               |                  | following             | following     |                 |
 * | interrupted | [isOpen] asking   |      | following | [isAnswer] following |                               |                  | following             | following     |                 |
 *
 * The player sends `wait` when the call pauses for an answer, and `leave` when it goes elsewhere: to another line, to the
 * written answer, or past the lines of an interruption. A call that is `asking` goes on by itself with the written answer; one
 * that is `held`, because the reader paused it or moved the focus to an answer, waits. An answer is taken at any time: the call goes to its choice. `reconsider` removes the last answer and what followed it; the player
 * then returns to its choice. `restart` forgets everything. A line breaks off once. Nothing is generated: each answer and
 * each interruption is written in the script, which the machine knows by its numbers.
 */
export const branchingCallMachine = setup({
  types: {
    context: {} as BranchingCallContext,
    events: {} as
      | { type: 'hold' | 'leave' | 'reconsider' | 'restart' }
      | { type: 'wait' /** Index. */; choice: number }
      | { type: 'answer' /** Index. */; choice: number /** Index. */; answer: number }
      | {
          type: 'interrupt' /** Index in the script. */;
          line: number /** The index of the spoken word. */;
          word: number;
        }
      | { type: 'script.change'; forks: CallForks },
    input: {} as CallForks | undefined,
  },
  actions: {
    offer: assign(({ event }) => {
      assertEvent(event, 'wait');
      return { choice: event.choice };
    }),
    take: assign(({ context: { answers, choices }, event }) => {
      assertEvent(event, 'answer');
      const { choice } = event;
      return {
        choice,
        answers: choices.map((_, at) => (at === choice ? event.answer : answers[at])),
        turn: { type: 'answer' as const, choice },
      };
    }),
    breakOff: assign(({ context: { brokenOff }, event }) => {
      assertEvent(event, 'interrupt');
      const { line, word } = event;
      return { brokenOff: [...brokenOff, { line, word }], turn: { type: 'interrupt' as const, line } };
    }),
    takeBack: assign(({ context: { answers, brokenOff, choices } }) => {
      const choice = answers.findLastIndex((answer) => answer !== undefined);
      // `hasAnswered` is its guard.
      const { after } = choices[choice] as CallForks['choices'][number];
      return {
        answers: answers.map((answer, at) => (at === choice ? undefined : answer)),
        brokenOff: brokenOff.filter(({ line }) => line <= after),
        turn: { type: 'reconsider' as const, choice },
      };
    }),
    goOn: assign({ resumed: ({ context }) => context.resumed + 1 }),
    forget: assign({ ...forget, turn: { type: 'restart' } }),
    load: assign(({ event }) => {
      assertEvent(event, 'script.change');
      return { ...event.forks, ...forget, choice: 0, turn: undefined };
    }),
  },
  guards: {
    /** Guard: the question is there, and nobody has answered it. */
    isOpen: ({ context, event }) => {
      assertEvent(event, 'wait');
      return context.choices[event.choice] !== undefined && context.answers[event.choice] === undefined;
    },
    /** Guard: it is one of the written answers of the question. */
    isAnswer: ({ context, event }) => {
      assertEvent(event, 'answer');
      const { choice, answer } = event;
      return Number.isInteger(answer) && answer >= 0 && answer < (context.choices[choice]?.answers ?? 0);
    },
    /** Guard: the line may be interrupted, and was not before. */
    isInterruptible: ({ context, event }) => {
      assertEvent(event, 'interrupt');
      const { line } = event;
      return context.interruptible.includes(line) && !context.brokenOff.some((broken) => broken.line === line);
    },
    /** Guard: a question was answered. */
    hasAnswered: ({ context }) => context.answers.some((answer) => answer !== undefined),
    /** Guard: the call has left its written course. */
    isChanged: ({ context }) => isChanged(context),
  },
  delays: { goOnAfter: GO_ON_AFTER_MS },
}).createMachine({
  id: 'branching-call',
  context: ({ input = { choices: [], interruptible: [] } }) => ({
    ...input,
    ...forget,
    choice: 0,
    turn: undefined,
    resumed: 0,
  }),
  initial: 'following',
  on: { 'script.change': { target: '.following', actions: 'load' } },
  states: {
    following: {
      on: {
        wait: { guard: 'isOpen', target: 'asking', actions: 'offer' },
        answer: { guard: 'isAnswer', target: 'following', actions: 'take' },
        interrupt: { guard: 'isInterruptible', target: 'interrupted', actions: 'breakOff' },
        reconsider: { guard: 'hasAnswered', actions: 'takeBack' },
        restart: { guard: 'isChanged', target: 'following', actions: 'forget' },
      },
    },
    asking: {
      on: {
        // Another choice has its own time.
        wait: { guard: 'isOpen', target: 'asking', actions: 'offer', reenter: true },
        hold: 'held',
        leave: 'following',
        answer: { guard: 'isAnswer', target: 'following', actions: 'take' },
        restart: { target: 'following', actions: 'forget' },
      },
      after: { goOnAfter: { target: 'following', actions: 'goOn' } },
    },
    held: {
      on: {
        wait: { guard: 'isOpen', target: 'asking', actions: 'offer' },
        leave: 'following',
        answer: { guard: 'isAnswer', target: 'following', actions: 'take' },
        restart: { target: 'following', actions: 'forget' },
      },
    },
    interrupted: {
      on: {
        wait: { guard: 'isOpen', target: 'asking', actions: 'offer' },
        leave: 'following',
        answer: { guard: 'isAnswer', target: 'following', actions: 'take' },
        restart: { target: 'following', actions: 'forget' },
      },
    },
  },
});
