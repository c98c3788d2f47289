import { canSpeak, type Manner, say } from './speech';

/** The text to speak, and the callbacks of the voice. */
export interface Spoken {
  /** The remaining words of the sentence, in order. */
  words: readonly string[];
  /** The voice has started. */
  onStart: () => void;
  /** The voice has reached one of the `words`, by index. Without this call they are highlighted in the time of the drawing. */
  onWord: (word: number) => void;
  /** Called when all is spoken. */
  onEnd: () => void;
  /** It cannot be spoken: the words are highlighted silently. */
  onError: () => void;
  /** Something else has stopped the voice: the player pauses. */
  onInterrupt?: (() => void) | undefined;
}

/** A voice: starts to speak, and returns a function that stops it. */
export type Speak = (spoken: Spoken) => () => void;

/** The browser's own voice, if there is one, with a given pitch and rate. */
export const speakAs =
  (manner: Manner): Speak =>
  ({ words, onWord, onError, ...handlers }) => {
    if (!canSpeak()) {
      onError();
      return () => {};
    }
    const starts: number[] = [];
    let length = 0;
    for (const word of words) {
      starts.push(length);
      length += word.length + 1;
    }
    // Voices may report parts of words: "Dental’s" is two for some, and punctuation is one for others.
    const toWord = (at: number) => onWord(starts.findLastIndex((start) => start <= at));
    return say(words.join(' '), manner, { ...handlers, onWord: toWord, onError });
  };

/** The browser's own voice with default settings. */
export const speak = speakAs({ rate: 1, pitch: 1 });
