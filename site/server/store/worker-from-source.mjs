// Threads do not inherit the loader of TypeScript that the server was started with.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
