import { Carousel, CarouselParts, Quote } from '@halloway/ui';
import type { Story } from '@ladle/react';

const items = [
  <Quote key="clinic" speaker="Head of Support" industry="regional clinic group">
    The first week I listened to every call. By the third I only listened to the ones it had handed to us.
  </Quote>,
  <Quote key="hotel" speaker="Front Office Manager" industry="city hotel">
    Nobody at the desk has had to choose between the guest in front of them and the one on the line.
  </Quote>,
  <Quote key="agency" speaker="Broker" industry="independent real estate agency">
    It asks the three questions I would have asked, and writes the answers down better than I do.
  </Quote>,
  <Quote key="dentist" speaker="Owner" industry="two-chair dental practice">
    It picks up.
  </Quote>,
];

const Testimonials = () => <Carousel label="What customers say" items={items} />;

export const Resting: Story = () => <Testimonials />;
Resting.meta = { machine: 'carousel', state: 'resting' };

export const Dragging: Story = () => <Testimonials />;
Dragging.meta = { machine: 'carousel', state: 'dragging', context: { index: 1 } };

export const Settling: Story = () => <Testimonials />;
Settling.meta = { machine: 'carousel', state: 'settling', context: { index: 2 } };

export const Resizing: Story = () => <Testimonials />;
Resizing.meta = { machine: 'carousel', state: 'resizing', viewport: 390, context: { index: 1 } };

export const LastSlide: Story = () => <Testimonials />;
LastSlide.meta = { machine: 'carousel', state: 'resting', context: { index: 3 } };

export const OneSlide: Story = () => <Carousel label="What customers say" items={items.slice(0, 1)} />;
OneSlide.meta = { machine: 'carousel', state: 'resting' };

/** A button for each slide, and no end. */
export const WithPicker: Story = () => (
  <CarouselParts.Root aria-label="What customers say" count={items.length} loop>
    <CarouselParts.Viewport>
      <CarouselParts.Track>
        {items.map((item, index) => (
          <CarouselParts.Slide key={item.key} index={index}>
            {item}
          </CarouselParts.Slide>
        ))}
      </CarouselParts.Track>
    </CarouselParts.Viewport>
    <CarouselParts.Controls>
      <CarouselParts.Picker />
      <CarouselParts.Previous />
      <CarouselParts.Next />
    </CarouselParts.Controls>
  </CarouselParts.Root>
);
WithPicker.meta = { machine: 'carousel' };

export const Live: Story = () => <Testimonials />;
Live.meta = { machine: 'carousel' };
