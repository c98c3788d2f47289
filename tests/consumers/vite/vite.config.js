import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { rollupOptions: { input: ['index.html', 'tailwind-first.html', 'tailwind-last.html'] } },
});
