import { fireEvent } from '@testing-library/react';
import { type Driver, press } from '../../testing/driver';
import { owner } from '../../testing/owner';
import { Carousel, type CarouselProps } from '.';

const slides = ['One', 'Two', 'Three'];
const { useOwned, set } = owner<number>();

function Product(props: Partial<CarouselProps>) {
  const [value, setValue] = useOwned();
  return <Carousel label="What customers say" items={slides} value={value} onValueChange={setValue} {...props} />;
}

export const driver: Driver = {
  input: { count: slides.length },
  render: (_, props) => <Product {...props} />,
  events: {
    previous: press('Previous slide'),
    next: press('Next slide'),
    resize: () => fireEvent(window, new Event('resize')),
    set: ({ index }) => set(index),
    'count.change': ({ count }, { rerender }) => rerender({ items: slides.slice(0, count) }),
  },
  // A number that stays the same says nothing.
  cannot: ({ context }, { type, count }) => type === 'count.change' && context.count === count,
};
