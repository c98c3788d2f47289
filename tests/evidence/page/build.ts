import { isBuilt } from '../../tools/built';
import { check } from '../../tools/suites';

/** Builds the page that behaviours are walked in, unless it is built already; true when it is there. */
export const buildPage = async () =>
  isBuilt() ||
  check('the page that is walked in', 'vite', [
    'build',
    '--config',
    'tests/evidence/page/vite.config.ts',
    '--logLevel',
    'error',
  ]);
