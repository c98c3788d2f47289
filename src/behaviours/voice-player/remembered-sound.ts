import type { Sound } from './voice-player.machine';

/** Under which `localStorage` keeps what a reader wants to hear, unless a product says otherwise. */
export const SOUND_KEY = 'hw-sound';

const isSound = (sound: string | null): sound is Sound => sound === 'voice' || sound === 'hum' || sound === 'muted';

/** What was chosen on an earlier visit. */
export function rememberedSound(storageKey: string): Sound | undefined {
  try {
    const sound = localStorage.getItem(storageKey);
    return isSound(sound) ? sound : undefined;
  } catch {
    // Storage may be blocked: then nothing was remembered.
    return undefined;
  }
}

export function rememberSound(sound: Sound, storageKey: string) {
  try {
    localStorage.setItem(storageKey, sound);
  } catch {
    // Storage may be blocked or full: the choice then holds for this page.
  }
}
