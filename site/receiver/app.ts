import { type Context, Hono } from 'hono';
import { endpointHeaders } from '../hosting/headers';
import type { BuiltFiles } from './files';
import { type OperationsOptions, operations } from './operations';
import { json, Refusal } from './refusal';
import { answerFromSite, type Site } from './site';
import { type SubmissionOptions, submissions } from './submissions';
import { answerFromWorkbench } from './workbench';

export interface AppOptions extends SubmissionOptions, OperationsOptions {
  store: SubmissionOptions['store'] & OperationsOptions['store'];
  /** Nothing when another host serves the site: there are the forms alone. */
  site?: Site;
  /** Nothing when the workbench was not built: its paths are then unknown ones. */
  workbench?: BuiltFiles;
  /** Takes one line for each answer: method, path template, status, milliseconds, bytes. No personal data. */
  log: (line: string) => void;
}

/** Everything the receiver answers: the site, the workbench, the form endpoints, and questions about itself. */
export function createApp({ site, workbench, log, ...options }: AppOptions): Hono {
  const app = new Hono();
  const templates = new WeakMap<Request, string>();
  const answer = async ({ req }: Context, answering: ReturnType<typeof answerFromSite>) => {
    const { response, template } = await answering;
    templates.set(req.raw, template);
    return response;
  };

  app.use(async (context, next) => {
    const start = performance.now();
    await next();
    const { path, raw } = context.req;
    const { status, headers } = context.res;
    const method = word(context.req.method);
    const known = status === 404 ? `/${path.split('/')[1]}/*` : path;
    const template = templates.get(raw) ?? (ownPaths.test(path) ? known : '(unknown)');
    const ms = Math.round(performance.now() - start);
    options.metrics.answered({ method, path: template, status, ms });
    log(`${method} ${template} ${status} ${ms}ms ${headers.get('Content-Length') ?? 0}B`);
  });
  app.use('/superadmin/*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(endpointHeaders())) context.header(name, value);
  });
  app.route('/superadmin', submissions(options));
  app.route('/', operations(options));
  if (workbench) {
    app.all('/workbench', (context) => answer(context, answerFromWorkbench(workbench, context.req.raw)));
    app.all('/workbench/*', (context) => answer(context, answerFromWorkbench(workbench, context.req.raw)));
  }
  if (site) app.all('*', (context) => answer(context, answerFromSite(site, context.req.raw)));
  app.notFound(() => json({ error: 'There is nothing here.' }, 404, endpointHeaders()));
  app.onError((error) => {
    if (error instanceof Refusal) return error.toResponse();
    options.warn(`An answer failed: ${error.stack}`);
    return json({ error: 'Something went wrong here: try again later.' }, 500);
  });
  return app;
}

/** Paths that are not the site's, and may stand in the log. */
const ownPaths = /^\/(superadmin\/|healthz$|readyz$|metrics$)/;

/** A method as the log may show it: a made-up one is not repeated. */
function word(method: string): string {
  return /^[A-Z]{3,7}$/.test(method) ? method : '(method)';
}
