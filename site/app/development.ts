/** What `npm run dev` runs instead of entry.ts: everything at once, as the modules that it is made of. */
import { hydrate } from './browser';

void hydrate();
