export { type DrawnVoice, type DrawnWord, type DrawOptions, drawVoice, type Wave } from './draw';
export { Voice, type VoiceProps } from './voice';
