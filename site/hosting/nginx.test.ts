import { describe, expect, test } from 'vitest';
import { contentTypes, endpointHeaders, redirects, siteHeaderRules, siteHeaders } from './headers';
import { toNginxConfig, toNginxServerConfig } from './nginx';

const backend = 'https://dashboard.halloway.example/';
const config = toNginxConfig({ backend });
/** The directives, without comments. */
const lines = config
  .split('\n')
  .map((line) => line.replace(/^\s*#.*/, '').trim())
  .filter((line) => line !== '');
const once = (line: string) => expect(lines.filter((other) => other === line)).toHaveLength(1);

describe('nginx answers as the other hosts do', () => {
  test.each(Object.entries(siteHeaders({ backend })))('every answer carries %s, errors too', (name, value) => {
    once(`add_header ${name} "${value}" always;`);
  });

  test('headers that differ by path use a variable', () => {
    const places = siteHeaderRules({ backend }).slice(1);
    expect(places.map(({ path }) => path)).toEqual(['/assets/*']);
    expect(config).toContain(
      'if ($uri ~ ^/assets/) {\n  set $site_cache_control "public, max-age=31536000, immutable";\n' +
        '  set $site_cross_origin_resource_policy "same-origin";\n}',
    );
    once('set $site_cache_control "public, max-age=0, must-revalidate";');
    once('add_header Cache-Control $site_cache_control always;');
  });

  test('an address that shows a visitor’s text may not be indexed (D37)', () => {
    expect(config).toContain('if ($args ~ (^|&)say=) {\n  set $site_x_robots_tag "noindex";\n}');
    once('set $site_x_robots_tag "";');
    once('add_header X-Robots-Tag $site_x_robots_tag always;');
  });

  test('add_header is used outside of locations only: one inside would drop the inherited headers', () => {
    expect(config.slice(config.indexOf('\nlocation '))).not.toContain('add_header');
  });

  test('an unknown article leads to the list, without the query', () => {
    expect(redirects).toHaveLength(1);
    once('rewrite ^/media/blog/ /media/blog? redirect;');
  });

  test.each(Object.entries(contentTypes))('a file ending in %s is %s', (extension, type) => {
    once(`"${type}" ${extension.slice(1)};`);
  });
});

test('the configuration is well-formed: every line is a directive or a block, and every block is closed', () => {
  for (const line of lines) expect(line).toMatch(/[;{}]$/);
  expect(lines.filter((line) => line.endsWith('{')).length).toBe(lines.filter((line) => line === '}').length);
});

test('no redirect uses the Host header, which a client controls', () => {
  once('absolute_redirect off;');
});

test('a backend that nginx would misread is refused at build time', () => {
  expect(() => toNginxConfig({ backend: 'https://$host.example/' })).toThrow(/no way to write a \$/);
});

describe('the form endpoints', () => {
  const server = toNginxServerConfig();
  const ownAnswers = server.slice(server.indexOf('location @server_too_large'));

  test.each(Object.entries(endpointHeaders()))('nginx sends %s with its own answers', (name, value) => {
    expect(ownAnswers.split(`add_header ${name} "${value}" always;`)).toHaveLength(5); // Two answers, as JSON and as a page.
  });

  test('pages of another origin can read nginx’s own answers', () => {
    expect(ownAnswers.split('add_header Access-Control-Allow-Origin "*" always;')).toHaveLength(3);
  });

  test('the server’s answers pass through with their own headers only', () => {
    const passed = server.slice(0, server.indexOf('location @'));
    expect(passed.match(/add_header/g)).toHaveLength(2); // The comment has one.
    expect(passed).toContain('add_header X-Content-Type-Options $upstream_http_x_content_type_options always;');
  });

  test('a request without an answer is retried on the next server, and after the last the answer says that the result is unknown', () => {
    expect(server).toContain('proxy_next_upstream error timeout non_idempotent;');
    expect(server).toContain('It is not known whether it was stored');
    expect(server).not.toContain('could not be stored');
  });
});

test('hidden files are not served, except those of /.well-known/', () => {
  expect(config).toContain('location ~ /\\.(?!well-known/)|^/_(?:headers');
});
