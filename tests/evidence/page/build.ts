import { check } from '../../tools/suites';

/** Builds the page that behaviours are walked in; true when it is there. */
export const buildPage = () =>
  check('the page that is walked in', 'vite', [
    'build',
    '--config',
    'tests/evidence/page/vite.config.ts',
    '--logLevel',
    'error',
  ]);
