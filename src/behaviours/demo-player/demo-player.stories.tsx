import { type Call, DemoPlayer } from '@halloway/ui';
import type { Story } from '@ladle/react';

const call: Call = {
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
Ready.meta = { machine: 'demo-player', state: 'playback.ready sound.muted' };

export const Playing: Story = () => <Demo />;
Playing.meta = { machine: 'demo-player', state: 'playback.playing.timed sound.muted', context: { line: 2 } };

export const Paused: Story = () => <Demo />;
Paused.meta = { machine: 'demo-player', state: 'playback.paused sound.muted', context: { line: 3 } };

export const Finished: Story = () => <Demo />;
Finished.meta = { machine: 'demo-player', state: 'playback.finished sound.muted', context: { line: 5 } };

export const ReadyAloud: Story = () => <Demo />;
ReadyAloud.meta = { machine: 'demo-player', state: 'playback.ready sound.on' };

export const PlayingAloud: Story = () => <Demo />;
PlayingAloud.meta = { machine: 'demo-player', state: 'playback.playing.timed sound.speaking', context: { line: 4 } };

export const VoiceTakesLonger: Story = () => <Demo />;
VoiceTakesLonger.meta = {
  machine: 'demo-player',
  state: 'playback.playing.waiting sound.speaking',
  context: { line: 4 },
};

export const VoiceIsDone: Story = () => <Demo />;
VoiceIsDone.meta = { machine: 'demo-player', state: 'playback.playing.timed sound.on', context: { line: 4 } };

export const PausedAloud: Story = () => <Demo />;
PausedAloud.meta = { machine: 'demo-player', state: 'playback.paused sound.on', context: { line: 1 } };

export const FinishedAloud: Story = () => <Demo />;
FinishedAloud.meta = { machine: 'demo-player', state: 'playback.finished sound.on', context: { line: 5 } };

export const Live: Story = () => <Demo />;
Live.meta = { machine: 'demo-player' };
