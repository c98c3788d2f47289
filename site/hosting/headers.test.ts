import { expect, test } from 'vitest';
import {
  endpointHeaders,
  type HeaderRow,
  hashedCaching,
  pathMatches,
  redirects,
  siteHeaderRules,
  siteHeaders,
  toHeadersFile,
  toRedirectsFile,
  workbenchHeaders,
} from './headers';
import { headersFor, parseHeadersFile, parseRedirectsFile } from './rules';

const backend = 'https://dashboard.halloway.example/';
const directive = (row: HeaderRow, name: string) =>
  row['Content-Security-Policy']?.split('; ').find((part) => part.startsWith(`${name} `));

test('a page may load scripts and styles from the site’s files only, and text may not become code', () => {
  const row = siteHeaders({ backend });
  expect(row['Content-Security-Policy']).not.toMatch(/unsafe|\*|http:/);
  expect(directive(row, 'default-src')).toBe("default-src 'none'");
  expect(directive(row, 'script-src')).toBe("script-src 'self'");
  expect(directive(row, 'style-src')).toBe("style-src 'self'");
  expect(directive(row, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  // Trusted Types.
  expect(directive(row, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
});

test.each(['connect-src', 'form-action'])(
  '%s lets forms post to the backend of the build, and to no other host',
  (name) => {
    expect(directive(siteHeaders({ backend }), name)).toBe(`${name} 'self' https://dashboard.halloway.example`);
    expect(directive(siteHeaders({ backend: '/' }), name)).toBe(`${name} 'self'`);
    expect(directive(siteHeaders({ backend: '' }), name)).toBe(`${name} 'self'`);
  },
);

test.each([
  ['site', siteHeaders({ backend })],
  ['workbench', workbenchHeaders()],
  ['endpoints', endpointHeaders()],
])('the %s sends HSTS for two years, and restricts type sniffing, referrer, devices and opener', (_, row) => {
  expect(row['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
  expect(row['X-Content-Type-Options']).toBe('nosniff');
  expect(row['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  expect(row['Permissions-Policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/);
  expect(row['Cross-Origin-Opener-Policy']).toBe('same-origin');
});

test('other sites may show the social pictures and icons (helmetjs/helmet#385), and load no scripts, styles and fonts', () => {
  const policyOf = (path: string) => headersFor(siteHeaderRules({ backend }), path)['Cross-Origin-Resource-Policy'];
  for (const path of ['/social/home.png', '/favicon.svg', '/favicon.ico', '/']) expect(policyOf(path)).toBeUndefined();
  expect(policyOf('/assets/entry-B6j1IK99.js')).toBe('same-origin');
});

test('the workbench’s policy is looser for styles, frames and markup only', () => {
  const row = workbenchHeaders();
  expect(directive(row, 'script-src')).toBe("script-src 'self'");
  expect(directive(row, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(directive(row, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(directive(row, 'frame-src')).toBe("frame-src 'self'");
  expect(directive(row, 'require-trusted-types-for')).toBeUndefined();
  const looser = ['style-src', 'img-src', 'font-src', 'frame-src', 'frame-ancestors', 'require-trusted-types-for'];
  const others = (policy = '') =>
    policy.split('; ').filter((part) => !looser.some((name) => part.startsWith(`${name} `)));
  const site = siteHeaders({ backend: '/' });
  expect(others(row['Content-Security-Policy'])).toEqual(others(site['Content-Security-Policy']));
});

test('_headers round-trips, and every line fits the 2,000 characters that hosts read', () => {
  const text = toHeadersFile({ backend });
  expect(parseHeadersFile(text)).toEqual(siteHeaderRules({ backend }));
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2_000);
});

test('no path gets the same header from two rules, which hosts would join', () => {
  const rules = parseHeadersFile(toHeadersFile({ backend }));
  expect(headersFor(rules, '/assets/entry-B6j1IK99.js')).toEqual({
    ...siteHeaders({ backend }),
    'Cache-Control': hashedCaching,
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(headersFor(rules, '/about')).toEqual(siteHeaders({ backend }));
});

test('_redirects round-trips, and lists each existing page before a rule that matches it', () => {
  expect(parseRedirectsFile(toRedirectsFile(['/', '/about', '/media/blog', '/media/blog/ai-roi']))).toEqual([
    { from: '/media/blog/ai-roi', to: '/media/blog/ai-roi', status: 200 },
    { from: '/media/blog/ai-roi/', to: '/media/blog/ai-roi', status: 301 },
    ...redirects,
  ]);
});

test('on hosts that apply redirects before files, a trailing slash leads to its article, and an unknown article to the list', () => {
  const rules = parseRedirectsFile(toRedirectsFile(['/media/blog', '/media/blog/ai-roi']));
  const first = (path: string) => rules.find(({ from }) => pathMatches(from, path));
  expect(first('/media/blog/ai-roi')).toMatchObject({ to: '/media/blog/ai-roi', status: 200 });
  expect(first('/media/blog/ai-roi/')).toMatchObject({ to: '/media/blog/ai-roi', status: 301 });
  expect(first('/media/blog/no-such-article/')).toMatchObject({ to: '/media/blog', status: 302 });
  expect(first('/media/blog')).toBeUndefined();
});

test('a repeated header is joined with a comma, as the hosts do', () => {
  const rules = parseHeadersFile('/*\n  Vary: A\n# a comment\n\n/x\n  Vary: B\n');
  expect(headersFor(rules, '/x')).toEqual({ Vary: 'A, B' });
  expect(headersFor(rules, '/y')).toEqual({ Vary: 'A' });
});

test.each(['  Vary: A\n', '/*\n  no colon\n', '/*\nVary: A\n'])(
  'an invalid _headers file is refused as a whole: %j',
  (text) => {
    expect(() => parseHeadersFile(text)).toThrow(/_headers, line \d/);
  },
);

test.each(['/a /b', '/a https://evil.example 302', '/a /b 418', '/a'])(
  'an invalid _redirects file is refused as a whole: %j',
  (text) => {
    expect(() => parseRedirectsFile(text)).toThrow(/_redirects, line 1/);
  },
);
