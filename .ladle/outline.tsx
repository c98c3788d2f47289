/** Outlines every box of the story, and says the size of the one under the pointer. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './workbench.css';

const px = (length: number) => Math.round(length * 10) / 10;

function sizeOf(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  const { padding, margin } = getComputedStyle(element);
  return `<${element.localName}> ${px(width)} × ${px(height)} px, padding ${padding}, margin ${margin}`;
}

export function Outline() {
  const [size, setSize] = useState('');
  useEffect(() => {
    const measure = ({ target }: PointerEvent) => target instanceof Element && setSize(sizeOf(target));
    document.documentElement.dataset.outline = '';
    addEventListener('pointerover', measure);
    return () => {
      delete document.documentElement.dataset.outline;
      removeEventListener('pointerover', measure);
    };
  }, []);
  return createPortal(size && <p className={styles.measured}>{size}</p>, document.body);
}
