/**
 * `npm run test:consumers`: products that install the packed package, each a folder beside this file. They are built by their own
 * tools and opened in a browser. `-- next` runs one of them.
 */
import { end, vitest } from '../tools/suites';

await vitest('consumers', ['--config', 'tests/consumers/vitest.config.ts', ...process.argv.slice(2)]);
await end();
