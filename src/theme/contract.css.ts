import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The theme's variables under the names that a product overrides: `vars.color.onBrand` is `--hw-color-on-brand`. `vars`
 * contains each as `var(--…)`, for a product's own styles. The names are public API; removing or renaming one is a breaking
 * change.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      paper: null,
      raised: null,
      ink: null,
      quiet: null,
      line: null,
      brand: null,
      onBrand: null,
      live: null,
      danger: null,
      saved: null,
      backdrop: null,
    },
    font: { display: null, text: null },
    /** Six fluid sizes, from a caption to a hero. */
    size: { small: null, text: null, lead: null, head: null, title: null, hero: null },
    /** Fixed spaces inside a component; `section` and `gutter` depend on the viewport. */
    space: {
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      7: null,
      8: null,
      section: null,
      gutter: null,
    },
    width: { content: null, measure: null },
    radius: null,
    /** Duration of transitions that follow a user action (SPEC §9: 0.2 s). */
    duration: null,
  },
  (_value, path) => `hw-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
