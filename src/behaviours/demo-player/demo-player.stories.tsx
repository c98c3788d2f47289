import { type CallTranscript, DemoPlayer } from '@halloway/ui';
import type { Story } from '@ladle/react';

const call: CallTranscript = {
  lines: [
    {
      at: 1,
      speaker: 'Halloway',
      agent: true,
      text: 'Northline Dental, this is the AI agent. I transcribe calls. How can I help?',
    },
    { at: 6, speaker: 'Caller', text: 'I chipped a tooth last night. Can someone see me this week?' },
    {
      at: 11,
      speaker: 'Halloway',
      agent: true,
      text: 'I’m sorry to hear that. Are you in pain right now, or is it sharp only when you bite?',
    },
    { at: 18, speaker: 'Caller', text: 'Only when I bite. Should I take something for it?' },
    {
      at: 22,
      speaker: 'Halloway',
      agent: true,
      text: 'That is one for the dentist; I can have a nurse call you within the hour. Thursday at half past ten is free.',
    },
    { at: 30, speaker: 'Caller', text: 'Thursday works. And yes, have her call me.' },
  ],
  outcome: { at: 44, text: 'Booked · Thu 10:30 · nurse calls back' },
};

const Demo = () => <DemoPlayer label="A call to a dental practice" call={call} />;

export const Ready: Story = () => <Demo />;
Ready.meta = { machine: 'demo-player', state: 'playback.ready voice.available' };

export const Playing: Story = () => <Demo />;
Playing.meta = {
  machine: 'demo-player',
  state: 'playback.playing.speaking voice.available',
  context: { line: 2, word: 6 },
};

export const Turning: Story = () => <Demo />;
Turning.meta = {
  machine: 'demo-player',
  state: 'playback.playing.turning voice.available',
  context: { line: 3, word: 10 },
};

export const Paused: Story = () => <Demo />;
Paused.meta = { machine: 'demo-player', state: 'playback.paused voice.available', context: { line: 3, word: 4 } };

export const Scrubbing: Story = () => <Demo />;
Scrubbing.meta = {
  machine: 'demo-player',
  state: 'playback.scrubbing voice.available',
  context: { line: 4, word: 12 },
};

export const Finished: Story = () => <Demo />;
Finished.meta = { machine: 'demo-player', state: 'playback.finished voice.available', context: { line: 5, word: 8 } };

export const ReadyWithoutVoice: Story = () => <Demo />;
ReadyWithoutVoice.meta = {
  machine: 'demo-player',
  state: 'playback.ready voice.unavailable',
  context: { sound: 'hum' },
};

export const PlayingWithoutVoice: Story = () => <Demo />;
PlayingWithoutVoice.meta = {
  machine: 'demo-player',
  state: 'playback.playing.speaking voice.unavailable',
  context: { sound: 'hum', line: 2, word: 6 },
};

export const TurningWithoutVoice: Story = () => <Demo />;
TurningWithoutVoice.meta = {
  machine: 'demo-player',
  state: 'playback.playing.turning voice.unavailable',
  context: { sound: 'hum', line: 3, word: 10 },
};

export const PausedWithoutVoice: Story = () => <Demo />;
PausedWithoutVoice.meta = {
  machine: 'demo-player',
  state: 'playback.paused voice.unavailable',
  context: { sound: 'hum', line: 3, word: 4 },
};

export const ScrubbingWithoutVoice: Story = () => <Demo />;
ScrubbingWithoutVoice.meta = {
  machine: 'demo-player',
  state: 'playback.scrubbing voice.unavailable',
  context: { sound: 'hum', line: 4, word: 12 },
};

export const FinishedWithoutVoice: Story = () => <Demo />;
FinishedWithoutVoice.meta = {
  machine: 'demo-player',
  state: 'playback.finished voice.unavailable',
  context: { sound: 'hum', line: 5, word: 8 },
};

export const Live: Story = () => <Demo />;
Live.meta = { machine: 'demo-player' };
