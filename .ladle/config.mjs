/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: ['src/**/*.stories.tsx', '.ladle/*.stories.tsx'],
  defaultStory: 'overview--machines',
  // A list: Ladle would carry a function as text and evaluate it, which the content security policy forbids.
  storyOrder: ['overview*', 'use-it-elsewhere*', '*'],
  outDir: 'dist-workbench',
  base: '/workbench/',
  viteConfig: './.ladle/vite.config.mjs',
  // What Ladle's buttons do, our toolbar does in the reader's words; their single-letter shortcuts would be ours to undo.
  addons: {
    a11y: { enabled: false },
    action: { enabled: false },
    control: { enabled: false },
    ladle: { enabled: false },
    mode: { enabled: false },
    rtl: { enabled: false },
    source: { enabled: false },
    theme: { enabled: false },
    // No options: the story's own frame has the width, so that its window has it too.
    width: { enabled: false, options: {} },
  },
};
