/** Whether this browser has a voice. */
export const canSpeak = () => typeof window !== 'undefined' && 'speechSynthesis' in window;

/** Whether this browser may send what it speaks to an online service of its maker, as far as it has named its voices. */
export function mayBeHeardElsewhere(): boolean {
  const voices = canSpeak() ? (speechSynthesis.getVoices?.() ?? []) : undefined;
  return voices !== undefined && (voices.length === 0 || voices.some(({ localService }) => !localService));
}

/** How a voice speaks: 1 is as it does by itself. */
export interface Manner {
  rate: number;
  pitch: number;
}

/** Whom a voice tells what it does. */
export interface Told {
  /** It has begun. */
  onStart?: () => void;
  /** It comes to a word, which begins at this character of the text. Some voices never tell. */
  onWord?: (at: number) => void;
  /** It has said all. */
  onEnd: () => void;
  /** It cannot. */
  onError: () => void;
}

/**
 * Says a text with the browser's own voice, and tells what becomes of it. Returns how to hush it.
 *
 * A page has one queue for all who speak on it, and its only way to be silent is `cancel()`, which empties the queue: it
 * would silence the others as well. Therefore a text waits until those before it have finished, which is what a queue does,
 * and `cancel()` is called only while this text is the one being said and nobody waits behind it. Hushed otherwise, it is
 * said to its end where others wait, and ends as it begins where its turn has yet to come.
 */
export function say(text: string, manner: Manner, { onStart, onWord, onEnd, onError }: Told): () => void {
  const { speechSynthesis } = window;
  // Held by what is returned: Chrome forgets an utterance that nobody holds, and never tells of its end.
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
  utterance.onerror = over(onError);
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
