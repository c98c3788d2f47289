'use client';
import {
  type ComponentProps,
  type ReactNode,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { SnapshotFrom } from 'xstate';
import { Button } from '../../elements/button';
import { type CallLine, type CallTranscript, Transcript, timecode, transcriptTexts } from '../../elements/transcript';
import { type DrawnVoice, drawVoice } from '../../elements/voice/draw';
import { classNames } from '../../theme/class-names';
import { TextRun } from '../../theme/text-run';
import {
  type ChangeDetails,
  type State,
  useControlled,
  useDomEvents,
  useHydrated,
  useMachineActor,
} from '../behaviour';
import { Environment } from '../environment';
import { startPlayback } from '../playback';
import { type PartialTexts, useTexts } from '../texts';
import { LineControl, moveReason, type PlaybackChangeReason } from '../voice-player/line-control';
import { rememberedSound, rememberSound, SOUND_KEY } from '../voice-player/remembered-sound';
import { SoundChoice } from '../voice-player/sound-choice';
import { type Speak, speakAs } from '../voice-player/speak';
import { canSpeak } from '../voice-player/speech';
import { timesOf } from '../voice-player/times';
import { voicePlayerTexts } from '../voice-player/voice-player';
import type { Sound } from '../voice-player/voice-player.machine';
import * as styles from './demo-player.css';
import { type CallPosition, demoPlayerMachine } from './demo-player.machine';
import { readerOf } from './reader';

/** The English texts. */
export const demoPlayerTexts = {
  ...transcriptTexts,
  ...voicePlayerTexts,
  /** The label of the play button before the call is played (SPEC §2). */
  play: 'Play Demo',
  /** The label of the restart button. */
  restart: 'Restart',
  /** The name of the line's slider. */
  line: 'Position in the line',
  /** The status while the call plays, announced. */
  playing: 'Playing',
  /** The status while it is paused. */
  paused: 'Paused',
  /** The status when it has ended. */
  finished: 'Finished',
};

/** The texts of the player, and of the transcript below it. */
export type DemoPlayerTexts = typeof demoPlayerTexts;

/** The props of `DemoPlayer`. */
export interface DemoPlayerProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** The player's name: "A call to a dental practice". */
  label: string;
  /** Another call restarts the player. */
  call: CallTranscript;
  /** The index of the current or next line (controlled). */
  line?: number | undefined;
  /** The initial line. Default: 0. */
  defaultLine?: number | undefined;
  /** Called with the index of the line whenever the reader or the playback changes it. */
  onLineChange?: ((line: number, details: ChangeDetails<PlaybackChangeReason>) => void) | undefined;
  /** Indices of the lines after which the call pauses, for an answer: "Resume" then continues with the next line. */
  waits?: readonly number[] | undefined;
  /** Where a changed `call` continues to play; at the end of a line of `waits` it pauses. Default: it restarts on a press. */
  continueAt?: CallPosition | undefined;
  /** How often a paused call was continued without a press: a changed number continues it. */
  resumed?: number | undefined;
  /**
   * Given while a paused call is about to go on by itself: the play button then reads "Pause", and a press calls this instead
   * of continuing.
   */
  onHold?: (() => void) | undefined;
  /** Called when the reader plays the call from its first line again. */
  onRestart?: (() => void) | undefined;
  /** Called after a commit with another position. */
  onPositionChange?: ((now: DemoPlayerPosition) => void) | undefined;
  /** Called on every state change after the first render, with `playback.playing.speaking voice.available`, for example. */
  onStateChange?: ((state: State<typeof demoPlayerMachine>) => void) | undefined;
  /** The sound until the reader chooses one. Default: "voice". Playback starts only on a press. */
  defaultSound?: Sound | undefined;
  /** The `localStorage` key for the reader's choice of sound. Read once. Default: `SOUND_KEY`, "hw-sound". */
  storageKey?: string | undefined;
  /**
   * What the call writes, beside the transcript. Called with what has been said so far; with undefined before the first playback
   * and at the end, when it is complete.
   */
  children?: ((said: string | undefined) => ReactNode) | undefined;
  /** Stands in the bar in the place of the line that is spoken: a question of the call, for example. */
  prompt?: ReactNode;
  /** Further controls, after the player's own. */
  controls?: ((now: DemoPlayerPosition) => ReactNode) | undefined;
  /**
   * What opens a page with its call, such as a bare `PageHero`: above the line, with what the call writes beside it. In a narrow
   * container that is below the line.
   */
  head?: ReactNode;
  /** Further content above the transcript. */
  opening?: ReactNode;
  /** Further content below the call; with a `head`, beside the transcript. */
  notes?: ReactNode;
  /** Speaks every line instead of the browser's own voice. */
  speak?: Speak | undefined;
  /** Replaces any of `demoPlayerTexts`. */
  texts?: PartialTexts<DemoPlayerTexts> | undefined;
}

/** Where a call is, and what it does there. */
export interface DemoPlayerPosition extends CallPosition {
  /** The state of the player, as `onStateChange` names it. */
  state: ReturnType<typeof flat>;
}

/** Plays a scripted call in the page, line by line. Its transcript can be read without playing and without JavaScript. */
export function DemoPlayer({
  label,
  call,
  line: ownedLine,
  defaultLine,
  waits,
  continueAt,
  resumed,
  onHold,
  onRestart,
  onPositionChange,
  onLineChange,
  onStateChange,
  defaultSound = 'voice',
  storageKey = SOUND_KEY,
  speak,
  children,
  prompt,
  controls,
  head,
  opening,
  notes,
  texts: replaced,
  className,
  ref,
  ...root
}: DemoPlayerProps) {
  const { clock } = useContext(Environment);
  const voices = useMemo(() => call.lines.map(({ text }) => drawVoice(text, { height: 144, unit: 42 })), [call]);
  const lines = voices.map(timesOf);
  const actor = useMachineActor(demoPlayerMachine, {
    input: { lines, waits, line: ownedLine ?? defaultLine, sound: defaultSound },
    propEvents: [
      [
        call,
        continueAt
          ? { type: 'call.continue', lines, waits: waits ?? [], ...continueAt }
          : { type: 'call.change', lines, waits: waits ?? [] },
      ],
      [resumed, { type: 'play' }],
    ],
    onStateChange,
    actions: { remember: (_, sound) => rememberSound(sound, storageKey) },
    actors: {
      reader: readerOf({ voices, speakers: call.lines.map((line) => speak ?? speakAs(mannerOf(line))), clock }),
    },
  });
  const { send } = actor;
  const state = useControlled(actor, {
    value: ownedLine,
    onChange: onLineChange,
    reasons: {
      'line.choose': 'item-press',
      seek: moveReason,
      play: 'trigger-press',
      restart: 'trigger-press',
      'line.end': 'playback',
      delay: 'playback',
    },
    select: ({ context }) => context.line,
    toEvent: (line) => ({ type: 'set', line }),
  });
  useDomEvents(actor, {
    unmountEvent: { type: 'pause' },
    hydrateFromDom: (send) => {
      const sound = rememberedSound(storageKey);
      if (sound) send({ type: 'sound.recall', sound });
      if ((sound ?? defaultSound) === 'voice' && !speak && !canSpeak()) send({ type: 'voice.lack' });
    },
  });
  const texts = useTexts('demo-player', demoPlayerTexts, replaced);
  const hydrated = useHydrated();
  const playback = flat(state.value.playback);
  const { line, word, sound } = state.context;
  const voice = voices[line] ?? silence;
  const at = (lines[line]?.[word] ?? 0) / 1000;
  const isPlaying = playback === 'playing' || playback === 'turning';
  useEffect(() => {
    if (isPlaying) return startPlayback(() => send({ type: 'pause' }));
  }, [isPlaying, send]);
  const section = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => section.current as HTMLElement, []);
  useFollowedLine(section, playback, line, Boolean(head));
  usePositionChange(actor.getSnapshot, onPositionChange);
  const isStarted = playback !== 'ready' && playback !== 'finished';
  const written = children?.(saidIn(call, line, word, playback));
  const record = written && (
    <div className={head ? styles.besideHead : styles.record} data-part="record">
      {written}
    </div>
  );
  const beside = head ? notes : record;
  const hold = playback === 'paused' ? onHold : undefined;
  const toggle = () => {
    if (hold) return hold();
    if (playback === 'finished') onRestart?.();
    send({ type: isPlaying ? 'pause' : 'play' });
  };
  const restart = () => {
    onRestart?.();
    send({ type: 'restart' });
  };
  const act = { ready: texts.play, finished: texts.again, playing: texts.pause, turning: texts.pause }[
    playback as string
  ];
  const isPausable = isPlaying || hold !== undefined;
  const said = { ready: '', finished: texts.finished, playing: texts.playing, turning: texts.playing }[
    playback as string
  ];

  return (
    <section
      {...root}
      ref={section}
      className={classNames(styles.root, className)}
      aria-label={label}
      data-scope="demo-player"
      data-part="root"
      data-state={playback}
    >
      {head && (
        <div className={styles.head} data-part="head">
          {head}
        </div>
      )}
      <div className={styles.row} data-part="stage">
        <LineControl
          voice={voice}
          word={word}
          at={Math.floor(word > 0 ? at : 0)}
          playback={playback}
          isHummed={sound === 'hum'}
          texts={texts}
          onGrab={() => send({ type: 'grab' })}
          onMove={(word, cause) => send({ type: 'seek', word }, cause)}
          onDrop={() => send({ type: 'drop' })}
          onTap={toggle}
        />
      </div>
      {/* At the lower edge of the window, while the call is in it. */}
      <div className={styles.controls} data-part="controls" data-state={playback}>
        <Button
          disabled={!hydrated}
          onClick={toggle}
          data-part="play-trigger"
          data-state={playback}
          className={styles.play}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" data-part="icon" aria-hidden="true" focusable="false">
            <path d={isPausable ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1.5v13L14 8z'} fill="currentColor" />
          </svg>
          {act ?? (hold ? texts.pause : texts.resume)}
        </Button>
        {/* After the play button, which does not move when this one appears. */}
        {playback !== 'ready' && (
          <Button data-part="restart-trigger" className={styles.compact} onClick={restart}>
            {texts.restart}
          </Button>
        )}
        <p className={styles.now} data-part="now" data-state={playback}>
          <output data-part="announcement" className={styles.announcement}>
            {said ?? texts.paused}
          </output>
          <span className={styles.time} data-part="time">
            {`${timecode(secondsIn(call, line, at, playback))} / ${timecode(call.outcome.at)}`}
          </span>
        </p>
        {(prompt || isStarted) && (
          <div className={styles.place} data-part="place">
            {prompt || (
              <p className={styles.spoken} data-part="spoken" aria-hidden="true">
                {call.lines[line]?.text}
              </p>
            )}
          </div>
        )}
        <TextRun>{controls?.({ state: playback, line, word })}</TextRun>
      </div>
      <SoundChoice
        className={styles.sounds}
        sound={sound}
        voice={state.value.voice}
        texts={texts}
        onChoose={(sound) => send({ type: 'sound.choose', sound })}
      />
      {head && record}
      <div className={classNames(styles.body, Boolean(beside) && styles.split)} data-part="body">
        <div className={styles.words} data-part="words">
          <TextRun>{opening}</TextRun>
          <Transcript
            data-part="transcript"
            call={call}
            lit={playback === 'ready' ? undefined : playback === 'finished' ? call.lines.length : line}
            word={word}
            texts={texts}
            disabled={!hydrated}
            onLineChoose={(chosen, event) => send({ type: 'line.choose', line: chosen }, event)}
          />
        </div>
        {head
          ? notes && (
              <div className={styles.beside} data-part="notes">
                {notes}
              </div>
            )
          : record}
      </div>
      {notes && !head && (
        <div className={styles.row} data-part="notes">
          {notes}
        </div>
      )}
    </section>
  );
}

/** For a call without lines. */
const silence: DrawnVoice = drawVoice('', { height: 144, unit: 42 });

/** Two pitches of the browser's voice, to distinguish the speakers. */
const mannerOf = ({ agent }: CallLine) => ({ rate: 1, pitch: agent ? 1.1 : 0.8 });

/** What has been said until a word, that word included; undefined if nothing is played, or everything has been. */
function saidIn({ lines }: CallTranscript, line: number, word: number, playback: ReturnType<typeof flat>) {
  if (playback === 'ready' || playback === 'finished') return undefined;
  const words = lines[line]?.text.match(/\S+/g) ?? [];
  return [...lines.slice(0, line).map(({ text }) => text), words.slice(0, word + 1).join(' ')].join('\n');
}

/** Calls `onChange` after a commit with another position. */
function usePositionChange(
  getSnapshot: () => SnapshotFrom<typeof demoPlayerMachine>,
  onChange: DemoPlayerProps['onPositionChange'],
) {
  const last = useRef<string>(null);
  useLayoutEffect(() => {
    // Not the rendered one: in this commit, a changed call may have moved it.
    const { context, value } = getSnapshot();
    const now: DemoPlayerPosition = { state: flat(value.playback), line: context.line, word: context.word };
    const key = Object.values(now).join(' ');
    if (last.current !== null && last.current !== key) onChange?.(now);
    last.current = key;
  });
}

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Scrolls to the line that is spoken, and to the outcome at the end, unless the reader has scrolled away from the previous one, or
 * sees the call in its head.
 */
function useFollowedLine(
  section: { current: HTMLElement | null },
  playback: ReturnType<typeof flat>,
  line: number,
  hasHead: boolean,
) {
  const followed = useRef<Element>(null);
  const isPlaying = playback === 'playing' || playback === 'turning';
  const isFinished = playback === 'finished';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is rendered as the current one
  useEffect(() => {
    const row = section.current?.querySelector('[data-part="transcript"] [aria-current]');
    const previous = followed.current;
    if (!row || !(isPlaying || (isFinished && previous))) return;
    followed.current = row;
    if (previous ? !isInWindow(previous) : hasHead) return;
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    row.scrollIntoView?.({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
  }, [section, isPlaying, isFinished, line, hasHead]);
}

/** The time of a line in the call, in seconds; with a slow voice at most the start of the next line. */
function secondsIn({ lines, outcome }: CallTranscript, line: number, at: number, playback: ReturnType<typeof flat>) {
  if (playback === 'ready') return 0;
  if (playback === 'finished') return outcome.at;
  return Math.min((lines[line]?.at ?? 0) + at, lines[line + 1]?.at ?? outcome.at);
}

type Playback = SnapshotFrom<typeof demoPlayerMachine>['value']['playback'];

/** The playback state as one word; `turning` is the pause between two lines. */
const flat = (playback: Playback) =>
  typeof playback === 'string' ? playback : playback.playing === 'turning' ? 'turning' : 'playing';
