import { expect, test } from 'vitest';
import { dataUri } from './markup';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n  <path d="M0 0h8" fill="#0A5C3C"/>\n</svg>';

test('an SVG becomes a valid data URL, with spaces, quotes and brackets escaped, which decodes to the SVG', () => {
  expect(dataUri(svg)).toMatch(/^data:image\/svg\+xml,[\w%.~!$'()*+,;=:@/?-]+$/);
  const [, body = ''] = dataUri(svg).split(/,(.*)/s);
  expect(decodeURIComponent(body)).toBe(svg.replaceAll('"', "'").replace(/\s+/g, ' '));
});
