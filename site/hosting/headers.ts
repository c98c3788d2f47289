/**
 * The table of response headers, caching and redirects.
 *
 * The site's build writes it as `_headers` and `_redirects`, which CDNs read, and as `_nginx.conf` (site/hosting/nginx.ts).
 * The server answers by the same table. The rows of the workbench and of the form endpoints are used by the server only.
 */

/** Header names with their values, in the order in which they are written. */
export type HeaderRow = Readonly<Record<string, string>>;

/** A path, or a path ending in `*` for everything below it, with the headers of its answers. */
export interface HeaderRule {
  path: string;
  headers: HeaderRow;
}

/** The target of requests to `from` (a path, or a path ending in `*`) without a matching file. */
export interface RedirectRule {
  from: string;
  to: string;
  /** 301 or 302 redirects; 200 means "the file at `to`". */
  status: number;
}

const twoYears = 'max-age=63072000; includeSubDomains';

/** Denied everywhere: no page uses a device, a sensor or a payment, and embedded frames may not either. */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const common = {
  'Strict-Transport-Security': twoYears,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions,
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Denies other sites to load a file. Not for pages, icons and social pictures, which previews of a link show. */
const ownOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** The origin of the forms' backend beside the site's own: none for a path such as `/`. */
function otherOrigin(backend: string): string {
  return URL.canParse(backend) ? ` ${new URL(backend).origin}` : '';
}

/**
 * The headers of every page and file of the site. `backend` is the base URL that the forms post to (R37): an absolute URL,
 * or `/` or nothing for the same origin.
 */
export function siteHeaders({ backend }: { backend: string }): HeaderRow {
  return {
    'Content-Security-Policy': policy({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': `'self'${otherOrigin(backend)}`,
      'manifest-src': "'self'",
      // Where JavaScript is off the browser posts the forms itself (D41).
      'form-action': `'self'${otherOrigin(backend)}`,
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      // Trusted Types: the site never assigns `innerHTML` and the like.
      'require-trusted-types-for': "'script'",
    }),
    ...common,
  };
}

/**
 * The workbench's own row: its tools add styles and its charts have inline ones, it shows stories in frames, and its layout
 * assigns markup, which Trusted Types would refuse. Scripts come from the same origin as the site's.
 */
export function workbenchHeaders(): HeaderRow {
  return {
    'Content-Security-Policy': policy({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'frame-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'self'",
    }),
    ...common,
    ...ownOnly,
  };
}

/**
 * Addresses with this query parameter show a visitor's text, which must not be indexed (D37). `_headers` cannot match a
 * query: on such hosts the page sets the robots meta itself.
 */
export const unindexed = { parameter: 'say', headers: { 'X-Robots-Tag': 'noindex' } } as const;

/** The form endpoints' answers: never cached, never a page. */
export function endpointHeaders(): HeaderRow {
  return {
    'Content-Security-Policy': policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
    ...common,
    ...ownOnly,
    'Cache-Control': 'no-store',
  };
}

/** Files with a content hash in their name. */
export const hashedCaching = 'public, max-age=31536000, immutable';

/** Everything else: cached, but revalidated (`ETag`) on every use. */
export const pageCaching = 'public, max-age=0, must-revalidate';

/** Media types by file extension. CDNs have a table like it; nginx's own lacks `.mjs` and `.webmanifest`. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.srt': 'application/x-subrip; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

/** An unknown article leads to the list of articles (R4, D21). */
export const redirects: readonly RedirectRule[] = [{ from: '/media/blog/*', to: '/media/blog', status: 302 }];

/** The site's rules, most general first. Each header is in one matching rule only: hosts join repeated values. */
export function siteHeaderRules(options: { backend: string }): readonly HeaderRule[] {
  return [
    { path: '/*', headers: siteHeaders(options) },
    { path: '/assets/*', headers: { 'Cache-Control': hashedCaching, ...ownOnly } },
  ];
}

/** Whether `path` is `pattern`, or below it when `pattern` ends in `*`. */
export function pathMatches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The headers of an answer for `path`: those of all matching rules. */
export const headersFor = (rules: readonly HeaderRule[], path: string): HeaderRow =>
  Object.assign({}, ...rules.filter((rule) => pathMatches(rule.path, path)).map(({ headers }) => headers));

/**
 * The text of `dist-site/_headers`. `pageCaching` is left out: hosts send it by default, and in the row `/*` they would
 * join it with the one of `/assets/*` (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export function toHeadersFile(options: { backend: string }): string {
  const rules = siteHeaderRules(options).map(
    ({ path, headers }) =>
      `${path}\n${Object.entries(headers)
        .map(([name, value]) => `  ${name}: ${value}\n`)
        .join('')}`,
  );
  return `# From site/hosting/headers.ts. Everything without a Cache-Control here: ${pageCaching}\n${rules.join('')}`;
}

/**
 * The text of `dist-site/_redirects`, given the paths of all prerendered pages. Some hosts redirect even where a page
 * exists (https://developers.cloudflare.com/pages/configuration/redirects/), and the first match wins: each page that a
 * rule matches is listed before it with a rewrite to itself, and with a redirect from its trailing slash, which other hosts
 * do by default.
 */
export function toRedirectsFile(paths: readonly string[]): string {
  const pages = paths.filter((path) => redirects.some(({ from }) => pathMatches(from, path)));
  const rows = [
    ...pages.map((path) => ({ from: path, to: path, status: 200 })),
    ...pages.map((path) => ({ from: `${path}/`, to: path, status: 301 })),
    ...redirects,
  ];
  return `# From site/hosting/headers.ts\n${rows.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')}`;
}
