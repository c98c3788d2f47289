'use client';
import { lazy, Suspense, useLayoutEffect, useReducer, useRef } from 'react';
import { useHydrated } from '../../theme/hydrated';
import type { FallbackImageProps } from './fallback-image';
import * as styles from './fallback-image.css';
import { Frame } from './frame';
import { next } from './states';

// If this import fails, the empty frame stays.
const Failed = lazy(() =>
  import('./fallback-image').then(
    ({ FailedImage }) => ({ default: FailedImage }),
    () => ({ default: EmptyFrame }),
  ),
);

export type LazyFallbackImageProps = Omit<FallbackImageProps, 'ref' | 'onLoad' | 'onError' | 'onStateChange'>;

/**
 * A `FallbackImage` which imports XState only if the image fails: for sections, which a product may use without it. Until then a
 * reducer follows the states of the machine.
 */
export function LazyFallbackImage(props: LazyFallbackImageProps) {
  return <Picture key={`${props.src} ${props.srcSet}`} {...props} />;
}

function Picture(props: LazyFallbackImageProps) {
  const { src, srcSet, sizes, fallback: _, className, alt, width, height, ...image } = props;
  const [state, send] = useReducer(next, src || srcSet ? 'loading' : 'fallback');
  const element = useRef<HTMLImageElement>(null);
  const hydrated = useRef(useHydrated());
  useLayoutEffect(() => {
    // An image in server HTML may have loaded or failed before hydration.
    const { complete, naturalWidth = 0 } = element.current ?? {};
    if (!hydrated.current && complete) send(naturalWidth > 0 ? 'load' : 'fail');
  }, []);
  const plain = (
    <Frame className={className} width={width} height={height} state={state === 'shown' ? state : 'loading'}>
      <img
        {...image}
        ref={element}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        className={styles.image}
        data-part="image"
        onLoad={() => send('load')}
        onError={() => send('fail')}
      />
    </Frame>
  );
  // It fails again, in another element, while the code is loading.
  if (state !== 'fallback' && state !== 'empty') return plain;
  return (
    <Suspense fallback={plain}>
      <Failed {...props} />
    </Suspense>
  );
}

function EmptyFrame({ alt, ...frame }: LazyFallbackImageProps) {
  return (
    <Frame className={frame.className} width={frame.width} height={frame.height} state="empty">
      <span {...(alt && { role: 'img', 'aria-label': alt })} className={styles.image} data-part="image" />
    </Frame>
  );
}
