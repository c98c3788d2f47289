/**
 * What five trial products wanted. `proof` is the file, and the part of a test's title or the name of an export in it; `not`
 * says why a want does not work.
 */
export type Want = { want: string } & ({ proof: readonly [file: string, text: string] } | { not: string });

const consumer = 'tests/package/consumer/wants.tsx';
const fields = 'src/behaviours/form/form-fields.test.tsx';

export const wants: readonly Want[] = [
  { want: 'own router link everywhere', proof: [consumer, 'want1'] },
  {
    want: '`render` or `asChild`',
    proof: [
      'tests/components/parts.test.tsx',
      'keeps refs, class names, handlers and attributes with another element by `render`',
    ],
  },
  {
    want: 'compound parts, own structure',
    proof: ['src/behaviours/accordion/accordion.test.tsx', 'make a structure of the product’s own'],
  },
  {
    want: 'trigger beside its dialog',
    proof: [
      'src/behaviours/dialog/dialog.test.tsx',
      'have the roles, names, states, focus and keys of a dialog, and classes and styles of its state',
    ],
  },
  { want: 'controlled and uncontrolled open', proof: [consumer, 'Want5'] },
  {
    want: 'change with reason and event',
    proof: ['tests/components/change-reasons.test.tsx', 'says why, with the event'],
  },
  { want: 'veto a change', proof: ['src/behaviours/dialog/dialog.test.tsx', 'if the product refuses to close'] },
  {
    want: 'veto only a press outside',
    proof: ['tests/components/change-reasons.test.tsx', 'the product cancels the change'],
  },
  { want: 'non-modal dialog, popover', not: 'The dialog is modal; use HTML’s `popover`.' },
  {
    want: 'portal container, shadow DOM, iframe',
    proof: [
      'src/behaviours/navbar/navbar.test.tsx',
      'keeps its dropdown open for a press inside, also in a shadow root',
    ],
  },
  {
    want: 'close from a child',
    proof: [
      'src/behaviours/dialog/dialog.test.tsx',
      'have the roles, names, states, focus and keys of a dialog, and classes and styles of its state',
    ],
  },
  { want: 'nested dialogs', proof: ['src/behaviours/dialog/dialog.test.tsx', 'closes the inner dialog only'] },
  {
    want: 'alert dialog',
    proof: ['src/behaviours/dialog/dialog.test.tsx', 'an alert dialog waits for an answer'],
  },
  {
    want: 'disabled item or tab',
    proof: ['src/behaviours/accordion/accordion.test.tsx', 'that is disabled keeps the focus'],
  },
  {
    want: 'rich accordion title',
    proof: ['src/behaviours/accordion/accordion.test.tsx', 'make a structure of the product’s own'],
  },
  { want: 'vertical and manual tabs', proof: ['src/behaviours/tabs/tabs.test.tsx', 'vertical tabs say so'] },
  { want: 'generic value of tabs', proof: [consumer, 'Want17'] },
  {
    want: 'lazy or unmounted panels',
    proof: [
      'src/behaviours/tabs/tabs.test.tsx',
      'panels that are not kept mounted are in the page only while they are shown',
    ],
  },
  { want: 'same value, default and onChange everywhere', not: 'Calculator has no default, and Form no value.' },
  { want: 'watch values, conditional fields', proof: [consumer, 'Want20'] },
  { want: 'server errors by field', proof: [consumer, 'want21'] },
  {
    want: 'sending, refused, failed, unanswered',
    proof: ['src/behaviours/form/form.machine.test.ts', 'a server’s refusal'],
  },
  { want: 'typed data', proof: [consumer, 'want23'] },
  { want: 'checkbox, radio, switch in a form', proof: [consumer, 'want24'] },
  { want: 'number, date, url, pattern, min', proof: [consumer, 'want25'] },
  { want: 'own control in the form', proof: [consumer, 'want26'] },
  { want: 'schema, async validation', proof: [consumer, 'want27'] },
  { want: 'take away and order the fields of ready forms', proof: [consumer, 'want28'] },
  { want: 'disabled and readOnly', proof: [consumer, 'want29'] },
  { want: 'native `name` and `form`, submit outside', proof: [consumer, 'want30'] },
  { want: 'imperative handles', proof: [consumer, 'Want31'] },
  { want: 'refs', proof: ['tests/components/conformance.test.tsx', 'ref'] },
  {
    want: 'class per part',
    proof: ['src/behaviours/tabs/tabs.test.tsx', 'take classes and styles that depend on the state of each part'],
  },
  {
    want: 'enter and exit hooks',
    proof: ['tests/workbench/products.test.ts', 'leaves by an animation of the product'],
  },
  {
    want: 'own icons',
    proof: ['src/behaviours/accordion/accordion.test.tsx', 'make a structure of the product’s own'],
  },
  { want: 'slots in bar and dialog', proof: [consumer, 'want36'] },
  { want: 'plural forms', proof: [consumer, 'want37'] },
  { want: 'own words, at once', proof: [consumer, 'want38'] },
  { want: 'currency and locale of prices', proof: [consumer, 'want39'] },
  { want: 'number entry by locale', proof: [consumer, 'want40'] },
  {
    want: 'right to left, nested',
    proof: ['tests/consumers/promises.ts', 'an Arabic carousel is mirrored, and an English one in it is not'],
  },
  { want: 'rebrand by tokens', proof: ['tests/package/stylesheets.test.ts', 'keeps a brand that is set once'] },
  { want: 'theme islands', proof: ['tests/package/stylesheets.test.ts', 'paints an island in its own theme'] },
  { want: 'streaming server rendering, early input kept', proof: [fields, 'keeps what was chosen before hydration'] },
  {
    want: 'server components, bytes per page',
    proof: ['tests/consumers/next.test.ts', 'a page loads the components that it shows'],
  },
  { want: 'strict CSP, trusted types', proof: ['tests/consumers/next.test.ts', 'the policy allows only'] },
  { want: 'tests in jsdom by role', proof: ['tests/consumers/tests.test.ts', 'in %s, with jsdom'] },
  { want: 'every state, clock, faults for tests', proof: ['tests/package/copied-tests.test.ts', 'copied tests pass'] },
  { want: 'two versions on a page', proof: ['tests/package/two-versions.test.ts', 'have no class name in common'] },
  { want: 'React 18', not: 'Refs are props since React 19; in development the console says so.' },
  {
    want: 'menu, select, combobox, popover, tooltip, toast, slider, date picker, table',
    not: 'None of them: native selects, dates and the patterns of a marketing site only. Checkbox and switch are fields of a form.',
  },
  { want: 'warnings in development', proof: ['src/behaviours/development.test.tsx', 'a missing stylesheet is named'] },
];
