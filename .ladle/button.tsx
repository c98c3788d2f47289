import { Button as LibraryButton } from '@halloway/ui';
import type { ComponentProps } from 'react';

export const Button = (props: ComponentProps<typeof LibraryButton>) => <LibraryButton size="small" {...props} />;
