import { ButtonLink } from '@halloway/ui';
import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  CallToAction: { props: { title: 'Hear it yourself.', actions: <ButtonLink href="/contact">Book</ButtonLink> } },
};
