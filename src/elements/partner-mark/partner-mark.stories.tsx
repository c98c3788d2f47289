import { PartnerMark } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Wave: Story = () => <PartnerMark name="Tideline" drawing="M0 24q12-24 24 0t24 0t24 0t24 0" />;

export const Arches: Story = () => (
  <PartnerMark name="Viaduct" drawing="M0 40V24a16 16 0 0 1 32 0a16 16 0 0 1 32 0a16 16 0 0 1 32 0V40" />
);
