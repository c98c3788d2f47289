import { HeroPhrases, PageHero } from '@halloway/ui';
import type { Story } from '@ladle/react';

const phrases = ['Voice AI', 'Built for Business', 'Designed for Scale'];

const Hero = ({ name = 'Halloway.', words = phrases }) => (
  <HeroPhrases phrases={words}>
    {(parts) => (
      <PageHero
        title={
          <>
            {name} {parts.phrases}
          </>
        }
        control={parts.control}
        lead="Voice agents that qualify leads, resolve calls, screen candidates and answer the front desk."
      />
    )}
  </HeroPhrases>
);

export const Resting: Story = () => <Hero />;
Resting.meta = { machine: 'hero-phrases', state: 'resting', context: { motion: 'reduced' } };

export const Showing: Story = () => <Hero />;
Showing.meta = {
  machine: 'hero-phrases',
  state: 'showing',
  visuallyEquals: 'resting because these pictures are of reduced motion, which shows all phrases at once',
};

export const Morphing: Story = () => <Hero />;
Morphing.meta = {
  machine: 'hero-phrases',
  state: 'morphing',
  visuallyEquals: 'resting because these pictures are of reduced motion, which shows all phrases at once',
  context: { index: 1 },
};

export const Paused: Story = () => <Hero />;
Paused.meta = {
  machine: 'hero-phrases',
  state: 'paused',
  visuallyEquals: 'resting because these pictures are of reduced motion, which shows all phrases at once',
  context: { index: 2 },
};

export const Unseen: Story = () => <Hero />;
Unseen.meta = {
  machine: 'hero-phrases',
  state: 'unseen',
  visuallyEquals: 'resting because these pictures are of reduced motion, which shows all phrases at once',
};

export const OnePhrase: Story = () => <Hero words={['Voice AI']} />;
OnePhrase.meta = { machine: 'hero-phrases', state: 'resting' };

export const Live: Story = () => <Hero />;
Live.meta = { machine: 'hero-phrases' };
