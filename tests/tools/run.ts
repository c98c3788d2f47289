/** `npm test`: all checks, the fastest first, and one line at the end that counts them. */
import { isBuilt } from './built';
import { check, end, playwright, vitest } from './suites';

await check('types', 'tsc', ['-b']);
await check('lint', 'biome', ['check', '--error-on-warnings', '.']);
await vitest('unit tests', ['--project=machines', '--project=components', '--project=repository']);
const site = isBuilt() || (await check('build of the site', 'tsx', ['site/build/build.ts'], { VITE_BACKEND_URL: '/' }));
if (site) await playwright('every page, in a browser', ['--project=site']);
await end();
