import { demoPlayerTexts } from '../demo-player';

/** The English texts. */
export const branchingCallTexts = {
  ...demoPlayerTexts,
  /** The heading of the first answers, above the transcript: the `{time}` at which the call would wait for them. */
  begin: 'Be the caller. What do you say at {time}?',
  /** The heading of the answers, while the call waits. */
  question: 'You are the caller. What do you say?',
  /** The label of the play button while the call is held: it continues with the written answer. */
  goOn: 'Go on',
  /** The status while the call waits and goes on by itself, announced. */
  asking: 'Your turn: choose an answer, or the call goes on by itself',
  /** The status while the call is held, announced. */
  held: 'Your turn: choose an answer, or go on',
  /** The label of the button that interrupts the agent. */
  interrupt: 'Interrupt',
  /** Its description while no line can be interrupted. */
  notInterruptible: 'While the agent speaks',
  /** The status while the interruption is spoken. */
  interrupted: 'You interrupt',
  /** The label of the button that returns to the last answer. */
  reconsider: 'Answer differently',
  /** The speaker of lines that the reader has chosen. */
  you: 'You',
  /** The heading of the other ways, below the call. */
  ways: 'Other ways through this call',
  /** The heading of the answers for which the call waits at a `{time}`. */
  answersAt: 'Answers at {time}',
  /** The heading of the interruptions. */
  interruptions: 'Interruptions',
  /** The summary of an interruption: the `{words}` of the caller, and the `{time}` of the line that breaks off. */
  interruption: '{time} “{words}”',
  /** What follows an answer, or an interruption, after which the call continues. */
  next: 'Then',
  /** After an answer or an interruption that leads back into the written call. */
  continues: 'The call goes on as above.',
};

/** The texts of the call: those of its player, and of the answers. */
export type BranchingCallTexts = typeof branchingCallTexts;
