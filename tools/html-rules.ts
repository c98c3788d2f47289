import type { RuleConfig } from 'html-validate';

/** Our rules in addition to html-validate's recommendations, many of which are about style. */
export const rules: RuleConfig = {
  // React writes `<br/>`, `noValidate` and `required=""`, and its ids begin with an underscore; Vite writes `<!doctype
  // html>` and `<link>`. All of it is valid HTML.
  'doctype-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'valid-id': ['error', { relaxed: true }],
  // Subresource integrity is of no use for files of the same origin.
  'require-sri': ['error', { target: 'crossorigin' }],
  // The default type of an input is text.
  'no-implicit-input-type': 'off',
  // Safari drops the role of a list without markers, so such lists set it.
  'no-redundant-role': 'off',
  // A carousel's group needs no fieldset.
  'prefer-native-element': 'off',
  // Labels are allowed everywhere; the required ones are checked below.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  'wcag/h71': 'off',
};
