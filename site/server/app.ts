import { type Answer, endpointRow, type Incoming, json } from './exchange';
import type { BuiltFiles } from './files';
import { type OperationsOptions, operations } from './operations';
import { answerTo, Refusal } from './refusal';
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

/** Answers a request. Never rejects. */
export type App = (incoming: Incoming) => Promise<Answer>;

/** Everything the server answers: the site, the workbench, the form endpoints, and questions about itself. */
export function createApp({ site, workbench, log, ...options }: AppOptions): App {
  const answerFromForms = submissions(options);
  const answerAboutItself = operations(options);

  async function answer(incoming: Incoming, { pathname, search }: Target): Promise<Answer> {
    if (isBelow('/superadmin', pathname)) return answerFromForms(incoming, pathname);
    const told = await answerAboutItself(incoming, pathname);
    if (told) return told;
    if (workbench && isBelow('/workbench', pathname)) {
      return answerFromWorkbench(workbench, incoming, pathname, search);
    }
    if (site) return answerFromSite(site, incoming, pathname, search);
    return json({ error: 'There is nothing here.' }, 404, endpointRow);
  }

  return async (incoming) => {
    const start = performance.now();
    const target = targetOf(incoming.url);
    const answered = await (target ? answer(incoming, target) : Promise.reject(noTarget())).catch((error) =>
      answerTo(error, options.warn),
    );
    const { status, headers } = answered;
    const method = word(incoming.method);
    const path = answered.template ?? templateOf(target?.pathname ?? '', status);
    const ms = Math.round(performance.now() - start);
    options.metrics.answered({ method, path, status, ms });
    log(`${method} ${path} ${status} ${ms}ms ${headers['Content-Length'] ?? 0}B`);
    return answered;
  };
}

/** What a request line asks for. */
type Target = Pick<URL, 'pathname' | 'search'>;

/** A path, or a whole URL, as clients send it to a proxy; nothing when it is neither. */
function targetOf(sent = ''): Target | undefined {
  if (/^\/[\w/-]*$/.test(sent)) return { pathname: sent, search: '' }; // As nearly all are: a URL would say the same.
  const url = sent.startsWith('/') ? `http://localhost${sent}` : sent;
  const target = URL.canParse(url) ? new URL(url) : undefined;
  return target?.pathname.startsWith('/') ? target : undefined;
}

const noTarget = () => new Refusal(400, 'The request is none that can be answered.', endpointRow);

const isBelow = (folder: string, path: string) =>
  path.startsWith(folder) && (path.length === folder.length || path[folder.length] === '/');

/** Paths that are not the site's, and may stand in the log. */
const ownPaths = /^\/(superadmin\/|healthz$|readyz$|metrics$)/;

/** A path as the log may show it. */
function templateOf(path: string, status: number): string {
  if (!ownPaths.test(path)) return '(unknown)';
  return status === 404 ? `/${path.split('/')[1]}/*` : path;
}

/** A method as the log may show it: a made-up one is not repeated. */
function word(method = ''): string {
  return /^[A-Z]{3,7}$/.test(method) ? method : '(method)';
}
