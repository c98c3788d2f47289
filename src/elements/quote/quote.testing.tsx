import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Quote: { props: { children: 'It picks up.', speaker: 'Head of Support', industry: 'regional clinic group' } },
};
