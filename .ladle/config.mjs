/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: ['src/**/*.stories.tsx', '.ladle/*.stories.tsx'],
  defaultStory: 'overview--machines',
  // A list: Ladle would serialize a function and `eval` it, which the content security policy forbids.
  storyOrder: ['overview*', 'examples-for-products*', '*'],
  outDir: 'dist-workbench',
  base: '/workbench/',
  viteConfig: './.ladle/vite.config.mjs',
  // Our toolbar replaces these; enabled, each would add a single-letter shortcut.
  addons: {
    a11y: { enabled: false },
    action: { enabled: false },
    control: { enabled: false },
    ladle: { enabled: false },
    mode: { enabled: false },
    rtl: { enabled: false },
    source: { enabled: false },
    theme: { enabled: false },
    // No options: the width is set on the story's own frame, so that its window has it too.
    width: { enabled: false, options: {} },
  },
};
