import { Button, ButtonLink } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Primary: Story = () => <Button variant="primary">Send message</Button>;

export const Secondary: Story = () => <Button>Play Demo</Button>;

export const Disabled: Story = () => (
  <Button variant="primary" disabled>
    Sending...
  </Button>
);

export const Busy: Story = () => <Button busy>Save</Button>;

export const SizesAndGhosts: Story = () => (
  <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}>
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Button key={size} size={size}>
        {size}
      </Button>
    ))}
    <Button variant="ghost">Ghost</Button>
  </p>
);

export const AsALink: Story = () => (
  <ButtonLink variant="primary" href="#contact">
    Book a Voice AI Demo
  </ButtonLink>
);

export const ManyWords: Story = () => (
  <ButtonLink href="#consulting">Learn more about our consulting services, our people and how we work</ButtonLink>
);
