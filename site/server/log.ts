import { type DestinationStream, type Logger, pino } from 'pino';

/** Removes the password of a URL. */
const withoutPasswords = (text: string) => text.replace(/\/\/[^/\s@:]*:[^/\s@]*@/g, '//***@');

/** An error with its causes, in one line: `fetch failed: connect ECONNREFUSED 127.0.0.1:1`. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutPasswords(String(error));
  const cause = error.cause === undefined ? '' : `: ${wordsOf(error.cause)}`;
  return withoutPasswords(error.message || ((error as NodeJS.ErrnoException).code ?? error.name)) + cause;
}

/** Personal data and secrets, removed from every log line. */
const paths = ['req', 'res', 'reqId', 'request', 'remoteAddress', 'email', '*.email', '*.headers'];

/** A JSON log, one object per line, with the time. Requests and answers are never logged whole. */
export const createLog = (destination: DestinationStream): Logger =>
  pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, remove: true },
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
