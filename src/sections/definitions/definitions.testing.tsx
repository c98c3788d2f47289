import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Definitions: { props: { definitions: [{ title: 'Agent', description: 'What picks up.' }] } },
};
