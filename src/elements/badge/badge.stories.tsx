import { Badge } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const ComingSoon: Story = () => <Badge>Coming Soon</Badge>;
