import { type Context, Hono } from 'hono';
import { endpointHeaders } from '../headers';
import type { BuiltFiles } from './files';
import { json, Refusal } from './refusal';
import { answerFromSite, type Site } from './site';
import { type SubmissionOptions, submissions } from './submissions';
import { answerFromWorkbench } from './workbench';

export interface AppOptions extends SubmissionOptions {
  site: Site;
  /** Nothing when the workbench was not built: its paths are then unknown ones. */
  workbench?: BuiltFiles;
  /** Takes one line for each answer: method, path template, status, milliseconds, bytes. No personal data. */
  log: (line: string) => void;
}

/** Everything the receiver answers: the site, the workbench, and the form endpoints. */
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
    const { method, path, raw } = context.req;
    const endpoint = context.res.status === 404 ? '/superadmin/*' : path;
    const template = templates.get(raw) ?? (path.startsWith('/superadmin/') ? endpoint : '(unknown)');
    const bytes = context.res.headers.get('Content-Length') ?? 0;
    log(`${word(method)} ${template} ${context.res.status} ${Math.round(performance.now() - start)}ms ${bytes}B`);
  });
  app.use('/superadmin/*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(endpointHeaders())) context.header(name, value);
  });
  app.route('/superadmin', submissions(options));
  if (workbench) {
    app.all('/workbench', (context) => answer(context, answerFromWorkbench(workbench, context.req.raw)));
    app.all('/workbench/*', (context) => answer(context, answerFromWorkbench(workbench, context.req.raw)));
  }
  app.all('*', (context) => answer(context, answerFromSite(site, context.req.raw)));
  app.onError((error) => {
    if (error instanceof Refusal) return error.toResponse();
    console.error(error);
    return json({ error: 'Something went wrong here: try again later.' }, 500);
  });
  return app;
}

/** A method as the log may show it: a made-up one is not repeated. */
function word(method: string): string {
  return /^[A-Z]{3,7}$/.test(method) ? method : '(method)';
}
