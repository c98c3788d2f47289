import type { Story } from '@ladle/react';
import { Accessibility as AccessibilityPage } from './accessibility';
import { Everything as EverythingPage } from './everything';
import { FrontDoor } from './front-door';

/** What this is, and where to begin. */
export const Start: Story = () => <FrontDoor />;

/** What holds of WCAG, and how it was seen. */
export const Accessibility: Story = () => <AccessibilityPage />;

/** Every story at one width. */
export const Everything: Story = () => <EverythingPage />;
