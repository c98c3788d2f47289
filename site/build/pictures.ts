import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { drawVoice } from '../../src/elements/voice/draw';
import { dark } from '../../src/theme/dark';
import { light } from '../../src/theme/light';
import type { Cover } from '../content/articles';
import { escapeText } from './markup';

/** The renderer supports neither woff2 nor variable axes: one static instance is made per build. */
async function displayFont(): Promise<string> {
  const woff2 = await readFile(new URL('../../src/theme/fonts/bricolage-grotesque.woff2', import.meta.url));
  const characters = Array.from({ length: 0x2200 }, (_, index) => String.fromCodePoint(index + 0x20)).join('');
  const file = join(tmpdir(), `halloway-display-${process.pid}.ttf`);
  await writeFile(file, await subsetFont(woff2, characters, { targetFormat: 'sfnt', variationAxes: { opsz: 72 } }));
  return file;
}

/** Lines of at most `length` characters, broken between words. */
function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The logo mark: the drawing of the spoken name. */
function mark(name: string, size: number, { background, color }: { background?: string; color: string }) {
  const { d, width } = drawVoice(name, { height: 60, unit: 26 });
  const scale = (size * 0.8) / width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
${background ? `<rect width="${size}" height="${size}" fill="${background}"/>` : ''}
<path transform="translate(${size * 0.1} ${size / 2 - 30 * scale}) scale(${scale})" d="${d}" fill="none" stroke="${color}" stroke-width="${1.6 / Math.max(scale, 0.4)}"/></svg>`;
}

/** The mark in its natural proportions: the fallback of a missing picture, in light and in dark. */
export function logo(name: string): string {
  const { d, width } = drawVoice(name, { height: 60, unit: 26 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="120" viewBox="0 0 ${width} 60"><path d="${d}" fill="none" stroke="${light.live}" stroke-width="1.6"/></svg>`;
}

/**
 * The cover of an article: the drawing of its title in rows of its own. Light strokes on a dark background in both themes,
 * since an image does not know the page's theme.
 */
export function cover({
  rows,
  live,
  loudness = rows.map(() => 1),
  isSum = false,
}: Cover & { rows: readonly string[] }): string {
  const [width, height, margin] = [640, 360, 32];
  // Larger than on a page: a card scales it to little more than half.
  const scale = 1.6;
  const share = (height - 2 * margin) / loudness.reduce((sum, one) => sum + one);
  const longest = (unit: number) => Math.max(...rows.map((row) => drawVoice(row, { height: 100, unit }).width));
  // As wide as the longest row allows.
  let unit = 56;
  while (longest(unit) > (width - 2 * margin) / scale) unit--;
  let top = margin;
  const drawn = rows.map((row, index) => {
    const room = share * (loudness[index] ?? 1);
    // Smaller than its row, so that no stroke touches another.
    const tall = Math.min(room * 0.88, 200) / scale;
    const voice = drawVoice(row, { height: tall, unit });
    const end = voice.words.at(-1)?.end ?? 0;
    const x = isSum ? width - margin - end * scale : margin;
    const y = top + (room - tall * scale) / 2;
    top += room;
    const playhead = index === live ? `M${end} 0v${tall.toFixed(1)}` : '';
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})" d="${voice.d}${playhead}" stroke="${index === live ? dark.live : dark.ink}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${dark.raised}"/>
<g fill="none" stroke-width="1.2">${drawn.join('')}</g></svg>`;
}

const png = (svg: string, font?: string) =>
  new Resvg(svg, {
    font: { loadSystemFonts: false, ...(font && { fontFiles: [font], defaultFontFamily: 'Bricolage Grotesque' }) },
  })
    .render()
    .asPng();

/** The mark in 16 pixels, where the whole name would be three blobs: the half-waves of its first syllable. */
const smallMark = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 16 16"><path d="M1 8q1.2-5 2.4 0q1.4 13 2.8 0q1.6-19 3.2 0q1.4 15 2.8 0q1.2-7 2.8 0" fill="none" stroke="${light.live}" stroke-width="1.7" stroke-linecap="round"/></svg>`;

/** The site's icons, all of them the mark: file name and content. */
export function icons(name: string): [file: string, content: string | Buffer][] {
  const icon = (size: number) => png(mark(name, size, { background: light.paper, color: light.live }));
  return [
    ['favicon.svg', smallMark],
    ['favicon.ico', ico(png(smallMark.replaceAll('"64"', '"32"')))],
    ['apple-touch-icon.png', icon(180)],
    ['icon-192.png', icon(192)],
    ['icon-512.png', icon(512)],
  ];
}

/** An ICO file with one 32-pixel PNG. */
function ico(image: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** The drawing's margins, and the width between them. */
const margin = 64;
const room = 1200 - 2 * margin;

/** The voice of a sentence, as large as it fits: it ends where its sentence ends. */
function voiceInRoom(text: string) {
  const size = { height: 190, unit: 42 };
  const { width } = drawVoice(text, size);
  return drawVoice(text, { ...size, unit: Math.floor(size.unit * Math.min(1, room / width)) });
}

/** Renders the social picture of a page: 1200 × 630, a sentence that is said on it, in quotes, and its drawing. */
export async function socialPictures(name: string): Promise<(sentence: string) => Buffer> {
  const font = await displayFont();
  return (sentence) => {
    const lines = wrap(`“${sentence}”`, 36);
    const size = lines.length > 3 ? 60 : 74;
    const text = lines
      .map(
        (line, index) =>
          `<text x="${margin}" y="${176 + index * size * 1.08}" font-size="${size}" letter-spacing="${-size * 0.025}">${escapeText(line)}</text>`,
      )
      .join('');
    return png(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${dark.paper}"/>
<g font-family="Bricolage Grotesque" fill="${dark.ink}"><text x="${margin}" y="84" font-size="34" fill="${dark.brand}">${escapeText(name)}</text>${text}</g>
<g transform="translate(${margin} 424)" fill="none" stroke-width="1.6"><path d="${voiceInRoom(sentence).d}" stroke="${dark.live}"/></g></svg>`,
      font,
    );
  };
}
