import { hashedCaching, pageCaching, workbenchHeaders } from '../hosting/headers';
import { answerWith, type BuiltFiles } from './files';
import { json } from './refusal';
import { type Answer, redirect } from './site';

/** Answers below `/workbench/` with the files of its build, which is one page and its assets. */
export async function answerFromWorkbench(files: BuiltFiles, request: Request): Promise<Answer> {
  const { pathname, search } = new URL(request.url);
  const name = pathname.slice('/workbench/'.length) || 'index.html';
  const caching = name.startsWith('assets/') ? hashedCaching : pageCaching;
  const headers = { ...workbenchHeaders(), 'Cache-Control': caching };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refused = { ...headers, Allow: 'GET, HEAD' };
    const error = { error: 'Only GET and HEAD are accepted here.' };
    return { response: json(error, 405, refused), template: '/workbench/*' };
  }
  if (pathname === '/workbench') {
    return { response: redirect(301, `/workbench/${search}`, headers), template: '/workbench' };
  }
  const file = files.get(name);
  if (file) return { response: await answerWith(file, request, headers), template: `/workbench/${name}` };
  const response = new Response('Not found in the workbench. Its start page is /workbench/\n', {
    status: 404,
    headers,
  });
  return { response, template: '/workbench/*' };
}
