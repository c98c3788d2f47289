import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react()],
  // All styles in files, for a CSP without inline styles; scripts by their hashes.
  build: { inlineStylesheets: 'never' },
  experimental: { csp: { directives: ["default-src 'self'", "require-trusted-types-for 'script'"] } },
});
