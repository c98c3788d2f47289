import { drawVoice } from '../../elements/voice/draw';
import { dark } from '../../theme/dark';
import { light } from '../../theme/light';

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Padding of the drawing, in pixels. */
const MARGIN = 24;

/** The drawing of a sentence as an SVG file for light and dark backgrounds. */
export function drawingOf(text: string): Blob {
  const { d, width, height } = drawVoice(text, { height: 272, unit: 46 });
  const [w, h] = [Math.ceil(width) + 2 * MARGIN, height + 2 * MARGIN];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-MARGIN} ${-MARGIN} ${w} ${h}"><title>${text.replace(/[&<>]/g, (mark) => marks[mark] ?? '')}</title><style>path{fill:none;stroke:${light.ink};stroke-width:1.1;stroke-linecap:round}@media(prefers-color-scheme:dark){path{stroke:${dark.ink}}}</style><path d="${d}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** Downloads a file, like a link with `download`. */
export function save(file: Blob, name: string) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(href));
}
