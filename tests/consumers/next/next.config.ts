import type { NextConfig } from 'next';

export default { poweredByHeader: false, distDir: process.env.DIST ?? '.next' } satisfies NextConfig;
