import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Field: { props: { label: 'Name', children: (control) => <input {...control} /> } },
};
