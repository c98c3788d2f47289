import type { Fixtures } from '../../testing/description';
import { call } from '../transcript/transcript.testing';

export const fixtures: Fixtures<typeof import('.')> = {
  Handover: { props: { call, person: 'Ines' } },
};
