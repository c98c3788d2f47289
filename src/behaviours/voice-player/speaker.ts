import { fromCallback } from 'xstate';
import type { DrawnVoice } from '../../elements/voice/draw';
import { placeOf } from '../../elements/voice-track/voice-track';
import { humAloud } from './hum';
import type { Speak } from './speak';
import type { Speech } from './voice-player.machine';

/** The speaker actor of `voicePlayerMachine`: the sentence is spoken by `speak`, hummed as it is drawn, or silent. */
export const speakerOf = (voice: DrawnVoice, speak: Speak) =>
  fromCallback<{ type: string }, Speech>(({ input, sendBack }) => {
    if (input.sound === 'muted') return;
    if (input.sound === 'hum') return humAloud(voice, placeOf(voice, input.word));
    return speak({
      words: voice.words.slice(input.word).map(({ text }) => text),
      onStart: () => sendBack({ type: 'utterance.start' }),
      onWord: (word) => sendBack({ type: 'utterance.word', word: input.word + word }),
      onEnd: () => sendBack({ type: 'utterance.end' }),
      onError: () => sendBack({ type: 'voice.miss' }),
      onInterrupt: () => sendBack({ type: 'pause' }),
    });
  });
