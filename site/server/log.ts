import { type DestinationStream, type Logger, pino } from 'pino';

/** Without the password of a URL in it. */
export const withoutPasswords = (text: string) => text.replace(/\/\/[^/\s@]*:[^/\s@]*@/g, '//***@');

/** An error with its causes, in one line: `fetch failed: connect ECONNREFUSED 127.0.0.1:1`. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutPasswords(String(error));
  const cause = error.cause === undefined ? '' : `: ${wordsOf(error.cause)}`;
  return withoutPasswords(error.message || ((error as NodeJS.ErrnoException).code ?? error.name)) + cause;
}

/** A log in JSON, a line each, with the time. Nothing in it says who sent what: requests and answers are never written whole. */
export function createLog(destination: DestinationStream): Logger {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['req', 'res', 'reqId', 'request', 'remoteAddress', 'email', '*.email', '*.headers'],
        remove: true,
      },
      serializers: { err: wordsOf },
      hooks: {
        logMethod(args, method) {
          const clean = args.map((one) => (typeof one === 'string' ? withoutPasswords(one) : one));
          method.apply(this, clean as Parameters<typeof method>);
        },
      },
    },
    destination,
  );
}
