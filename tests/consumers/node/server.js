/** Pages without a bundler: renders components to HTML, and uses a machine without a view. */

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Accordion, Points, Section } from '@halloway/ui';
import { billingToggleMachine } from '@halloway/ui/machines';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createActor } from 'xstate';

const styles = await readFile(fileURLToPath(import.meta.resolve('@halloway/ui/styles.css')));
const questions = [{ value: 'breakfast', title: 'When is breakfast?', content: 'From seven to ten.' }];

const billing = createActor(billingToggleMachine, { input: {} }).start();
billing.send({ type: 'yearly.choose' });

const page = h(
  'html',
  { lang: 'en' },
  h('head', {}, h('title', {}, 'Inn at the corner'), h('link', { rel: 'stylesheet', href: '/styles.css' })),
  h(
    'body',
    {},
    h(Section, { title: `Billed ${billing.getSnapshot().value}` }, h(Accordion, { items: questions })),
    h('section', { id: 'dark', 'data-theme': 'dark' }, h(Points, { points: ['The bar in the cellar'] })),
  ),
);

const server = createServer(({ url }, response) => {
  response.setHeader('content-security-policy', "default-src 'self'; require-trusted-types-for 'script'");
  if (url === '/styles.css') response.setHeader('content-type', 'text/css').end(styles);
  else if (url === '/')
    response.setHeader('content-type', 'text/html').end(`<!doctype html>${renderToStaticMarkup(page)}`);
  else response.writeHead(404).end();
});
server.listen(process.env.PORT, '127.0.0.1');
