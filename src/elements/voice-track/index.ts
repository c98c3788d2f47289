export { VoiceTrack, type VoiceTrackProps } from './voice-track';
