import { drawVoice } from '@halloway/ui';
import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  VoiceTrack: { props: { voice: drawVoice('Hello.', { height: 96, unit: 46 }) } },
};
