/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/**/*.stories.tsx',
  outDir: 'dist-workbench',
  base: '/workbench/',
  viteConfig: './.ladle/vite.config.mjs',
  addons: {
    a11y: { enabled: false },
    width: { options: { phone: 390, tablet: 768, desktop: 1440 }, defaultState: 0 },
  },
};
