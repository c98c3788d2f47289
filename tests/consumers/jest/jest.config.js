/**
 * Jest runs CommonJS, and this package and XState's hook are ES modules: `transformIgnorePatterns` includes them,
 * `transform` converts them.
 */
export default {
  testEnvironment: 'jsdom',
  transformIgnorePatterns: ['/node_modules/(?!@halloway/)'],
  transform: { '\\.jsx?$': './transform.cjs' },
  moduleNameMapper: { '\\.css$': '<rootDir>/stylesheet.cjs' },
};
