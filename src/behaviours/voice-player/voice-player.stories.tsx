import { VoicePlayer } from '@halloway/ui';
import type { Story } from '@ladle/react';

const greeting = 'Good morning, Northline Dental’s AI agent here. I transcribe calls for the practice. How can I help?';

const Greeting = () => <VoicePlayer label="The greeting of a dental practice" text={greeting} />;

export const Ready: Story = () => <Greeting />;
Ready.meta = { machine: 'voice-player', state: 'playback.ready voice.available' };

export const WaitingForItsVoice: Story = () => <Greeting />;
WaitingForItsVoice.meta = { machine: 'voice-player', state: 'playback.playing.waiting voice.available' };

export const Playing: Story = () => <Greeting />;
Playing.meta = { machine: 'voice-player', state: 'playback.playing.running voice.available', context: { word: 6 } };

export const Paused: Story = () => <Greeting />;
Paused.meta = { machine: 'voice-player', state: 'playback.paused voice.available', context: { word: 9 } };

export const Scrubbing: Story = () => <Greeting />;
Scrubbing.meta = { machine: 'voice-player', state: 'playback.scrubbing voice.available', context: { word: 11 } };

export const Finished: Story = () => <Greeting />;
Finished.meta = { machine: 'voice-player', state: 'playback.finished voice.available', context: { word: 16 } };

export const NoVoice: Story = () => <Greeting />;
NoVoice.meta = { machine: 'voice-player', state: 'playback.ready voice.unavailable', context: { sound: 'hum' } };

export const PlayingWithoutVoice: Story = () => <Greeting />;
PlayingWithoutVoice.meta = {
  machine: 'voice-player',
  state: 'playback.playing.running voice.unavailable',
  context: { sound: 'hum', word: 6 },
};

export const PausedWithoutVoice: Story = () => <Greeting />;
PausedWithoutVoice.meta = {
  machine: 'voice-player',
  state: 'playback.paused voice.unavailable',
  context: { sound: 'hum', word: 9 },
};

export const ScrubbingWithoutVoice: Story = () => <Greeting />;
ScrubbingWithoutVoice.meta = {
  machine: 'voice-player',
  state: 'playback.scrubbing voice.unavailable',
  context: { sound: 'hum', word: 11 },
};

export const FinishedWithoutVoice: Story = () => <Greeting />;
FinishedWithoutVoice.meta = {
  machine: 'voice-player',
  state: 'playback.finished voice.unavailable',
  context: { sound: 'hum', word: 16 },
};

export const Humming: Story = () => <Greeting />;
Humming.meta = {
  machine: 'voice-player',
  state: 'playback.playing.running voice.available',
  context: { sound: 'hum', word: 3 },
};

export const Muted: Story = () => <Greeting />;
Muted.meta = {
  machine: 'voice-player',
  state: 'playback.paused voice.available',
  context: { sound: 'muted', word: 3 },
};

export const Live: Story = () => <Greeting />;
Live.meta = { machine: 'voice-player' };
