import type { Sound } from './voice-player.machine';

/** The default `localStorage` key of the sound. */
export const SOUND_KEY = 'hw-sound';

const isSound = (sound: string | null): sound is Sound => sound === 'voice' || sound === 'hum' || sound === 'muted';

/** The stored choice. */
export function rememberedSound(storageKey: string): Sound | undefined {
  try {
    const sound = localStorage.getItem(storageKey);
    return isSound(sound) ? sound : undefined;
  } catch {
    // Storage may be blocked: then there is no stored choice.
    return undefined;
  }
}

export function rememberSound(sound: Sound, storageKey: string) {
  try {
    localStorage.setItem(storageKey, sound);
  } catch {
    // Storage may be blocked or full: then the choice applies to this page only.
  }
}
