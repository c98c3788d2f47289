/** `npm run test:long`: what takes longer than anyone waits after a change, and what only the packed package can show. */
import { end, vitest } from './suites';

await vitest('walks at random, mounts by the thousand', ['--project=long']);
await vitest('the packed package', ['--project=package']);
await end();
