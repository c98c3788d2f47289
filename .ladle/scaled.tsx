import type { ReactNode } from 'react';
import * as styles from './workbench.css';

interface ScaledProps {
  /** In px, before it is scaled. */
  width: number;
  height: number;
  scale: number;
  children: ReactNode;
}

/** A window that is drawn smaller, so that what is in it keeps its layout. */
export const Scaled = ({ width, height, scale, children }: ScaledProps) => (
  <div className={styles.window} style={{ inlineSize: width * scale, blockSize: height * scale }}>
    <div style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}>{children}</div>
  </div>
);
