export { type CallLine, type CallTranscript, timecode } from './call';
export { Transcript, type TranscriptProps, type TranscriptTexts, transcriptTexts } from './transcript';
