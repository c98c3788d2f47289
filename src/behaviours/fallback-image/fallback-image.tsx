'use client';
import { type ComponentProps, type SyntheticEvent, useRef } from 'react';
import { useBehaviour, useHydrated } from '../behaviour';
import * as styles from './fallback-image.css';
import { fallbackImageMachine } from './fallback-image.machine';
import { Frame } from './frame';

export interface FallbackImageProps extends Omit<ComponentProps<'img'>, 'children' | 'ref'> {
  src: string;
  /** The address of what stands in when `src` fails, such as a logo. Shown whole, with room around it. */
  fallback: string;
  /** Says what the picture says; it is kept whatever is shown. */
  alt: string;
  /** Pixels. With `height`, the shape that is kept free before, and whatever arrives. */
  width: number;
  height: number;
  /** Of the frame; everything else goes to the image in it. */
  className?: string;
  ref?: ComponentProps<'span'>['ref'];
  /** Told `loading`, `shown`, `fallback` or `empty`. */
  onStateChange?: ((state: string) => void) | undefined;
}

/**
 * An image in a frame that keeps its place: when it fails, `fallback` stands in; when that fails
 * too, the frame stays.
 */
export function FallbackImage(props: FallbackImageProps) {
  return <Picture {...props} />;
}

/** The same for a picture that is known to have failed: `src` is not asked for again. */
export function FailedImage(props: FallbackImageProps) {
  return <Picture {...props} hasFailed />;
}

function Picture({
  hasFailed = false,
  src,
  fallback,
  alt,
  width,
  height,
  className,
  ref,
  onLoad,
  onError,
  onStateChange,
  srcSet,
  sizes,
  ...image
}: FallbackImageProps & { hasFailed?: boolean }) {
  const element = useRef<HTMLImageElement>(null);
  const hydrated = useHydrated();
  const [state, send] = useBehaviour(fallbackImageMachine, {
    changes: [
      [src, { type: 'src.change' }],
      [fallback, { type: 'fallback.change' }],
    ],
    begin: hasFailed ? { type: 'fail' } : undefined,
    // An image that came from the server may have arrived, or failed, before anyone listened.
    adopt: (send) => {
      if (hydrated || !element.current?.complete) return;
      send({ type: element.current.naturalWidth > 0 ? 'load' : 'fail' });
    },
    onStateChange,
  });
  const isFallback = state.matches('fallback');

  const told = (type: 'load' | 'fail', handler: typeof onLoad) => (event: SyntheticEvent<HTMLImageElement>) => {
    handler?.(event);
    send({ type });
  };

  return (
    <Frame ref={ref} className={className} width={width} height={height} state={state.value}>
      {state.matches('empty') ? (
        <span {...(alt && { role: 'img', 'aria-label': alt })} className={styles.image} data-part="image" />
      ) : (
        <img
          {...image}
          // An element of its own for each address: what the last one still has to say is not about this one.
          key={isFallback ? `fallback ${fallback}` : src}
          ref={element}
          src={isFallback ? fallback : hasFailed ? undefined : src}
          {...(!isFallback && { srcSet, sizes })}
          alt={alt}
          width={width}
          height={height}
          className={styles.image}
          data-part="image"
          onLoad={told('load', onLoad)}
          onError={told('fail', onError)}
        />
      )}
    </Frame>
  );
}
