'use client';
import { type ComponentProps, type SyntheticEvent, useRef } from 'react';
import { type State, useDomEvents, useHydrated, useMachineActor } from '../behaviour';
import * as styles from './fallback-image.css';
import { fallbackImageMachine } from './fallback-image.machine';
import { Frame } from './frame';

/** The props of `FallbackImage`. */
export interface FallbackImageProps extends Omit<ComponentProps<'img'>, 'children' | 'ref'> {
  /** The address of the image. Empty where there is none: the fallback is shown. */
  src: string;
  /** The address of the fallback, such as a logo. Shown uncropped, with padding. */
  fallback: string;
  /** The alternative text, also of the fallback and the empty frame. */
  alt: string;
  /** Pixels. With `height`, the aspect ratio that is reserved. */
  width: number;
  /** Pixels. */
  height: number;
  /** Class of the frame; other props go to the image. */
  className?: string | undefined;
  /** The ref of the frame. */
  ref?: ComponentProps<'span'>['ref'] | undefined;
  /** Called with `loading`, `shown`, `fallback` or `empty` on every state change after the first render. */
  onStateChange?: ((state: State<typeof fallbackImageMachine>) => void) | undefined;
}

/** An image in a frame with reserved space: if it fails, `fallback` replaces it; if that fails too, the frame stays. */
export function FallbackImage(props: FallbackImageProps) {
  return <Picture {...props} />;
}

/** The same for an image that has failed already: `src` is not requested again. */
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
  const isMissing = !src && !srcSet;
  const actor = useMachineActor(fallbackImageMachine, {
    propEvents: [
      [`${src} ${srcSet}`, { type: 'src.change' }],
      // The browser requests nothing, and tells nothing.
      [isMissing, { type: isMissing ? 'fail' : 'src.change' }],
      [fallback, { type: 'fallback.change' }],
    ],
    initialEvent: hasFailed || isMissing ? { type: 'fail' } : undefined,
    onStateChange,
  });
  const { snapshot: state, send } = actor;
  useDomEvents(actor, {
    // An image in server HTML may have loaded or failed before hydration.
    hydrateFromDom: (send) => {
      if (hydrated || isMissing || !element.current?.complete) return;
      send({ type: element.current.naturalWidth > 0 ? 'load' : 'fail' });
    },
  });
  const isFallback = state.matches('fallback');

  const sending = (type: 'load' | 'fail', handler: typeof onLoad) => (event: SyntheticEvent<HTMLImageElement>) => {
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
          // A new element for each address: pending events of the last one are dropped.
          key={isFallback ? `fallback ${fallback}` : `${src} ${srcSet}`}
          ref={element}
          src={isFallback ? fallback : hasFailed ? undefined : src}
          {...(!isFallback && { srcSet, sizes })}
          alt={alt}
          width={width}
          height={height}
          className={styles.image}
          data-part="image"
          onLoad={sending('load', onLoad)}
          onError={sending('fail', onError)}
        />
      )}
    </Frame>
  );
}
