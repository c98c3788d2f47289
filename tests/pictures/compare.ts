/** Pictures as pixels: read, written, and compared. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Four bytes per pixel: red, green, blue, alpha. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/**
 * How far apart two colors may be, of 1 for black and white: a few of 255 steps, which is how far two processors of one
 * kind may round apart, and too little to be visible.
 */
const THRESHOLD = 0.02;
/**
 * So few pixels do not count. Chromium does not always smooth the edge of a drawing alike when it is busy: two pixels of
 * an icon of 16 × 16 px differed by 9 of 255 steps in one of four pictures. A changed color or place is more pixels.
 */
const FEW = 8;

/** From a file's path or bytes. */
export async function readPicture(file: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Lossless: WebP takes about half of PNG's size. */
export async function writePicture({ data, width, height }: Picture, path: string): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(path);
}

export const isSame = (a: Picture, b: Picture) => a.width === b.width && a.height === b.height && a.data.equals(b.data);

/** How many pixels differ, 0 for a few, and a picture of the difference. Pixels outside of one of the pictures differ. */
export async function compare(before: Picture, after: Picture): Promise<{ pixels: number; difference: Picture }> {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [a, b] = await Promise.all([extended(before, width, height), extended(after, width, height)]);
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(a, b, data, width, height, { threshold: THRESHOLD, includeAA: true });
  const changed = pixels > FEW ? pixels : 0;
  const grown = isSize(before, after) ? 0 : width * height - Math.min(areaOf(before), areaOf(after));
  return { pixels: Math.max(changed, grown), difference: { width, height, data } };
}

const areaOf = ({ width, height }: Picture) => width * height;
const isSize = (a: Picture, b: Picture) => a.width === b.width && a.height === b.height;

function extended(picture: Picture, width: number, height: number): Promise<Buffer> | Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .extend({ right: width - picture.width, bottom: height - picture.height, background: '#f0f' })
    .raw()
    .toBuffer();
}
