/** `npm run test:workbench`: every story and the workbench itself, as it is built and served, in a browser. */
import { end, playwright } from '../tools/suites';

await playwright('the workbench, in a browser', ['--project=audit', ...process.argv.slice(2)]);
await end();
