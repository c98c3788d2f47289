/** Your own transform (babel-jest, @swc/jest) works as well. */
const { transformSync } = require('esbuild');

module.exports = {
  process: (source, path) =>
    transformSync(source, { loader: 'jsx', format: 'cjs', jsx: 'automatic', sourcefile: path }),
};
