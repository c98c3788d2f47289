import { canSpeak, type Manner, say } from './speech';

/** What is to be spoken, and whom the voice tells what becomes of it. */
export interface Spoken {
  /** The words of the sentence that are still to be said, in their order. */
  words: readonly string[];
  /** The voice has begun. */
  onStart: () => void;
  /** It comes to one of the `words`, from 0. Without it they are lit in the time of their drawing. */
  onWord: (word: number) => void;
  onEnd: () => void;
  /** It cannot be spoken: the words light up silently. */
  onError: () => void;
}

/** A voice: begins to speak, and returns how to hush it. */
export type Speak = (spoken: Spoken) => () => void;

/** The browser's own voice, where it has one, in a manner of its own. */
export const speakAs =
  (manner: Manner): Speak =>
  ({ words, onWord, onStart, onEnd, onError }) => {
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
    // A voice may tell of parts of words: "Dental’s" is two to some, and punctuation is one to others.
    const toWord = (at: number) => onWord(starts.findLastIndex((start) => start <= at));
    return say(words.join(' '), manner, { onStart, onWord: toWord, onEnd, onError });
  };

/** The browser's own voice, as it speaks by itself. */
export const speak = speakAs({ rate: 1, pitch: 1 });
