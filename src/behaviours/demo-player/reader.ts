import { type ActorOptions, type AnyActorLogic, createActor, fromCallback } from 'xstate';
import type { DrawnVoice } from '../../elements/voice/draw';
import type { Speak } from '../voice-player/speak';
import { speakerOf } from '../voice-player/speaker';
import { timesOf } from '../voice-player/times';
import { voicePlayerMachine } from '../voice-player/voice-player.machine';
import type { Reading } from './demo-player.machine';

interface Reader {
  /** The drawing of each line. */
  voices: readonly DrawnVoice[];
  /** The voice of each line's speaker. */
  speakers: readonly Speak[];
  clock?: ActorOptions<AnyActorLogic>['clock'];
}

/** Plays each line of a call with its own `voicePlayerMachine`, and sends its events to the call. */
export const readerOf = ({ voices, speakers, clock }: Reader) =>
  fromCallback<{ type: string }, Reading>(({ input: { line, word, sound }, sendBack }) => {
    const voice = voices[line];
    const speak = speakers[line];
    if (!voice || !speak) return sendBack({ type: 'line.end' });
    const machine = voicePlayerMachine.provide({ actors: { speaker: speakerOf(voice, speak) } });
    const player = createActor(machine, { input: { times: timesOf(voice), word, sound }, ...(clock && { clock }) });
    let current = { word, isHeard: true };
    player.subscribe(({ value, context }) => {
      const now = { word: context.word, isHeard: value.voice === 'available' };
      const before = current;
      current = now;
      if (before.isHeard && !now.isHeard) sendBack({ type: 'voice.miss' });
      if (value.playback === 'finished') sendBack({ type: 'line.end' });
      else if (value.playback === 'paused') sendBack({ type: 'pause' });
      else if (before.word !== now.word) sendBack({ type: 'line.word', word: now.word });
    });
    player.start();
    player.send({ type: 'play' });
    return () => player.stop();
  });
