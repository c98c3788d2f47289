import { Globe } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Whole: Story = () => <Globe center={[20, -40]} width="480" height="480" />;

export const WithAPlace: Story = () => <Globe center={[20, -60]} marker={[39.75, -75.55]} width="480" height="480" />;

export const Horizon: Story = () => <Globe center={[-12, -75]} marker={[39.75, -75.55]} visible={0.28} width="960" />;
