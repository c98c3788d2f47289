export { type DrawnVoice, type DrawOptions, drawVoice } from './draw';
export { Voice, type VoiceProps } from './voice';
