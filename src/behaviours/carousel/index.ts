export { Carousel, type CarouselProps, type CarouselTexts, carouselTexts } from './carousel';
