export { Carousel, type CarouselChangeReason, type CarouselProps, type CarouselTexts, carouselTexts } from './carousel';
