/** Degrees between two rows of dots, and between two dots of a row along the equator. */
const step = 1.5;

/** Latitude and longitude of every dot, in degrees: rows of equal distance, thinner towards the poles. */
export function* grid(): Generator<readonly [latitude: number, longitude: number]> {
  for (let latitude = 82; latitude >= -58; latitude -= step) {
    const count = Math.max(1, Math.round((360 / step) * Math.cos((latitude * Math.PI) / 180)));
    for (let index = 0; index < count; index++) yield [latitude, -180 + (360 * index) / count];
  }
}
