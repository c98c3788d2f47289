import { Carousel, VoicePlayer } from '@halloway/ui';
import type { ReactNode } from 'react';
import { $, $$, devtools, drag, expect, middle, mouse, render, test, vi, wait } from './kit';

const positions = () => $$('[data-part="position"]').map((one) => one.textContent);
const slides = (first: ReactNode) => [first, <p key="b">Second</p>, <p key="c">Third</p>];

const dragged: [string, ReactNode, (number | string)[]][] = [
  [
    'a carousel (davidjerleke/embla-carousel#141, kenwheeler/slick#3516)',
    <Carousel key="a" label="Inner" items={slides(<p key="a">First</p>)} />,
    ['2 of 3', '1 of 3'],
  ],
  [
    'a player (OnsenUI/OnsenUI#1763)',
    <VoicePlayer key="a" label="Greeting" text="Good morning and welcome to the inn" />,
    ['1 of 3'],
  ],
  [
    'a slider of another library (Splidejs/splide#470)',
    <div key="a" role="slider" aria-valuenow={1} tabIndex={0} style={{ blockSize: 40 }} />,
    ['1 of 3'],
  ],
];

test.for(dragged)('what is dragged in a slide is %s, and not the slide', async ([, content, shown]) => {
  await render(
    <div style={{ inlineSize: 600 }}>
      <Carousel label="Guests" items={slides(content)} />
    </div>,
  );
  const [x, y] = middle($('[aria-label="Inner"] [data-part="viewport"], [role="slider"]'));
  await drag([x + 150, y], [x - 150, y]);
  await wait(500);
  expect(positions()).toEqual(shown);
});

test('many slides have widths that are no whole pixels, and the place that is said is the shown one (SSENSE/vue-carousel#274)', async () => {
  await render(
    <div style={{ inlineSize: 500 }}>
      <style>{'[data-part="slide"] { inline-size: calc(100% / 11) !important }'}</style>
      <Carousel label="Guests" items={Array.from({ length: 110 }, (_, at) => at)} />
    </div>,
  );
  const viewport = $('[data-part="viewport"]');
  viewport.scrollTo(88 * (500 / 11), 0);
  await wait(300);
  expect(positions()).toEqual(['89 to 99 of 110']);
});

const five = Array.from({ length: 5 }, (_, at) => at);
/** Where the strip is, in slides. */
const scrolled = () => $('[data-part="viewport"]').scrollLeft / $('[data-part="viewport"]').clientWidth;

test('with `* { scroll-behavior: smooth }` of the product, a carousel begins at its slide, and slides stay under the mouse (inokawa/virtua#939)', async () => {
  const onValueChange = vi.fn();
  await render(
    <div style={{ inlineSize: 600 }}>
      <style>{'* { scroll-behavior: smooth }'}</style>
      <Carousel label="Guests" items={five} defaultValue={3} onValueChange={onValueChange} />
    </div>,
  );
  await wait(500);
  expect(onValueChange).not.toHaveBeenCalled();
  const [x, y] = middle($('[data-part="viewport"]'));
  await mouse('mouseMoved', x, y);
  await mouse('mousePressed', x, y);
  for (const way of [30, 150, 270]) await mouse('mouseMoved', x + way, y, { button: 'left', buttons: 1 });
  expect(scrolled()).toBeCloseTo(3 - (270 - 30) / 600, 1);
  await mouse('mouseReleased', x + 270, y);
});

test('a drag that the browser takes from a pen, to scroll, turns no slide', async () => {
  await render(
    <div style={{ inlineSize: 600 }}>
      <Carousel label="Guests" items={five} defaultValue={2} />
    </div>,
  );
  const viewport = $('[data-part="viewport"]');
  const [x, y] = middle(viewport);
  const pen = { pointerType: 'pen' };
  await mouse('mouseMoved', x, y, pen);
  await mouse('mousePressed', x, y, pen);
  for (const way of [5, 10, 15]) await mouse('mouseMoved', x + way, y, { ...pen, button: 'left', buttons: 1 });
  expect(viewport.dataset.state).toBe('dragging');
  // As Chromium sends it: without a place.
  viewport.dispatchEvent(new PointerEvent('pointercancel', { ...pen, bubbles: true }));
  await wait(600);
  expect(positions()).toEqual(['3 of 5']);
  expect(scrolled()).toBe(2);
});

test('after the page is printed, a carousel is at the slide that it was at', async () => {
  const onValueChange = vi.fn();
  await render(<Carousel label="Guests" items={five} defaultValue={2} onValueChange={onValueChange} />);
  await (await devtools()).send('Page.printToPDF');
  await wait(300);
  expect(positions()).toEqual(['3 of 5']);
  expect(scrolled()).toBe(2);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a button that gets the focus while slides move is in the slide that is said', async () => {
  await render(
    <div style={{ inlineSize: 600 }}>
      <Carousel
        label="Guests"
        items={five.map((at) => (
          <button key={at} type="button" data-guest>
            Guest {at}
          </button>
        ))}
      />
    </div>,
  );
  $('[data-part="next"]').click();
  await wait(60);
  $$('[data-guest]')[3]?.focus();
  await wait(700);
  expect(scrolled()).toBe(3);
  expect(positions()).toEqual(['4 of 5']);
});
