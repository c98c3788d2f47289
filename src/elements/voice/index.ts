export { type DrawnVoice, type DrawnWave, type DrawnWord, type DrawOptions, drawVoice } from './draw';
export { Voice, type VoiceProps } from './voice';
