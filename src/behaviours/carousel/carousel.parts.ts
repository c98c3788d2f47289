/** The parts of `Carousel`. Without 'use client', so that a server component may use the namespace. */
export {
  CarouselControls as Controls,
  CarouselNext as Next,
  CarouselPicker as Picker,
  CarouselPickerButton as PickerButton,
  CarouselPosition as Position,
  CarouselPrevious as Previous,
  CarouselRoot as Root,
  CarouselSlide as Slide,
  CarouselTrack as Track,
  CarouselViewport as Viewport,
} from './carousel';
