import { call } from '../../elements/transcript/transcript.testing';
import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  CallStory: { props: { title: 'A table for two', call } },
};
