'use client';
import { type ComponentProps, type ReactNode, useCallback, useImperativeHandle, useRef } from 'react';
import { classNames } from '../../theme/class-names';
import { keysOf } from '../../theme/keys';
import { type SendTo, type State, useDomEvents, useMachineActor } from '../behaviour';
import { isPlaybackActive, onPlayback } from '../playback';
import { type PartialTexts, useTexts } from '../texts';
import * as styles from './hero-phrases.css';
import { heroPhrasesMachine } from './hero-phrases.machine';

/** The English texts. */
export const heroPhrasesTexts = {
  /** The name of the control while the phrases move. */
  pause: 'Pause the changing phrases',
  /** The name of the control while they are paused. */
  play: 'Play the changing phrases',
};

/** The texts of the phrases' control. */
export type HeroPhrasesTexts = typeof heroPhrasesTexts;

/** The props of `HeroPhrases`. */
export interface HeroPhrasesProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** All different. */
  phrases: readonly string[];
  /**
   * Places the two parts: the phrases, which are phrasing content for a heading, and the control, outside of it. A server
   * component cannot pass a function: write the hero in a module that begins with `'use client'`.
   */
  children: (parts: { phrases: ReactNode; control: ReactNode }) => ReactNode;
  /** Called with `resting`, `showing`, `morphing`, `paused` or `unseen` on every state change after the first render. */
  onStateChange?: ((state: State<typeof heroPhrasesMachine>) => void) | undefined;
  /** Replaces any of `heroPhrasesTexts`. */
  texts?: PartialTexts<HeroPhrasesTexts> | undefined;
}

/**
 * Rotating phrases, with a pause control. Screen readers get one sentence that never changes; with reduced motion and without
 * JavaScript the phrases are stacked. Other props go to the phrases' root.
 */
export function HeroPhrases({
  phrases,
  children,
  onStateChange,
  texts: ownTexts,
  className,
  ref,
  ...root
}: HeroPhrasesProps) {
  const stage = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => stage.current as HTMLSpanElement, []);
  const actor = useMachineActor(heroPhrasesMachine, {
    // The server does not know the preference; until an event arrives, CSS stops the motion.
    input: { count: phrases.length, reducedMotion: false },
    propEvents: [[phrases.length, { type: 'phrases.change', count: phrases.length }]],
    onStateChange,
  });
  const { snapshot: state, send } = actor;
  useDomEvents(actor, {
    subscribe: useCallback((send: SendTo<typeof heroPhrasesMachine>) => {
      const stops = [listenToMotion(send), listenToSight(stage.current, send)];
      return () => {
        for (const stop of stops) stop();
      };
    }, []),
  });
  const texts = useTexts('hero-phrases', heroPhrasesTexts, ownTexts);

  const { index, count } = state.context;
  const phraseState = (at: number) => {
    if (state.matches('resting')) return 'shown';
    if (at === index) return state.matches('morphing') ? 'entering' : 'shown';
    // Paused during a morph, the old phrase still finishes leaving.
    const isPrevious = at === (index + count - 1) % count;
    return isPrevious && !state.matches('showing') ? 'leaving' : 'hidden';
  };
  const keys = keysOf(phrases);
  const paused = state.matches('paused');

  return children({
    phrases: (
      <span
        {...root}
        ref={stage}
        className={classNames(styles.root, className)}
        data-scope="hero-phrases"
        data-part="root"
        data-state={state.value}
      >
        {phrases.map((phrase, at) => (
          <span key={keys[at]} dir="auto" className={styles.phrase} data-part="phrase" data-state={phraseState(at)}>
            {phrase}
            {at < phrases.length - 1 && (
              <>
                <span className={styles.comma} data-part="comma">
                  ,
                </span>{' '}
              </>
            )}
          </span>
        ))}
      </span>
    ),
    control: (
      <button
        type="button"
        className={styles.control}
        data-scope="hero-phrases"
        data-part="control"
        data-state={state.value}
        hidden={state.matches('resting')}
        aria-label={paused ? texts.play : texts.pause}
        onClick={() => send({ type: paused ? 'play' : 'pause' })}
      >
        <svg data-part="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d={paused ? 'M4 2.5v11l9.5-5.5z' : 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z'} fill="currentColor" />
        </svg>
      </button>
    ),
  });
}

/** Whether the reader prefers reduced motion; false without `matchMedia`. */
function listenToMotion(send: (event: { type: 'motion.reduce' | 'motion.allow' }) => void) {
  const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)');
  const changed = () => send({ type: reduced?.matches ? 'motion.reduce' : 'motion.allow' });
  changed();
  reduced?.addEventListener('change', changed);
  return () => reduced?.removeEventListener('change', changed);
}

/**
 * Whether the phrases may have the reader's attention: the tab is shown, they are in the viewport if `IntersectionObserver`
 * exists, and no player of the page plays.
 */
function listenToSight(stage: Element | null, send: (event: { type: 'appear' | 'disappear' }) => void) {
  let onScreen = true;
  const changed = () => send({ type: onScreen && !document.hidden && !isPlaybackActive() ? 'appear' : 'disappear' });
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => {
          onScreen = entries.at(-1)?.isIntersecting ?? onScreen;
          changed();
        });
  if (stage) observer?.observe(stage);
  document.addEventListener('visibilitychange', changed);
  const unsubscribe = onPlayback(changed);
  return () => {
    unsubscribe();
    observer?.disconnect();
    document.removeEventListener('visibilitychange', changed);
  };
}
