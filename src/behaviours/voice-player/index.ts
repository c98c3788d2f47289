export { type HumOptions, hum } from './hum';
export type { PlaybackChangeReason } from './line-control';
export { SOUND_KEY } from './remembered-sound';
export type { Speak, Spoken } from './speak';
export {
  VoicePlayer,
  type VoicePlayerActions,
  type VoicePlayerProps,
  type VoicePlayerTexts,
  voicePlayerTexts,
} from './voice-player';
