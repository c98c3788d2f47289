/** A story in a small window of its own, while it is in view. */
import { useEffect, useRef, useState } from 'react';
import type { StorySummary } from './catalog';
import { Frame } from './frame';
import * as styles from './overview.css';
import { parseSettings } from './settings';
import { failuresOf, Status } from './status';
import { useTheme } from './theme';
import { useSize } from './use-size';

const settings = parseSettings('');

interface TileProps extends StorySummary {
  /** Of its window, in px. */
  width: number;
  /** Whether what fails is looked at: it is said, and the link keeps the width, for which the page is loaded anew. */
  isInspected?: boolean;
}

export function Tile({ id, title, width, isInspected = false }: TileProps) {
  const place = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const { width: room } = useSize(place);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    // A window for each of hundreds of stories is more than a browser holds.
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '200px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const size = { inlineSize: width, blockSize: width, transform: `scale(${room / width})`, transformOrigin: '0 0' };
  return (
    <li className={styles.state}>
      <div ref={place} className={styles.sheetWindow} inert>
        {isNear && room > 0 && (
          <div style={size}>
            <Frame story={id} theme={theme} rtl={false} settings={settings} notify={() => {}} ref={null} />
          </div>
        )}
      </div>
      <a className={styles.link} href={`?story=${id}${isInspected ? `&viewport=${width}` : ''}`} target="_top">
        {title}
      </a>
      <Status of={[id]} />
      {isInspected && <span className={styles.counts}>{failuresOf(id)?.join(', ')}</span>}
    </li>
  );
}
