'use client';
// A client module: a component that a server layout passes to the browser must be in one.
import NextLink from 'next/link';
import type { ComponentProps } from 'react';

export const RouterLink = (link: ComponentProps<typeof NextLink>) => <NextLink {...link} />;
