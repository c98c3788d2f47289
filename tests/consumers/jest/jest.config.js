/** Jest loads CommonJS, and this package and XState's hook are ES modules: the first line has them read, the second has them written anew. */
export default {
  testEnvironment: 'jsdom',
  transformIgnorePatterns: ['/node_modules/(?!@halloway/)'],
  transform: { '\\.jsx?$': './transform.cjs' },
  moduleNameMapper: { '\\.css$': '<rootDir>/stylesheet.cjs' },
};
