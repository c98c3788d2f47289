/**
 * The tables of site/hosting/headers.ts as an nginx configuration, including what a CDN does by default, such as pages
 * without `.html`. `npx tsx tests/tools/nginx.ts` runs the site's tests against it.
 */
import {
  contentTypes,
  endpointHeaders,
  type HeaderRow,
  type HeaderRule,
  pageCaching,
  type RedirectRule,
  redirects,
  siteHeaderRules,
  unindexed,
} from './headers';

/**
 * The text of `dist-site/_nginx.conf`, to be included in a `server` block with `listen` and `dist-site` as its `root`. It
 * needs only the modules of every distribution's nginx.
 */
export function toNginxConfig(options: { backend: string }): string {
  const [everywhere, ...places] = siteHeaderRules(options);
  if (everywhere?.path !== '/*') throw new Error('The first of siteHeaderRules is not the one for every path.');
  // A location with an add_header of its own drops the inherited ones, so values that differ by path are variables.
  const varying = [...new Set([...places, unindexed].flatMap(({ headers }) => Object.keys(headers)))];
  const usual = (name: string) => (name === 'Cache-Control' ? pageCaching : '');
  const rows = [
    ...Object.entries(everywhere.headers).map(([name, value]) => [name, quoted(value)]),
    ...varying.map((name) => [name, variable(name)]),
    ['Allow', '$site_allow'],
  ];

  return `# From site/hosting/headers.ts: written anew by every build, so put your own settings into the server block around it.
#
#   server {
#     listen 80;
#     server_name www.halloway.example;
#     root /srv/dist-site;
#     include /srv/dist-site/_nginx.conf;
#     brotli_static on;  # Only with ngx_brotli: Debian has it as libnginx-mod-http-brotli-static.
#   }

types {
${Object.entries(contentTypes)
  .map(([extension, type]) => `  ${quoted(type)} ${extension.slice(1)};`)
  .join('\n')}
}
default_type application/octet-stream;

gzip_static on;
gzip_proxied any;
gzip_vary on;

${varying.map((name) => `set ${variable(name)} ${quoted(usual(name))};\n`).join('')}${places.map(place).join('')}${askedFor}set $site_allow "";
# A request that is none, such as GET /%, is refused before the variables are set.
uninitialized_variable_warn off;
${rows.map(([name, value]) => `add_header ${name} ${value} always;`).join('\n')}

absolute_redirect off;
error_page 404 /404.html;
error_page 405 @not_allowed;

location = / {
  try_files /index.html =404;
}
location / {
  # Regular expressions win over prefixes. In here, they leave alone what has a location of its own, such as a proxy.
  # No address: hidden files, those for the host, and what the build compressed.
  location ~ /\\.(?!well-known/)|^/_(?:headers|redirects|nginx(?:_server)?\\.conf)/*$|\\.(?:br|gz)/*$|^/404(?:\\.html)?/*$ {
    return 404;
  }
  location ~ ^/index(?:\\.html)?/*$ {
    return 301 /$is_args$args;
  }
  # Other spellings lead to the bare path, if there is something: so no address can be made to lead elsewhere.
  location ~ ^(?<bare>/[^/].*?)(?<!\\.html)(?:\\.html/*|/+)$ {
    if (-f $document_root$bare.html) {
      return 301 $bare$is_args$args;
    }
    if (-f $document_root$bare) {
      return 301 $bare$is_args$args;
    }
    try_files $bare.html @missing;
  }
  try_files $uri.html $uri @missing;
}
location @missing {
${redirects.map(rewrite).join('')}  return 404;
}
location = /404.html {
  internal;
}
location @not_allowed {
  set $site_allow "GET, HEAD";
  return 405;
}
`;
}

/**
 * The text of `dist-site/_nginx_server.conf`, for forms that post to this machine: the form endpoints, and the answers that
 * nginx gives in the server's place, readable by the pages of other origins too. It is included after `_nginx.conf` and
 * needs an `upstream server`.
 *
 * A request without an answer is retried on the next server. Its Idempotency-Key is the form's or, for a browser without
 * scripts, one of nginx, so that it is stored once even if the first server had stored it. After the last one the result is
 * unknown.
 */
export function toNginxServerConfig(): string {
  const headers = endpointHeaders();
  const cors = {
    'Access-Control-Allow-Origin': '*', // These answers contain nothing private, so any origin may read them.
    'Access-Control-Expose-Headers': 'Retry-After',
  };
  return `# From site/hosting/nginx.ts: written anew by every build. docs/hosting.md has the server block around it.
location /superadmin/ {
  proxy_pass http://server;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_connect_timeout 2s;
  proxy_read_timeout 35s; # The server waits for its store for up to 25 s; systemd ends one that hangs.
  proxy_next_upstream error timeout non_idempotent;
  set $idempotency_key $http_idempotency_key;
  if ($idempotency_key = "") {
    set $idempotency_key $request_id; # The same for each server that is asked.
  }
  proxy_set_header Idempotency-Key $idempotency_key;
  client_body_timeout 60s; # From one byte to the next: a resume may take minutes.
  client_max_body_size 32m; # A resume may have 10 MB. The server shows a larger one's form again, as it was filled in.
  error_page 413 = @server_too_large;
  error_page 502 504 = @server_away;
  # The server's headers are passed on as they are. One add_header here keeps those for files from standing beside them.
  proxy_hide_header X-Content-Type-Options;
  add_header X-Content-Type-Options $upstream_http_x_content_type_options always;
}
location @server_too_large {
  default_type application/json;
${addHeaders({ ...headers, ...cors })}${toPage('too_large')}  return 413 '{"error":"The request is too large: send at most 11 MiB in all.","fields":{"resume":"Please upload a PDF of 10 MB or less."}}';
}
location @server_away {
  default_type application/json;
${addHeaders({ ...headers, ...cors, 'Retry-After': '5' })}${toPage('away')}  return 503 '{"error":"It is not known whether it was stored: send it again with the same Idempotency-Key."}';
}
${page('too_large', 413, headers, 'It is too large: a resume may have 10 MB.')}${page('away', 503, headers, 'It is not known whether it has arrived: wait a moment, and send it again.')}`;
}

/** A browser without scripts shows the answer, so it gets a page. */
const toPage = (name: string) => `  if ($http_accept ~ text/html) {\n    rewrite ^ /superadmin/${name} last;\n  }\n`;

const page = (name: string, status: number, headers: HeaderRow, reason: string) => `location = /superadmin/${name} {
  internal;
  default_type "text/html; charset=utf-8";
${addHeaders(headers)}  return ${status} '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>The form was not sent</title><main><h1>The form was not sent</h1><p>${reason} Go back in your browser: what you typed is still there.</p></main></html>';
}
`;

const addHeaders = (headers: HeaderRow) =>
  Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`)
    .join('');

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would read a variable in "${value}", and has no way to write a $.`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

const where = (condition: string, headers: HeaderRow) =>
  `if (${condition}) {\n${Object.entries(headers)
    .map(([name, value]) => `  set ${variable(name)} ${quoted(value)};\n`)
    .join('')}}\n`;

const place = ({ path, headers }: HeaderRule) => where(`$uri ~ ${pattern(path)}`, headers);

const askedFor = where(`$args ~ (^|&)${unindexed.parameter}=`, unindexed.headers);

/** A path of the tables as a regular expression. */
function pattern(path: string): string {
  const start = path.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return `^${start}${path.endsWith('*') ? '' : '$'}`;
}

/** The final `?` drops the request's own query, as the other hosts do. */
function rewrite({ from, to, status }: RedirectRule): string {
  if (status !== 301 && status !== 302) return '';
  return `  rewrite ${pattern(from)} ${to}? ${status === 301 ? 'permanent' : 'redirect'};\n`;
}
