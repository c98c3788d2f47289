import type { RuleConfig } from 'html-validate';

/** What is asked of our HTML beside html-validate's recommendations, which say a good deal about style. */
export const rules: RuleConfig = {
  // React writes `<br/>`, `noValidate` and `required=""`, and its ids begin with an underscore; Vite writes `<!doctype html>`
  // and `<link>`. It is HTML all the same.
  'doctype-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'valid-id': ['error', { relaxed: true }],
  // Nothing vouches for our own files that does not come from where they do.
  'require-sri': ['error', { target: 'crossorigin' }],
  // An input that says nothing is for text.
  'no-implicit-input-type': 'off',
  // Safari drops the role of a list without markers, so such lists say that they are lists.
  'no-redundant-role': 'off',
  // A strip of slides is a group without being a fieldset.
  'prefer-native-element': 'off',
  // Whatever may be named may be; what must be is below.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  'wcag/h71': 'off',
};
