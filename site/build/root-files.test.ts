import { describe, expect, test } from 'vitest';
import terms from '../content/legal/terms.mdx?raw';
import { idOf } from './rehype-outline';
import { rootFiles, securityTxt } from './root-files';

const now = new Date('2026-11-23T11:00:00.000Z');
const file = (path: string) => rootFiles(now).find(([name]) => name === path)?.[1] ?? '';

describe('security.txt (RFC 9116)', () => {
  const fields = new Map(
    securityTxt(now)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );

  test('gives a contact, its own canonical address, and a time within a year of the build when it expires', () => {
    expect(fields.get('Contact')).toBe('mailto:security@halloway.example');
    expect(fields.get('Canonical')).toBe('https://www.halloway.example/.well-known/security.txt');
    expect(file('.well-known/security.txt')).toBe(securityTxt(now));
    const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / 86_400_000;
    expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThan(366);
  });

  test('links to the policy, a section of the terms', () => {
    const [, fragment] = fields.get('Policy')?.split('#') ?? [];
    const headings = [...terms.matchAll(/^## (.*)$/gm)].map(([, title = '']) => idOf(title));
    expect(headings).toContain(fragment);
    expect(terms).toMatch(/\*\*Security research\.\*\* You may look for weaknesses/);
  });
});

test('the manifest has the site’s name and colors', () => {
  expect(JSON.parse(file('site.webmanifest'))).toMatchObject({
    id: '/',
    short_name: 'Halloway',
    theme_color: '#F6F7F3',
    background_color: '#F6F7F3',
  });
});
