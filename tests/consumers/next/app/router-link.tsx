'use client';
// A module of the client: what a server layout gives to the browser has to be at home there.
import NextLink from 'next/link';
import type { ComponentProps } from 'react';

export const RouterLink = (link: ComponentProps<typeof NextLink>) => <NextLink {...link} />;
