import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every value a style may depend on, under the name a product overrides: `vars.color.onBrand` is `--hw-color-on-brand`.
 * `vars` holds each as `var(--…)`, for a product's own styles. The names are public API; removing or renaming one is a breaking change.
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
    /** Six fluid steps, from a caption to the sentence of a hero. */
    size: { small: null, text: null, lead: null, head: null, title: null, hero: null },
    /** Fixed steps within a part; `section` and `gutter` follow the window. */
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
    /** How long what changes because you acted takes to change (SPEC §9: 0.2 s). */
    duration: null,
  },
  (_value, path) => `hw-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
