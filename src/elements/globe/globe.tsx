import { type ComponentProps, useMemo } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './globe.css';
import { grid } from './grid';
import { land } from './land';

/** Degrees north and east. */
export type GlobePlace = readonly [latitude: number, longitude: number];

/** The props of `Globe`. */
export interface GlobeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The place in the middle. */
  center: GlobePlace;
  /** A highlighted place, such as an office. */
  marker?: GlobePlace | undefined;
  /** How much of the disc is drawn, from its top: 1 for all, 0.3 for a horizon. Default: 1. */
  visible?: number | undefined;
}

const radius = 480;
const middle = 500;

/** Orthographic projection; `depth` is 1 in the middle of the view, 0 at the limb, negative behind it. */
function project([latitude, longitude]: GlobePlace, [centerLatitude, centerLongitude]: GlobePlace) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [phi, lambda, phi0] = [radians(latitude), radians(longitude - centerLongitude), radians(centerLatitude)];
  const depth = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda);
  return {
    x: middle + radius * Math.cos(phi) * Math.sin(lambda),
    y: middle - radius * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda)),
    depth,
  };
}

/** How far from the marker the first dots are, in units of the drawing: a dot behind it would be cut in half. */
const MARKER_ROOM = 24;

/** The land visible from above `center`, as dots, without those behind `marker`. */
export function dots(center: GlobePlace, visible = 1, marker?: GlobePlace): string {
  const mark = marker && project(marker, center);
  const bytes = Uint8Array.from(atob(land), (character) => character.charCodeAt(0));
  let path = '';
  let index = 0;
  for (const place of grid()) {
    const isLand = ((bytes[index >> 3] ?? 0) >> (index & 7)) & 1;
    index++;
    if (!isLand) continue;
    const { x, y, depth } = project(place, center);
    // Leaves out dots that the lower edge would clip.
    const isBehindMarker = mark && Math.hypot(x - mark.x, y - mark.y) < MARKER_ROOM;
    if (depth > 0.06 && y < 1000 * visible - 4 && !isBehindMarker) path += `M${Math.round(x)} ${Math.round(y)}h0`;
  }
  return path;
}

/** The earth in dots. Decorative: hidden from screen readers. */
export function Globe({ center, marker, visible = 1, className, ...svg }: GlobeProps) {
  const path = useMemo(() => dots(center, visible, marker), [center, visible, marker]);
  const at = marker && project(marker, center);
  return (
    <svg
      data-scope="globe"
      data-part="root"
      viewBox={`0 0 1000 ${1000 * visible}`}
      aria-hidden="true"
      focusable="false"
      {...svg}
      className={classNames(styles.root, className)}
    >
      <circle className={styles.limb} cx={middle} cy={middle} r={radius + 12} />
      <path className={styles.dots} d={path} />
      {at && at.depth > 0 && (
        <>
          <circle className={styles.ring} cx={Math.round(at.x)} cy={Math.round(at.y)} r="22" />
          <circle className={styles.marker} cx={Math.round(at.x)} cy={Math.round(at.y)} r="11" />
        </>
      )}
    </svg>
  );
}
