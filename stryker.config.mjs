/** Mutation testing: `npx stryker run` changes the machines in every way it can, and expects a test to fail each time. */
export default {
  mutate: ['src/behaviours/*/*.machine.ts', 'src/forms/{fields,limits,submission}.ts'],
  plugins: ['@stryker-mutator/vitest-runner', './stryker.config.mjs'],
  ignorers: ['types'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 98, low: 95, break: 95 },
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  ignorePatterns: [
    'dist',
    'dist-*',
    'site/**',
    '!site/tsconfig*.json',
    'test-results',
    '.data',
    '.changeset',
    '.github',
  ],
  allowEmpty: false,
  // A machine is made when its module loads, so most of what can be changed in it is static. That is known, and quick.
  warnings: { slow: false },
};

/** What `setup({ types })` holds is for the compiler; nothing reads it when the machine runs. */
const isTypes = (node) => node.type === 'ObjectProperty' && node.key.name === 'types';

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'types',
    value: {
      shouldIgnore: ({ node }) =>
        isTypes(node) ||
        (node.type === 'ObjectExpression' && node.properties.length === 1 && isTypes(node.properties[0]))
          ? 'It is for the compiler only.'
          : undefined,
    },
  },
];
