/** `npm test`: all checks, and one line at the end that counts them. */
import { isBuilt } from './built';
import { check, end, playwright, vitest } from './suites';

await check('lint', 'biome', ['check', '--error-on-warnings', '.']);
// At once: the compiler uses one core.
const [site] = await Promise.all([
  isBuilt() || check('build of the site', 'tsx', ['site/build/build.ts'], { VITE_BACKEND_URL: '/' }),
  check('types', 'tsc', ['-b']),
]);
await vitest('unit tests', ['--project=machines', '--project=components', '--project=repository']);
if (site) await playwright('every page, in a browser', ['--project=site']);
await end();
