'use client';
import type { ComponentProps } from 'react';
import { fromCallback, type SnapshotFrom } from 'xstate';
import { Button } from '../../elements/button';
import {
  type Call,
  type CallLine,
  Transcript,
  type TranscriptTexts,
  timecode,
  transcriptTexts,
} from '../../elements/transcript';
import { classNames } from '../../theme/class-names';
import { useBehaviour, useHydrated } from '../behaviour';
import { type PartialTexts, useTexts } from '../texts';
import { canSpeak, say } from '../voice-player/speech';
import * as styles from './demo-player.css';
import { demoPlayerMachine, type Utterance } from './demo-player.machine';

/** What the player's own parts are called, and the words of the transcript below it. */
export interface DemoPlayerTexts extends TranscriptTexts {
  /** On the button of a call that waits or has ended (SPEC §2). */
  play: string;
  /** On the same button, of a call that is playing. */
  pause: string;
  /** And of one that is paused. */
  resume: string;
  /** On the button that plays the call from its first line. */
  restart: string;
  /** On the button that turns the voice on and off. */
  sound: string;
  /** What the player says of itself, to those who see it and those who hear it, while the call plays. */
  playing: string;
  /** While it is paused. */
  paused: string;
  /** When it has ended. */
  finished: string;
}

/** The texts in English. */
export const demoPlayerTexts: DemoPlayerTexts = {
  ...transcriptTexts,
  play: 'Play Demo',
  pause: 'Pause',
  resume: 'Resume',
  restart: 'Restart',
  sound: 'Sound',
  playing: 'Playing',
  paused: 'Paused',
  finished: 'Finished',
};

export interface DemoPlayerProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** What is played: "A call to a dental practice". */
  label: string;
  call: Call;
  /** The line played, or played next, from 0, if the product owns it. */
  line?: number | undefined;
  /** The line that is played first. Default: 0. */
  defaultLine?: number | undefined;
  /** Told of the line played from now on, whoever chose it. */
  onLineChange?: ((line: number) => void) | undefined;
  /** Told of every state: `playback.playing.timed sound.speaking`. */
  onStateChange?: ((state: string) => void) | undefined;
  /** Replaces any of `demoPlayerTexts`. */
  texts?: PartialTexts<DemoPlayerTexts>;
}

/** Plays a scripted call in the page. Its whole transcript is there to be read, played or not, with JavaScript or without. */
export function DemoPlayer({
  label,
  call,
  line: ownedLine,
  defaultLine,
  onLineChange,
  onStateChange,
  texts: replaced,
  className,
  ...root
}: DemoPlayerProps) {
  const times = [...call.lines.map(({ at }) => at), call.outcome.at];
  const [state, send] = useBehaviour(demoPlayerMachine, {
    input: { times, line: ownedLine ?? defaultLine },
    owned: {
      value: ownedLine,
      onChange: onLineChange,
      of: ({ context }) => context.line,
      set: (line: number) => ({ type: 'set', line }),
    },
    changes: [[call, { type: 'call.change', times }]],
    onStateChange,
    actors: {
      speaker: fromCallback<{ type: string }, Utterance>(({ input, sendBack }) => {
        const end = () => sendBack({ type: 'utterance.end' });
        const line = call.lines[input.line];
        return line && canSpeak()
          ? say(line.text, mannerOf(line, input.duration), { onEnd: end, onError: end })
          : end();
      }),
    },
  });
  const texts = useTexts('demo-player', demoPlayerTexts, replaced);
  const hydrated = useHydrated();
  const { sound } = state.value;
  const [playback, clock] = flat(state.value.playback);

  const [act, press] = (
    {
      ready: [texts.play, 'play'],
      playing: [texts.pause, 'pause'],
      paused: [texts.resume, 'play'],
      finished: [texts.play, 'play'],
    } as const
  )[playback];
  const said = { ready: '', playing: texts.playing, paused: texts.paused, finished: texts.finished }[playback];
  const lit = {
    ready: undefined,
    playing: state.context.line,
    paused: state.context.line,
    finished: call.lines.length,
  };
  const line = lit[playback];

  return (
    <section
      {...root}
      className={classNames(styles.root, className)}
      aria-label={label}
      data-scope="demo-player"
      data-part="root"
      data-state={playback}
    >
      <div className={styles.controls} data-part="controls">
        <Button
          disabled={!hydrated}
          onClick={() => send({ type: press })}
          data-part="play-trigger"
          data-state={playback}
          className={styles.play}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" data-part="icon" aria-hidden="true" focusable="false">
            <path d={playback === 'playing' ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1.5v13L14 8z'} fill="currentColor" />
          </svg>
          {act}
        </Button>
        {hydrated && canSpeak() && (
          <Button
            aria-pressed={sound !== 'muted'}
            data-part="sound-trigger"
            data-state={sound}
            className={classNames(styles.compact, styles.sound)}
            onClick={() => send({ type: 'sound.toggle' })}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" data-part="icon" aria-hidden="true" focusable="false">
              <path d="M2 6h2.5L8 3v10L4.5 10H2z" fill="currentColor" />
              <path
                d={sound !== 'muted' ? 'M10 5.5a3.5 3.5 0 0 1 0 5M12 3.5a6.5 6.5 0 0 1 0 9' : 'M10.5 6l4 4M14.5 6l-4 4'}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              />
            </svg>
            {texts.sound}
          </Button>
        )}
        {/* After the others, which so stay where they are when it comes. */}
        {playback !== 'ready' && (
          <Button data-part="restart-trigger" className={styles.compact} onClick={() => send({ type: 'restart' })}>
            {texts.restart}
          </Button>
        )}
        <p className={styles.now} data-part="status" data-state={playback}>
          <output data-part="announcement">{said}</output>
          <span className={styles.time} data-part="time" data-state={clock}>
            {timecode(line === undefined ? 0 : (times[line] ?? 0))} / {timecode(call.outcome.at)}
          </span>
        </p>
      </div>
      <Transcript
        data-part="transcript"
        call={call}
        lit={line}
        texts={texts}
        onLineChoose={hydrated ? (chosen) => send({ type: 'line.choose', line: chosen }) : undefined}
      />
    </section>
  );
}

/** Characters a voice says in a second at its normal rate. Rather too few, so that a line is over before its time is. */
const PACE = 13;

/** Quicker if its time is short, and in one of two voices of one synthesizer, told apart by their pitch. */
const mannerOf = ({ text, agent }: CallLine, duration: number) => ({
  rate: Math.min(Math.max((text.length / PACE) * (1000 / Math.max(duration, 1)), 1), 1.6),
  pitch: agent ? 1.1 : 0.8,
});

type Playback = SnapshotFrom<typeof demoPlayerMachine>['value']['playback'];

/** What the call does, and what the time of its line does, in a word each. */
const flat = (playback: Playback) =>
  typeof playback === 'string'
    ? ([playback, 'still'] as const)
    : (['playing', playback.playing === 'waiting' ? 'over' : 'running'] as const);
