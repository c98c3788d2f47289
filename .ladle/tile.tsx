/** A story in a small window of its own, while it is in view. */
import { useEffect, useRef, useState } from 'react';
import type { StorySummary } from './catalog';
import { Frame } from './frame';
import * as styles from './overview.css';
import { Scaled } from './scaled';
import { parseSettings } from './settings';
import { failuresOf, Status } from './status';
import { useTheme } from './theme';
import { useSize } from './use-size';
import { link } from './workbench.css';

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
  return (
    <li className={styles.state}>
      <div ref={place} style={{ aspectRatio: '1' }} inert>
        {isNear && room > 0 && (
          <Scaled width={width} height={width} scale={room / width}>
            <Frame story={id} theme={theme} rtl={false} settings={settings} notify={() => {}} ref={null} />
          </Scaled>
        )}
      </div>
      <a className={link} href={`?story=${id}${isInspected ? `&viewport=${width}` : ''}`} target="_top">
        {title}
      </a>{' '}
      <Status of={[id]} />
      {isInspected && <p className={styles.counts}>{failuresOf(id)?.join(', ')}</p>}
    </li>
  );
}
