/** Whatever you have for this already (babel-jest, @swc/jest) does as well. */
const { transformSync } = require('esbuild');

module.exports = {
  process: (source, path) =>
    transformSync(source, { loader: 'jsx', format: 'cjs', jsx: 'automatic', sourcefile: path }),
};
