import { isBuilt } from '../../tools/built';
import { check } from '../../tools/suites';

/** Builds the page in which behaviours are walked, unless it is built already; true when it exists. */
export const buildPage = async () =>
  isBuilt() ||
  check('the page that is walked in', 'vite', [
    'build',
    '--config',
    'tests/evidence/page/vite.config.ts',
    '--logLevel',
    'error',
  ]);
