import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Steps: { props: { steps: [{ title: 'Write', description: 'Say what you need.' }] } },
};
