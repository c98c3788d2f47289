import { hashedCaching, pageCaching, workbenchHeaders } from '../hosting/headers';
import { type Answer, type Incoming, json, text } from './exchange';
import { answerWith, type BuiltFiles } from './files';
import { redirect } from './site';

const row = workbenchHeaders();

/** Answers below `/workbench/` with the files of its build, which is one page with its assets, and what stands beside it. */
export async function answerFromWorkbench(
  files: BuiltFiles,
  incoming: Incoming,
  path: string,
  search: string,
): Promise<Answer> {
  // A folder is its page.
  const name = path.slice('/workbench/'.length).replace(/(^|\/)$/, '$1index.html');
  const headers = { ...row, 'Cache-Control': name.startsWith('assets/') ? hashedCaching : pageCaching };
  const unknown = '/workbench/*';
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    const refused = { ...headers, Allow: 'GET, HEAD' };
    return { ...json({ error: 'Only GET and HEAD are accepted here.' }, 405, refused), template: unknown };
  }
  if (path === '/workbench') return { ...redirect(301, `/workbench/${search}`, headers), template: '/workbench' };
  const file = files.get(name);
  if (file) return { ...(await answerWith(file, incoming, headers)), template: `/workbench/${name}` };
  return {
    ...text('Not found in the workbench. Its start page is /workbench/\n', 404, headers),
    template: unknown,
  };
}
