export { FallbackImage, type FallbackImageProps } from './fallback-image';
