'use client';
import { type ReactNode, type Ref, useLayoutEffect, useMemo, useState } from 'react';
import { Button } from '../../elements/button';
import { Transcript, timecode } from '../../elements/transcript';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import { keysOf } from '../../theme/keys';
import { type State, useHydrated, useMachineActor } from '../behaviour';
import { DemoPlayer, type DemoPlayerPosition, type DemoPlayerProps, type DemoPlayerTexts } from '../demo-player';
import { type PartialTexts, useTexts } from '../texts';
import * as styles from './branching-call.css';
import { branchingCallMachine, type CallForks, type Turn } from './branching-call.machine';
import { type BranchingCallTexts, branchingCallTexts } from './branching-call.texts';
import { type CallScript, type WayThrough, wayThrough, wordsIn } from './script';

/** The props of `BranchingCall`. */
export interface BranchingCallProps
  extends Omit<
    DemoPlayerProps,
    | 'call'
    | 'line'
    | 'defaultLine'
    | 'waits'
    | 'continueAt'
    | 'onHold'
    | 'resumed'
    | 'onRestart'
    | 'onPositionChange'
    | 'onLineChange'
    | 'prompt'
    | 'controls'
    | 'notes'
    | 'children'
    | 'texts'
    | 'onStateChange'
    | 'ref'
  > {
  /** The call as written, its answers and its interruptions. Another script restarts the player. */
  call: CallScript;
  /**
   * What the call writes, beside the transcript. Called with what has been said so far, or undefined for the whole call, and
   * with the call along the reader's way.
   */
  children?: ((said: string | undefined, way: WayThrough) => ReactNode) | undefined;
  /** Whether the call goes on by itself when no answer is given within 6 s. Default: true. */
  goesOn?: boolean | undefined;
  /** Called on every state change after the first render: `following`, `asking`, `held` or `interrupted`. */
  onStateChange?: ((state: State<typeof branchingCallMachine>) => void) | undefined;
  /** Replaces any of `branchingCallTexts`. */
  texts?: PartialTexts<BranchingCallTexts> | undefined;
  /** The ref of the player's element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Plays a scripted call in which the reader is the caller: at its choices the call asks for one of the written answers, and
 * goes on as written after 6 s; the agent can be interrupted. Without JavaScript the call and its other ways can be read.
 */
export function BranchingCall({
  call: script,
  children,
  goesOn = true,
  opening,
  onStateChange,
  texts: replaced,
  className,
  ref,
  ...player
}: BranchingCallProps) {
  const forks = forksOf(script);
  const actor = useMachineActor(branchingCallMachine, {
    input: forks,
    propEvents: [[script, { type: 'script.change', forks }]],
    onStateChange,
  });
  const { send, snapshot } = actor;
  const { answers, brokenOff, choice, turn } = snapshot.context;
  const texts = useTexts('branching-call', branchingCallTexts, replaced);
  const way = useMemo(
    () => spokenByYou(wayThrough(script, { answers, brokenOff }), script, texts.you),
    [script, answers, brokenOff, texts.you],
  );
  const [taken, setTaken] = useState(turn);
  useLayoutEffect(() => {
    setTaken(turn);
  }, [turn]);
  const isTimed = snapshot.matches('asking');
  const isAsking = isTimed || snapshot.matches('held');
  const isInterrupted = snapshot.matches('interrupted');

  const follow = (now: DemoPlayerPosition) => {
    const { value, context } = actor.getSnapshot();
    const through = wayThrough(script, context);
    const waits = through.waits.find(({ line }) => line === now.line);
    const isAtEnd = now.word >= wordsIn(through.lines[now.line]?.text ?? '').length;
    if (waits && now.state === 'paused' && isAtEnd) {
      send({ type: 'wait', choice: waits.choice });
      if (!goesOn) send({ type: 'hold' });
    } else if (value === 'asking' || value === 'held') send({ type: 'leave' });
    else if (value === 'interrupted' && !('interruption' in (through.origins[now.line] ?? {}))) send({ type: 'leave' });
  };

  /** The index in the script of the spoken line, if it can be interrupted. */
  const interruptible = ({ state, line }: DemoPlayerPosition) => {
    const origin = way.origins[line];
    const written = origin && 'written' in origin ? origin.written : -1;
    const canBreakOff =
      snapshot.matches('following') &&
      state === 'playing' &&
      forks.interruptible.includes(written) &&
      !brokenOff.some((one) => one.line === written);
    return canBreakOff ? written : undefined;
  };

  const controls = (now: DemoPlayerPosition) => (
    <>
      {forks.interruptible.length > 0 && (
        <Interrupt
          text={texts.interrupt}
          disabled={interruptible(now) === undefined}
          reason={now.state !== 'ready' && interruptible(now) === undefined && texts.notInterruptible}
          onPress={() => {
            const line = interruptible(now);
            if (line !== undefined) send({ type: 'interrupt', line, word: now.word });
          }}
        />
      )}
      {snapshot.can({ type: 'reconsider' }) && (
        <Button
          data-part="reconsider-trigger"
          className={styles.compact}
          onClick={({ currentTarget }) => {
            focusPlay(currentTarget);
            send({ type: 'reconsider' });
          }}
        >
          {texts.reconsider}
        </Button>
      )}
    </>
  );

  return (
    <div
      ref={ref}
      className={classNames(styles.root, className)}
      data-scope="branching-call"
      data-part="root"
      data-state={snapshot.value}
    >
      <DemoPlayer
        {...player}
        call={way}
        waits={way.waits.map(({ line }) => line)}
        // Once for each turn: another script does not play by itself.
        continueAt={turn && turn !== taken ? placeOf(way, script, turn) : undefined}
        onPositionChange={follow}
        resumed={snapshot.context.resumed}
        onHold={isTimed ? () => send({ type: 'hold' }) : undefined}
        onRestart={() => send({ type: 'restart' })}
        prompt={
          isAsking && (
            <Answers
              labels={labelsOf(script, choice)}
              title={texts.question}
              isTimed={isTimed}
              onHold={() => send({ type: 'hold' })}
              onAnswer={(answer, button) => {
                focusPlay(button);
                send({ type: 'answer', choice, answer });
              }}
            />
          )
        }
        controls={controls}
        opening={
          <>
            {opening}
            {script.choices.length > 0 && (
              <Beginnings
                title={fillText(texts.begin, { time: timecode(momentOf(script)) })}
                labels={labelsOf(script, 0)}
                chosen={answers[0]}
                onAnswer={(answer) => send({ type: 'answer', choice: 0, answer })}
              />
            )}
          </>
        }
        notes={<Ways script={script} texts={texts} isBeside={Boolean(player.head)} />}
        texts={{
          ...ofPlayer(texts),
          ...(isAsking && { resume: texts.goOn, paused: isTimed ? texts.asking : texts.held }),
          ...(isInterrupted && { playing: texts.interrupted }),
        }}
      >
        {children && ((said) => children(said, way))}
      </DemoPlayer>
    </div>
  );
}

/** Only the texts of the player, which warns of others. */
function ofPlayer({
  begin,
  question,
  goOn,
  asking,
  held,
  interrupt,
  notInterruptible,
  interrupted,
  reconsider,
  you,
  ways,
  answersAt,
  interruptions,
  interruption,
  next,
  continues,
  ...texts
}: BranchingCallTexts): DemoPlayerTexts {
  return texts;
}

interface InterruptProps {
  text: string;
  disabled: boolean;
  /** Why it is disabled. */
  reason: string | false;
  onPress: () => void;
}

/** Shown while a line can be interrupted, and for as long as it has the focus, which it never loses. */
function Interrupt({ text, disabled, reason, onPress }: InterruptProps) {
  const hydrated = useHydrated();
  return (
    <Button
      data-part="interrupt-trigger"
      className={styles.interrupt}
      disabled={!hydrated}
      {...(disabled && { 'aria-disabled': true })}
      // Before playback the button is hidden.
      {...(reason && { title: reason })}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}

/** Moves the focus to the play button from a button that is about to be removed. */
const focusPlay = (button: Element) =>
  button.closest('[data-scope="demo-player"]')?.querySelector<HTMLElement>('[data-part="play-trigger"]')?.focus();

interface AnswersProps {
  title: string;
  labels: readonly string[];
  /** Whether the call goes on by itself. */
  isTimed: boolean;
  onHold: () => void;
  onAnswer: (answer: number, button: Element) => void;
}

/** The answers, while the call waits. One that has the focus is never taken away. */
function Answers({ title, labels, isTimed, onHold, onAnswer }: AnswersProps) {
  const keys = keysOf(labels);
  return (
    <fieldset data-part="answers" className={styles.answers} onFocus={isTimed ? onHold : undefined}>
      <legend data-part="question" className={styles.question}>
        {title}
      </legend>
      <div data-part="choices" className={styles.choices}>
        {labels.map((label, at) => (
          <Button
            key={keys[at]}
            data-part="answer"
            className={styles.answer}
            onClick={({ currentTarget }) => onAnswer(at, currentTarget)}
          >
            {label}
          </Button>
        ))}
      </div>
      {isTimed && <span data-part="time-left" className={styles.timeLeft} aria-hidden="true" />}
    </fieldset>
  );
}

interface BeginningsProps extends Pick<AnswersProps, 'title' | 'labels'> {
  chosen: number | undefined;
  onAnswer: (answer: number) => void;
}

/** The answers of the first choice, at any time: a press plays the call from there. */
function Beginnings({ title, labels, chosen, onAnswer }: BeginningsProps) {
  const hydrated = useHydrated();
  const keys = keysOf(labels);
  return (
    <fieldset data-part="beginnings" className={styles.beginnings}>
      <legend data-part="question" className={styles.question}>
        {title}
      </legend>
      <div data-part="choices" className={styles.choices}>
        {labels.map((label, at) => (
          <Button
            key={keys[at]}
            data-part="beginning"
            className={styles.answer}
            disabled={!hydrated}
            aria-pressed={at === chosen}
            onClick={() => onAnswer(at)}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

const labelsOf = ({ choices }: CallScript, choice: number) => choices[choice]?.answers.map(({ label }) => label) ?? [];

/** When the caller gives the first answer. */
const momentOf = ({ choices: [first], lines, outcome }: CallScript) => (lines[(first?.after ?? 0) + 1] ?? outcome).at;

/** What else the caller may say, and what follows: for each choice, and for the interruptions. */
function Ways({ script, texts, isBeside }: { script: CallScript; texts: BranchingCallTexts; isBeside: boolean }) {
  const { choices, interruptions = [] } = script;
  const answered = choices.map(({ answers }, choice) => {
    const ways = answers.map(({ label }, answer) => {
      const chosen = choices.map((_, at) => (at === choice ? answer : undefined));
      const way = wayThrough(script, { answers: chosen, brokenOff: [] });
      return { ...partOf(way, (origin) => 'choice' in origin), summary: label };
    });
    return { title: fillText(texts.answersAt, { time: timecode(ways[0]?.lines[0]?.at ?? 0) }), ways };
  });
  const interrupted = interruptions.map(({ line, lines: [first] }) => {
    const word = Math.floor(wordsIn(script.lines[line]?.text ?? '').length / 2);
    const way = wayThrough(script, { answers: [], brokenOff: [{ line, word }] });
    const part = partOf(way, (origin, at) => 'interruption' in origin || 'interruption' in (way.origins[at + 1] ?? {}));
    const time = timecode(part.lines[0]?.at ?? 0);
    return { ...part, summary: fillText(texts.interruption, { words: first?.text ?? '', time }) };
  });
  const groups = [...answered, { title: texts.interruptions, ways: interrupted }]
    .filter(({ ways }) => ways.length > 0)
    .map((group) => ({ ...group, keys: keysOf(group.ways.map(({ summary }) => summary)) }));
  if (groups.length === 0) return null;
  const groupKeys = keysOf(groups.map(({ title }) => title));
  const details = (
    <details data-part="ways" className={isBeside ? styles.besideWays : undefined}>
      <summary data-part="ways-title" className={styles.title}>
        {texts.ways}
      </summary>
      <div data-part="ways-groups" className={styles.ways}>
        {groups.map(({ title, keys, ways }, group) => (
          <div key={groupKeys[group]} data-part="ways-group">
            <p data-part="group-title" className={styles.groupTitle}>
              {title}
            </p>
            {ways.map(({ summary, lines, outcome }, way) => (
              <details key={keys[way]} data-part="way" className={styles.way}>
                <summary data-part="summary" className={styles.summary}>
                  {summary}
                </summary>
                <Transcript
                  call={{ lines, outcome: outcome ?? { at: lines.at(-1)?.at ?? 0, text: texts.continues } }}
                  texts={{ outcome: outcome ? texts.outcome : texts.next }}
                />
              </details>
            ))}
          </div>
        ))}
      </div>
    </details>
  );
  if (!isBeside) return details;
  return (
    <>
      <p data-part="ways-heading" className={styles.besideHeading}>
        {texts.ways}
      </p>
      {details}
    </>
  );
}

/** The lines of a way that are not those of the script, and the outcome if they lead to another one. */
function partOf(way: WayThrough, isPart: (origin: WayThrough['origins'][number], at: number) => boolean) {
  const isLast = way.origins.at(-1);
  const lines = way.lines.filter((_, at) => isPart(way.origins[at] ?? { written: at }, at));
  return { lines, outcome: isLast && 'choice' in isLast ? way.outcome : undefined };
}

const forksOf = ({ choices, interruptions = [] }: CallScript): CallForks => ({
  choices: choices.map(({ after, answers }) => ({ after, answers: answers.length })),
  interruptible: interruptions.map(({ line }) => line),
});

/** Names the reader as the speaker of the lines that the caller has in an answer or an interruption. */
function spokenByYou(way: WayThrough, script: CallScript, you: string): WayThrough {
  const lines = way.lines.map((line, at) => {
    const origin = way.origins[at] ?? { written: at };
    const caller = callerIn(script, origin);
    return line.speaker === caller ? { ...line, speaker: you } : line;
  });
  return { ...way, lines };
}

/** The caller of an answer or an interruption, who has its first line. */
function callerIn({ choices, interruptions = [] }: CallScript, origin: WayThrough['origins'][number]) {
  if ('choice' in origin) return choices[origin.choice]?.answers[0]?.lines[0]?.speaker;
  return 'interruption' in origin ? interruptions[origin.interruption]?.lines[0]?.speaker : undefined;
}

/** Where the player continues after a turn. */
function placeOf({ lines, origins, waits }: WayThrough, { interruptions = [] }: CallScript, turn: Turn) {
  if (turn.type === 'restart') return { line: 0, word: 0 };
  if (turn.type === 'reconsider') {
    const line = waits.find(({ choice }) => choice === turn.choice)?.line ?? 0;
    return { line, word: wordsIn(lines[line]?.text ?? '').length };
  }
  const line = origins.findIndex((origin) =>
    turn.type === 'answer'
      ? 'choice' in origin && origin.choice === turn.choice
      : 'interruption' in origin && interruptions[origin.interruption]?.line === turn.line,
  );
  return { line, word: 0 };
}
