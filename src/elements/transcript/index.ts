export { type CallLine, type CallTranscript, timecode } from './call';
export { Transcript, type TranscriptProps } from './transcript';
export { type TranscriptTexts, transcriptTexts } from './transcript.texts';
