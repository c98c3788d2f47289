/**
 * THE table of response headers, caching and redirects.
 *
 * The site's build writes it as `_headers` and `_redirects`, which CDNs read, and as `_nginx.conf` (site/hosting/nginx.ts). The
 * server reads the first two back, so that it answers as a CDN would. The rows of the workbench and of the form
 * endpoints are used by the server only.
 */

/** Header names with their values, in the order in which they are written. */
export type HeaderRow = Readonly<Record<string, string>>;

/** A path, or a path ending in `*` for everything below it, and the headers that its answers carry. */
export interface HeaderRule {
  path: string;
  headers: HeaderRow;
}

/** Where requests to `from` (a path, or a path ending in `*`) go when no file answers them. */
export interface RedirectRule {
  from: string;
  to: string;
  /** 301 or 302 redirects; 200 means "the file at `to`". */
  status: number;
}

const twoYears = 'max-age=63072000; includeSubDomains';

/** Off, everywhere: nothing here asks for a device, a sensor or a payment, nor may an embedded frame. */
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
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** The origin to add to `connect-src`: none for a path such as `/`, which is the site's own origin. */
function otherOrigin(backend: string): string {
  return URL.canParse(backend) ? ` ${new URL(backend).origin}` : '';
}

/**
 * The headers of every page and file of the site.
 * `backend` is the base URL that the forms post to (R37): an absolute URL, or `/` or nothing for the same origin.
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
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      // Text never becomes markup or code: nothing of the site writes `innerHTML` and the like.
      'require-trusted-types-for': "'script'",
    }),
    ...common,
  };
}

/**
 * The workbench's own row: its tools write styles and its drawings carry them inline, it shows stories in frames of its
 * own, and its shell writes markup, which Trusted Types would refuse. Scripts come from the same place as the site's.
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
  };
}

/**
 * An address with this in its query shows what a visitor wrote, which no search engine may keep (D37). `_headers` cannot ask
 * for a query: where it is all that there is, the page says so itself.
 */
export const unindexed = { parameter: 'say', headers: { 'X-Robots-Tag': 'noindex' } } as const;

/** The answers of the form endpoints: never a page, never kept. */
export function endpointHeaders(): HeaderRow {
  return {
    'Content-Security-Policy': policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
    ...common,
    'Cache-Control': 'no-store',
  };
}

/** Files whose name carries a hash of their content. */
export const hashedCaching = 'public, max-age=31536000, immutable';

/** Everything else: kept, but asked for again (`ETag`) before it is shown. */
export const pageCaching = 'public, max-age=0, must-revalidate';

/** The type of a file by its extension. CDNs have a table like it; nginx's own knows neither `.mjs` nor `.webmanifest`. */
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

/** An article that does not exist leads to the list of articles (R4, D21). */
export const redirects: readonly RedirectRule[] = [{ from: '/media/blog/*', to: '/media/blog', status: 302 }];

/** The site's rules, most general first. A header stands in one matching rule only: hosts join repeated values. */
export function siteHeaderRules(options: { backend: string }): readonly HeaderRule[] {
  return [
    { path: '/*', headers: siteHeaders(options) },
    { path: '/assets/*', headers: { 'Cache-Control': hashedCaching } },
  ];
}

/** Whether `path` is `pattern`, or below it when `pattern` ends in `*`. */
export function pathMatches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/**
 * The text of `dist-site/_headers`.
 * `pageCaching` is not written: it is what the hosts send of themselves, and in the row `/*` they would join it, comma
 * and all, to the one of `/assets/*` (https://developers.cloudflare.com/pages/configuration/headers/).
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
 * The text of `dist-site/_redirects`, given the paths of all prerendered pages.
 * Some hosts redirect even where a page exists (https://developers.cloudflare.com/pages/configuration/redirects/), the
 * first match wins: so each page that a rule would swallow is named before it, as itself, and with the trailing slash that
 * the other hosts take away by themselves.
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
