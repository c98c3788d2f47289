import { expect, test } from 'vitest';
import {
  endpointHeaders,
  type HeaderRow,
  hashedCaching,
  headersFor,
  pathMatches,
  siteHeaderRules,
  siteHeaders,
  toHeadersFile,
  toRedirectsFile,
  workbenchHeaders,
} from './headers';

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

test('_headers has every rule, in lines that fit the 2,000 characters that hosts read', () => {
  const lines = toHeadersFile({ backend }).split('\n');
  const rules = siteHeaderRules({ backend }).flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  expect(lines).toEqual([expect.stringMatching(/^# .*must-revalidate$/), ...rules, '']);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2_000);
});

test('no path gets the same header from two rules, which hosts would join', () => {
  const names = siteHeaderRules({ backend }).flatMap(({ headers }) => Object.keys(headers));
  expect(new Set(names).size).toBe(names.length);
  const rules = siteHeaderRules({ backend });
  expect(headersFor(rules, '/assets/entry-B6j1IK99.js')).toEqual({
    ...siteHeaders({ backend }),
    'Cache-Control': hashedCaching,
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(headersFor(rules, '/about')).toEqual(siteHeaders({ backend }));
});

test('_redirects keeps each existing page, and leads its trailing slash to it, before a rule that matches it', () => {
  const [, ...lines] = toRedirectsFile(['/', '/about', '/media/blog', '/media/blog/ai-roi']).trim().split('\n');
  expect(lines).toEqual([
    '/media/blog/ai-roi /media/blog/ai-roi 200',
    '/media/blog/ai-roi/ /media/blog/ai-roi 301',
    '/media/blog/* /media/blog 302', // Not the list itself.
  ]);
  expect(pathMatches('/media/blog/*', '/media/blog')).toBe(false);
});
