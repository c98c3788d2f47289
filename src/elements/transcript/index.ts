export { type Call, type CallLine, timecode } from './call';
export { Transcript, type TranscriptProps, type TranscriptTexts, transcriptTexts } from './transcript';
