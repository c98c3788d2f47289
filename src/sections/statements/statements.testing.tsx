import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Statements: { props: { statements: [{ title: 'Mission', text: 'Every call, answered.' }] } },
};
