import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactNode, StrictMode, Suspense, use } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { hydrate } from '../../testing/server-html';
import { BehaviourProvider } from '../behaviour-provider';
import { Carousel, CarouselParts, type CarouselRootProps } from '.';

const items = ['It picks up.', 'It listens.', 'It hands over.'];
const carousel = <Carousel label="What customers say" items={items} />;
const position = () => screen.getByRole('status');
const next = () => screen.getByRole('button', { name: 'Next slide' });
const strip = () => screen.getByRole('group', { name: 'Slides' });
const slide = (name: string) => screen.getByRole('group', { name });

/** The parts in a structure of the product's own. */
const composed = (
  controls: ReactNode,
  root: Partial<CarouselRootProps> = {},
  within = (strip: ReactNode): ReactNode => strip,
) => (
  <CarouselParts.Root aria-label="Our rooms" count={items.length} {...root}>
    {controls}
    {within(
      <CarouselParts.Viewport>
        <CarouselParts.Track>
          {items.slice(0, root.count).map((item, index) => (
            <CarouselParts.Slide key={item} index={index} className={({ shown }) => (shown ? 'is-shown' : 'is-aside')}>
              {item}
            </CarouselParts.Slide>
          ))}
        </CarouselParts.Track>
      </CarouselParts.Viewport>,
    )}
  </CarouselParts.Root>
);

/** happy-dom has no layout: a strip of slides of 400 px with simulated scrolling and dragging. */
const width = 400;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const scrolled = this.parentElement?.getAttribute('aria-label') === 'Slides' ? this.parentElement.scrollLeft : 0;
    const pulled = Number.parseFloat(this.style.translate || '0');
    return new DOMRect(pulled - scrolled, 0, width, 100);
  });
});
afterEach(() => vi.restoreAllMocks());

test('scrolls without JavaScript and buttons, and keeps on hydration the slide that is shown', async () => {
  await hydrate(carousel, (html) => {
    for (const item of items) expect(html).toHaveTextContent(item);
    expect(html.querySelector('[tabindex="0"]')).toHaveTextContent(items.join(''));
    expect(html.querySelectorAll('button')).toHaveLength(0);
    strip().scrollLeft = 2 * width;
  });
  expect(position()).toHaveTextContent('3 of 3');
  expect(strip().scrollLeft).toBe(2 * width);
});

// React hydrates what is in a boundary after what is around it (react/react#14717).
test.each([
  ['Suspense', (strip: ReactNode) => <Suspense fallback="…">{strip}</Suspense>],
  ['Activity', (strip: ReactNode) => <Activity>{strip}</Activity>],
])('keeps on hydration the slide that is shown, also where its strip is in a boundary: %s', async (_, within) => {
  await hydrate(composed(<CarouselParts.Position />, {}, within), () => {
    strip().scrollLeft = 2 * width;
  });
  expect(slide('3 of 3')).toHaveClass('is-shown');
  expect(strip().scrollLeft).toBe(2 * width);
});

test('shows its initial slide once the data of its strip has come', async () => {
  let come = (_: string) => {};
  const data = new Promise<string>((resolve) => {
    come = resolve;
  });
  const Loaded = ({ children }: { children: ReactNode }) => use(data) && children;
  const within = (strip: ReactNode) => (
    <Suspense fallback="…">
      <Loaded>{strip}</Loaded>
    </Suspense>
  );
  await act(async () => render(composed(<CarouselParts.Next />, { defaultValue: 1 }, within)));
  await act(async () => come('here'));
  expect(slide('2 of 3')).toHaveClass('is-shown');
  expect(strip().scrollLeft).toBe(width);
  await userEvent.click(next());
  expect(slide('3 of 3')).toHaveClass('is-shown');
  expect(strip().scrollLeft).toBe(2 * width);
});

describe('with the keyboard', () => {
  test('keeps the focus on a disabled button at the end', async () => {
    render(carousel);
    expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveAttribute('aria-disabled', 'true');
    for (let times = 1; times <= 3; times++) await userEvent.click(next());
    expect(next()).toHaveFocus();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(position()).toHaveTextContent('3 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(position()).toHaveTextContent('2 of 3');
  });

  test('turns slides with the arrow keys, Home and End, in reading direction, and leaves shortcuts to the browser', async () => {
    const onValueChange = vi.fn();
    const { unmount } = render(carousel);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(position()).toHaveTextContent('2 of 3');
    for (const shortcut of [
      { key: 'ArrowRight', altKey: true },
      { key: 'Home', ctrlKey: true },
    ])
      expect(fireEvent.keyDown(strip(), shortcut)).toBe(true);
    expect(position()).toHaveTextContent('2 of 3');
    unmount();
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Carousel label="What customers say" items={items} onValueChange={onValueChange} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{End}{Home}');
    expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual(
      [1, 2, 0].map((value) => [value, 'keyboard']),
    );
    expect(position()).toHaveTextContent('1 of 3');
    expect(fireEvent.keyDown(strip(), { key: 'End' })).toBe(false);
  });
});

test('with `loop` the buttons never end, and one slide alone has nowhere to turn', async () => {
  const looping = (count: number) => <Carousel label="What customers say" items={items.slice(0, count)} loop />;
  const { rerender } = render(looping(3));
  const previous = screen.getByRole('button', { name: 'Previous slide' });
  expect(previous).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(previous);
  expect(position()).toHaveTextContent('3 of 3');
  expect(next()).toHaveAttribute('data-state', 'ready');
  await userEvent.click(next());
  expect(position()).toHaveTextContent('1 of 3');
  act(() => strip().focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(position()).toHaveTextContent('3 of 3');
  rerender(looping(1));
  expect(screen.queryByRole('button')).toBeNull();
});

describe('the picker', () => {
  const buttons = () => screen.getAllByRole('button');
  const names = () => buttons().map((one) => one.getAttribute('aria-label'));
  const current = () => buttons().filter((one) => one.getAttribute('aria-current') === 'true');

  test('has a button for each slide, of which the current one says so', async () => {
    const onValueChange = vi.fn();
    render(composed(<CarouselParts.Picker />, { onValueChange }));
    expect(screen.getByRole('group', { name: 'Choose a slide' })).toContainElement(buttons()[0] as HTMLElement);
    expect(names()).toEqual(['Slide 1 of 3', 'Slide 2 of 3', 'Slide 3 of 3']);
    expect(current()).toEqual(buttons().slice(0, 1));
    await userEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }));
    expect(current()).toEqual(buttons().slice(2));
    expect(buttons()[2]).toHaveFocus();
    expect(slide('3 of 3')).toHaveAttribute('data-state', 'shown');
    expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([[2, 'trigger-press']]);
  });

  test('follows what is shown otherwise, and what the product says', () => {
    const { rerender } = render(composed(<CarouselParts.Picker />, { value: 1, onValueChange: () => {} }));
    expect(current()).toEqual(buttons().slice(1, 2));
    fireEvent.click(buttons()[2] as HTMLElement);
    expect(current()).toEqual(buttons().slice(1, 2));
    rerender(composed(<CarouselParts.Picker />, { value: 2, onValueChange: () => {} }));
    expect(current()).toEqual(buttons().slice(2));
  });

  test('shows what the product writes in it', async () => {
    const room = ({ current }: { current: boolean }) => (current ? 'is-here' : '');
    render(
      composed(
        <CarouselParts.Picker aria-label="Rooms">
          {items.map((item, index) => (
            <CarouselParts.PickerButton key={item} index={index} className={room}>
              Room {index + 1}
            </CarouselParts.PickerButton>
          ))}
        </CarouselParts.Picker>,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Room 2' }));
    expect(screen.getByRole('group', { name: 'Rooms' })).toBeInTheDocument();
    expect(current().map(({ textContent }) => textContent)).toEqual(['Room 2']);
    expect(buttons()[1]).toHaveClass('is-here');
  });

  test('is not there for a single slide, and works only after hydration', async () => {
    const { unmount } = render(composed(<CarouselParts.Picker />, { count: 1 }));
    expect(screen.queryByRole('group', { name: 'Choose a slide' })).toBeNull();
    unmount();
    await hydrate(composed(<CarouselParts.Picker />), (html) =>
      expect(html.querySelectorAll('button')).toHaveLength(0),
    );
    expect(buttons()).toHaveLength(3);
  });

  test('has a button for each page where several slides are in view', () => {
    // Each slide takes half of the strip.
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return ([...(this.parentElement?.children ?? [])].indexOf(this) * width) / 2;
    });
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width / 2);
    render(composed(<CarouselParts.Picker />));
    expect(names()).toEqual(['Slides 1 to 2 of 3', 'Slides 2 to 3 of 3']);
    fireEvent.click(buttons()[1] as HTMLElement);
    expect(current()).toEqual(buttons().slice(1));
    fireEvent.click(buttons()[0] as HTMLElement);
    expect(current()).toEqual(buttons().slice(0, 1));
  });
});

describe('with the pointer', () => {
  const drag = (from: number, ...to: number[]) => {
    fireEvent.pointerDown(strip(), { clientX: from, button: 0, pointerType: 'mouse', pointerId: 1 });
    for (const clientX of to)
      fireEvent.pointerMove(strip(), { clientX, buttons: 1, pointerType: 'mouse', pointerId: 1 });
  };
  const drop = (clientX: number) =>
    fireEvent.pointerUp(strip(), { clientX, button: 0, pointerType: 'mouse', pointerId: 1 });

  test('follows 0.35 of the way beyond an end, and returns', () => {
    render(carousel);
    drag(100, 110, 310);
    const track = strip().firstElementChild as HTMLElement;
    expect(Number.parseFloat(track.style.translate)).toBeCloseTo(0.35 * 200);
    drop(310);
    expect(track.style.translate).toBe('');
    expect(position()).toHaveTextContent('1 of 3');
  });

  test('ignores a movement below the drag threshold', () => {
    render(carousel);
    drag(100, 103);
    drop(103);
    expect(strip()).toHaveAttribute('data-state', 'resting');
  });

  test('ends a press outside the strip, and a drag whose end was not delivered', () => {
    render(carousel);
    const pass = (clientX: number) => fireEvent.pointerMove(strip(), { clientX, buttons: 0, pointerType: 'mouse' });
    drag(300, 299);
    pass(200);
    expect(strip()).toHaveAttribute('data-state', 'resting');
    drag(300, 290, 170);
    expect(strip()).toHaveAttribute('data-state', 'dragging');
    pass(170);
    expect(strip()).toHaveAttribute('data-state', 'settling');
    expect(position()).toHaveTextContent('2 of 3');
  });

  test('leaves touch scrolling to the browser', () => {
    render(carousel);
    fireEvent.pointerDown(strip(), { clientX: 300, button: 0, pointerType: 'touch', pointerId: 1 });
    fireEvent.pointerMove(strip(), { clientX: 100, buttons: 1, pointerType: 'touch', pointerId: 1 });
    expect(strip()).toHaveAttribute('data-state', 'resting');
    strip().scrollLeft = width;
    fireEvent.scroll(strip());
    expect(position()).toHaveTextContent('2 of 3');
  });
});

test('shows the same slide after a resize', () => {
  const clock = new SimulatedClock();
  render(<BehaviourProvider clock={clock}>{carousel}</BehaviourProvider>);
  strip().scrollLeft = width;
  fireEvent.scroll(strip());
  // A change of the height alone, such as of a phone’s address bar, is none.
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(strip()).toHaveAttribute('data-state', 'resting');
  window.innerWidth--;
  act(() => void window.dispatchEvent(new Event('resize')));
  strip().scrollLeft = 130;
  fireEvent.scroll(strip());
  act(() => clock.increment(250));
  expect(strip()).toHaveAttribute('data-state', 'resting');
  expect(strip().scrollLeft).toBe(width);
});

test.each([
  ['the last slide if the shown one is removed, and calls `onValueChange`', { defaultValue: 2 }, {}, '2 of 2', [1]],
  ['the slide that a product sets together with its list', { value: 2 }, { value: 0 }, '1 of 2', []],
])('shows %s', (_, before, after, shown, reported) => {
  const onValueChange = vi.fn();
  const view = (count: number, props: object) => (
    <Carousel label="Slides" items={items.slice(0, count)} onValueChange={onValueChange} {...props} />
  );
  const { rerender } = render(view(3, before));
  rerender(view(2, after));
  expect(position()).toHaveTextContent(shown);
  expect(strip().scrollLeft).toBe(shown === '2 of 2' ? width : 0);
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(reported);
});

describe('the slide', () => {
  test('is initially the given one, in server HTML as well', async () => {
    const view = <Carousel label="What customers say" items={items} defaultValue={1} />;
    await hydrate(view, (page) =>
      expect(page.querySelector('[data-part="slide"][data-state="shown"]')).toHaveTextContent('It listens.'),
    );
    expect(position()).toHaveTextContent('2 of 3');
    expect(strip().scrollLeft).toBe(width);
  });

  test('scrolls back if the reader scrolls to one that the product refuses', () => {
    render(<Carousel label="What customers say" items={items} value={1} />, { wrapper: StrictMode });
    strip().scrollLeft = 2 * width;
    fireEvent.scroll(strip());
    expect(position()).toHaveTextContent('2 of 3');
    expect(strip().scrollLeft).toBe(width);
  });
});

test('works without `matchMedia`', async () => {
  vi.stubGlobal('matchMedia', undefined);
  render(carousel);
  await userEvent.click(next());
  expect(position()).toHaveTextContent('2 of 3');
  vi.unstubAllGlobals();
});

test('places its slide when it is displayed later', () => {
  let resized = () => {};
  function Observer(callback: () => void) {
    resized = callback;
    return { observe() {}, disconnect() {} };
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const wide = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
  render(<Carousel label="What customers say" items={items} defaultValue={2} />);
  strip().scrollLeft = 0;
  wide.mockReturnValue(width);
  act(() => resized());
  expect(strip().scrollLeft).toBe(2 * width);
  vi.unstubAllGlobals();
});

test('keeps what was typed in a slide whose place changes', () => {
  const slides = [<input key="name" aria-label="Name" />, <input key="note" aria-label="Note" />];
  const { rerender } = render(<Carousel label="Questions" items={slides} />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Amara' } });
  rerender(<Carousel label="Questions" items={slides.toReversed()} />);
  expect(screen.getByLabelText('Name')).toHaveValue('Amara');
});

test('leaves a drag in a field to the selection of its text', () => {
  const onStateChange = vi.fn();
  render(
    <Carousel label="Questions" items={[<input key="name" aria-label="Name" />, 'x']} onStateChange={onStateChange} />,
  );
  const drag = (target: Element) => {
    fireEvent.pointerDown(target, { clientX: 300, buttons: 1, button: 0 });
    fireEvent.pointerMove(target, { clientX: 200, buttons: 1 });
  };
  drag(screen.getByLabelText('Name'));
  expect(onStateChange).not.toHaveBeenCalled();
  drag(screen.getByText('x'));
  expect(onStateChange).toHaveBeenCalledWith('dragging');
});

test('the parts take classes and styles that depend on the state of each', async () => {
  const controls = (
    <CarouselParts.Controls>
      <CarouselParts.Previous>Back</CarouselParts.Previous>
      <CarouselParts.Position />
      <CarouselParts.Next style={({ ended }) => (ended ? { opacity: 0.5 } : undefined)} />
    </CarouselParts.Controls>
  );
  render(composed(controls, { className: ({ value, count }) => `at-${value}-of-${count}`, defaultValue: 1 }));
  expect(screen.getByRole('region')).toHaveClass('at-1-of-3');
  expect(next().style.opacity).toBe('');
  await userEvent.click(next());
  expect(screen.getByRole('region')).toHaveClass('at-2-of-3');
  expect(slide('3 of 3')).toHaveClass('is-shown');
  expect(slide('2 of 3')).toHaveClass('is-aside');
  expect(next().style.opacity).toBe('0.5');
});
