import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './workbench.css';

/** A window of `width` px, drawn smaller when there is not that much room: the story never knows. */
export function Fit({ width, children }: { width: number; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const scale = width > 0 && size.width > 0 ? Math.min(1, size.width / width) : 1;
  return (
    <div ref={room} className={styles.room}>
      <div
        className={styles.fit}
        style={
          width > 0
            ? { inlineSize: width, blockSize: size.height / scale, transform: `scale(${scale})` }
            : { inlineSize: '100%', blockSize: '100%' }
        }
      >
        {children}
      </div>
      {width > 0 && (
        <p className={styles.scale}>
          {width} px{scale < 1 ? ` at ${Math.round(scale * 100)} %` : ''}
        </p>
      )}
    </div>
  );
}
