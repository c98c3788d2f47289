import { Sketch } from '@halloway/ui';
import type { Story } from '@ladle/react';

const jacket = {
  ink: 'M160 12c-7-6 2-14 7-8 4 5-7 6-7 12M160 16L118 34M160 16l42 18M118 34L84 58l14 18 18-10v44h88V66l18 10 14-18-34-24M144 26l16 18 16-18M160 44v66M128 88h20M172 88h20',
  live: 'M208 84l8-6h18v14h-18zM201 70l11 11',
};

export const Drawn: Story = () => <Sketch {...jacket} />;
export const HalfDrawn: Story = () => <Sketch {...jacket} progress={0.5} />;
