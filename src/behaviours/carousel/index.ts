export {
  Carousel,
  type CarouselChangeReason,
  type CarouselControlsProps,
  type CarouselPositionProps,
  type CarouselProps,
  type CarouselRootProps,
  type CarouselSlideProps,
  type CarouselSlideState,
  type CarouselState,
  type CarouselTexts,
  type CarouselTrackProps,
  type CarouselTurnProps,
  type CarouselTurnState,
  type CarouselViewportProps,
  carouselTexts,
} from './carousel';
export * as CarouselParts from './carousel.parts';
