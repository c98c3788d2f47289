import { temporaryFolder } from './server.testing';
import { openStore } from './store';
import { provePromises } from './store.testing';

provePromises('a file', async () => {
  const folder = temporaryFolder();
  return (options) => openStore({ folder }, options);
});
