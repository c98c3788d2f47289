import { type RefObject, useLayoutEffect, useState } from 'react';

/** The inner size of an element, in px. */
export function useSize(place: RefObject<Element | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
