/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: ['src/**/*.stories.tsx', 'docs/examples/*.stories.tsx', '.ladle/*.stories.tsx'],
  defaultStory: 'overview--start',
  // A list: Ladle would serialize a function, its default, and `eval` it, which the content security policy forbids.
  storyOrder: ['*'],
  outDir: 'dist-workbench',
  base: '/workbench/',
  viteConfig: './.ladle/vite.config.mjs',
  // Those of Ladle's own list, which our layout replaces.
  hotkeys: {
    search: [],
    nextStory: [],
    previousStory: [],
    nextComponent: [],
    previousComponent: [],
  },
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
