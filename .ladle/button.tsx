import { Button as LibraryButton } from '@halloway/ui';
import type { ComponentProps } from 'react';

/** A small button of the workbench. */
export const Button = (props: ComponentProps<typeof LibraryButton>) => <LibraryButton size="small" {...props} />;
