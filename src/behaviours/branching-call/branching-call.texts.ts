import { type DemoPlayerTexts, demoPlayerTexts } from '../demo-player';

/** The texts of the call: those of its player, and of the answers. */
export interface BranchingCallTexts extends DemoPlayerTexts {
  /** The heading of the first answers, above the transcript: the `{time}` at which the call would wait for them. */
  begin: string;
  /** The heading of the answers, while the call waits. */
  question: string;
  /** The label of the play button while the call is held: it continues with the written answer. */
  goOn: string;
  /** The status while the call waits and goes on by itself, announced. */
  asking: string;
  /** The status while the call is held, announced. */
  held: string;
  /** The label of the button that interrupts the agent. */
  interrupt: string;
  /** Its description while no line can be interrupted. */
  notInterruptible: string;
  /** The status while the interruption is spoken. */
  interrupted: string;
  /** The label of the button that returns to the last answer. */
  reconsider: string;
  /** The speaker of lines that the reader has chosen. */
  you: string;
  /** The heading of the other ways, below the call. */
  ways: string;
  /** The heading of the answers for which the call waits at a `{time}`. */
  answersAt: string;
  /** The heading of the interruptions. */
  interruptions: string;
  /** The summary of an interruption: the `{words}` of the caller, and the `{time}` of the line that breaks off. */
  interruption: string;
  /** What follows an answer, or an interruption, after which the call continues. */
  next: string;
  /** After an answer or an interruption that leads back into the written call. */
  continues: string;
}

/** The English texts. */
export const branchingCallTexts: BranchingCallTexts = {
  ...demoPlayerTexts,
  begin: 'Be the caller. What do you say at {time}?',
  question: 'You are the caller. What do you say?',
  goOn: 'Go on',
  asking: 'Your turn: choose an answer, or the call goes on by itself',
  held: 'Your turn: choose an answer, or go on',
  interrupt: 'Interrupt',
  notInterruptible: 'While the agent speaks',
  interrupted: 'You interrupt',
  reconsider: 'Answer differently',
  you: 'You',
  ways: 'Other ways through this call',
  answersAt: 'Answers at {time}',
  interruptions: 'Interruptions',
  interruption: '{time} “{words}”',
  next: 'Then',
  continues: 'The call goes on as above.',
};
