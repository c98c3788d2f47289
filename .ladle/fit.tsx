import { type ReactNode, useRef } from 'react';
import { Divider } from './divider';
import { Scaled } from './scaled';
import { useSize } from './use-size';
import * as styles from './workbench.css';

interface FitProps {
  /** In px; 0 for the available width. */
  width: number;
  /** Called when the edge of a chosen width is moved. */
  resize: (width: number) => void;
  children: ReactNode;
}

/** A window of `width` px, scaled down if there is less room, so that the story keeps its layout width. Its edge can be moved. */
export function Fit({ width, resize, children }: FitProps) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const chosen = width || size.width;
  const scale = Math.min(1, size.width / chosen) || 1;
  return (
    <div className={styles.fitAndEdge}>
      <div ref={room} className={styles.room}>
        <Scaled width={chosen} height={size.height / scale} scale={scale}>
          {children}
        </Scaled>
        {width > 0 && (
          <p className={styles.scale}>
            {width} px{scale < 1 ? ` at ${Math.round(scale * 100)} %` : ''}
          </p>
        )}
      </div>
      {width > 0 && (
        <Divider
          label="Edge of the canvas, in px"
          value={width}
          min={240}
          max={2560}
          move={(px = 0) => resize(px)}
          at={({ clientX }) => Math.min(clientX - (room.current?.getBoundingClientRect().left ?? 0), size.width)}
          style={{ insetInlineStart: `min(100% - 0.75rem, ${width * scale}px)` }}
        />
      )}
    </div>
  );
}
