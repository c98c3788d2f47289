import { createLogger, type Logger } from 'vite';

/** Lightning CSS keeps `:target-current` (site/app/pages.css), and warns that it does not know it yet. */
const expected = /^\W*(?:\[\d+m)?\[lightningcss minify\] 'target-current' is not recognized as a valid pseudo-class/;

/** Prints the warnings of a build, except for known ones. */
export function buildLogger(): Logger {
  const logger = createLogger('warn');
  return {
    ...logger,
    warn: (message, options) => {
      if (!expected.test(message)) logger.warn(message, options);
    },
  };
}
