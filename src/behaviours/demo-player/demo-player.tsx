'use client';
import { type ComponentProps, useEffect } from 'react';
import { Button } from '../../elements/button';
import { type Call, type CallLine, Transcript, type TranscriptTexts, timecode } from '../../elements/transcript';
import { classNames } from '../../theme/class-names';
import { useBehaviour, useHydrated } from '../behaviour';
import * as styles from './demo-player.css';
import { demoPlayerMachine, lineDuration } from './demo-player.machine';

/** What the player's own parts are called. */
export interface DemoPlayerTexts {
  /** On the button of a call that waits or has ended (SPEC §2). */
  play: string;
  pause: string;
  resume: string;
  restart: string;
  sound: string;
  /** What the player says of itself, to those who see it and those who hear it. */
  playing: string;
  paused: string;
  finished: string;
}

/** The texts in English. */
export const demoPlayerTexts: DemoPlayerTexts = {
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
  /** Replaces any of `demoPlayerTexts` and of the transcript's. */
  texts?: Partial<DemoPlayerTexts & TranscriptTexts>;
}

/** Plays a scripted call in the page. Its whole transcript is there to be read, played or not, with JavaScript or without. */
export function DemoPlayer(props: DemoPlayerProps) {
  const times = [...props.call.lines.map(({ at }) => at), props.call.outcome.at];
  return <Player key={times.join()} times={times} {...props} />;
}

function Player({
  label,
  call,
  times,
  texts: replaced,
  className,
  ...root
}: DemoPlayerProps & { times: readonly number[] }) {
  const [state, send] = useBehaviour(demoPlayerMachine, {
    input: { times },
    actions: { speak: ({ context }) => speak(call.lines[context.line], lineDuration(context)), hush },
  });
  const texts = { ...demoPlayerTexts, ...replaced };
  const hydrated = useHydrated();
  const { playback, sound } = state.value;

  // A machine that is stopped leaves no state, so nothing of it hushes what is being said when the page is left.
  useEffect(() => hush, []);

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
    <section {...root} className={classNames(styles.root, className)} aria-label={label} data-state={playback}>
      <div className={styles.controls}>
        <Button
          disabled={!hydrated}
          onClick={() => send({ type: press })}
          data-state={playback}
          className={styles.play}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <path d={playback === 'playing' ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1.5v13L14 8z'} fill="currentColor" />
          </svg>
          {act}
        </Button>
        {hydrated && 'speechSynthesis' in window && (
          <Button
            aria-pressed={state.matches({ sound: 'on' })}
            data-state={sound}
            className={classNames(styles.compact, styles.sound)}
            onClick={() => send({ type: 'sound.toggle' })}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
              <path d="M2 6h2.5L8 3v10L4.5 10H2z" fill="currentColor" />
              <path
                d={sound === 'on' ? 'M10 5.5a3.5 3.5 0 0 1 0 5M12 3.5a6.5 6.5 0 0 1 0 9' : 'M10.5 6l4 4M14.5 6l-4 4'}
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
          <Button className={styles.compact} onClick={() => send({ type: 'restart' })}>
            {texts.restart}
          </Button>
        )}
        <p className={styles.now} data-state={playback}>
          <output>{said}</output>
          <span className={styles.time}>
            {timecode(line === undefined ? 0 : (times[line] ?? 0))} / {timecode(call.outcome.at)}
          </span>
        </p>
      </div>
      <Transcript
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

/** Says a line with the browser's own voice, quicker if its time is short. */
function speak(line: CallLine | undefined, duration: number) {
  if (!line || !('speechSynthesis' in window)) return;
  const utterance = new SpeechSynthesisUtterance(line.text);
  utterance.rate = Math.min(Math.max((line.text.length / PACE) * (1000 / Math.max(duration, 1)), 1), 1.6);
  // Two voices of one synthesizer, told apart by their pitch.
  utterance.pitch = line.agent ? 1.1 : 0.8;
  window.speechSynthesis.speak(utterance);
}

function hush() {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel();
}
