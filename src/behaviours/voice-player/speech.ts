/** Whether this browser has speech synthesis. */
export const canSpeak = () => typeof window !== 'undefined' && 'speechSynthesis' in window;

/** Whether this browser may send the text to an online service, according to the voices that it lists. */
export function mayBeHeardElsewhere(): boolean {
  const voices = canSpeak() ? (speechSynthesis.getVoices?.() ?? []) : undefined;
  return voices !== undefined && (voices.length === 0 || voices.some(({ localService }) => !localService));
}

/** Settings of a voice; 1 is its default. */
export interface Manner {
  rate: number;
  pitch: number;
  /** The language of the text, which selects the voice. Default: that of the page. */
  lang?: string;
}

/** Callbacks of a voice. */
export interface SpeechHandlers {
  /** It has started. */
  onStart?: () => void;
  /** It has reached the word at this character index. Some voices never report words. */
  onWord?: (at: number) => void;
  /** It has finished. */
  onEnd: () => void;
  /** It has failed. */
  onError: () => void;
  /** Something else of the page has stopped it. Default: `onError`. */
  onInterrupt?: (() => void) | undefined;
}

/**
 * Speaks a text with the browser's own voice and reports its progress. Returns a function that stops it.
 *
 * All speakers of a page share one queue, and the only way to stop is `cancel()`, which empties it. So as not to cancel other
 * speakers, a text waits in the queue, and `cancel()` is called only while this text is being spoken and nothing is queued
 * behind it. Stopped otherwise, it is spoken to its end if others are queued, or ends as soon as its turn starts.
 */
export function say(
  text: string,
  manner: Manner,
  { onStart, onWord, onEnd, onError, onInterrupt = onError }: SpeechHandlers,
): () => void {
  const { speechSynthesis } = window;
  // Referenced by the returned function: Chrome garbage-collects an unreferenced utterance and never fires its `end`.
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), manner);
  let stage: 'first' | 'waiting' | 'begun' | 'over' =
    speechSynthesis.speaking || speechSynthesis.pending ? 'waiting' : 'first';
  const over = (tell: () => void) => () => {
    stage = 'over';
    tell();
  };
  utterance.onstart = () => {
    stage = 'begun';
    onStart?.();
  };
  utterance.onboundary = ({ name, charIndex }) => {
    if (name === 'word') onWord?.(charIndex);
  };
  utterance.onend = over(onEnd);
  utterance.onerror = (event) => over(/interrupted|canceled/.test(event?.error) ? onInterrupt : onError)();
  speechSynthesis.speak(utterance);

  const cancel = () => {
    if (!speechSynthesis.pending || stage === 'first') speechSynthesis.cancel();
  };
  return () => {
    utterance.onboundary = null;
    utterance.onend = null;
    utterance.onerror = null;
    utterance.onstart = stage === 'waiting' ? cancel : null;
    if (stage === 'first' || stage === 'begun') cancel();
  };
}
