import { VoicePlayer } from '@halloway/ui';
import { $, click, expect, middle, mouse, pinch, render, test } from './kit';

const text = 'Good morning and welcome to the inn';
const line = () => $('[role="slider"]');
const word = () => Number(line().ariaValueNow ?? line().getAttribute('aria-valuenow'));

const scales: [string, object][] = [
  ['at its size', {}],
  ['at half its size', { scale: 0.5, transformOrigin: '0 0' }],
  ['at half its size by zoom', { zoom: 0.5 }],
  ['at twice its size by zoom', { zoom: 2 }],
];

test.for(scales)(
  'a player is drawn %s, and its line goes where the mouse is (katspaugh/wavesurfer.js#3166)',
  async ([, style]) => {
    await render(
      <div style={{ inlineSize: 600, ...style }}>
        <VoicePlayer label="Greeting" text={text} defaultSound="muted" defaultWord={1} />
      </div>,
    );
    await click($('[data-part="play-trigger"]'));
    await click($('[data-part="play-trigger"]'));
    const { top, height, left } = line().getBoundingClientRect();
    const y = top + height / 2;
    // Another word is pressed: the last one that can be seen.
    const end =
      Math.min($('[data-part="line"]').getBoundingClientRect().right, line().getBoundingClientRect().right) - 4;
    await mouse('mouseMoved', end, y);
    await mouse('mousePressed', end, y);
    await mouse('mouseReleased', end, y);
    expect(word()).toBe(6);
    // A drag back to the start: the playhead goes as far as the mouse.
    const playhead = () => $('[data-part="playhead"]').getBoundingClientRect().left;
    const before = playhead();
    const from = left + 150;
    await mouse('mouseMoved', from, y);
    await mouse('mousePressed', from, y);
    for (let way = 10; way <= 100; way += 10) await mouse('mouseMoved', from - way, y, { button: 'left', buttons: 1 });
    const way = before - playhead();
    await mouse('mouseReleased', from - 100, y);
    expect(Math.abs(way - 100)).toBeLessThan(25);
  },
);

test('two fingers on the line zoom the page, and move no playhead (davidjerleke/embla-carousel#645)', async () => {
  await render(<VoicePlayer label="Greeting" text={text} defaultSound="muted" defaultWord={3} />);
  await click($('[data-part="play-trigger"]'));
  await click($('[data-part="play-trigger"]'));
  const before = word();
  const ends: string[] = [];
  for (const end of ['pointerup', 'pointercancel']) line().addEventListener(end, ({ type }) => ends.push(type));
  await pinch(...middle(line()));
  // The browser has taken them.
  expect(ends).toEqual(['pointercancel', 'pointercancel']);
  expect(word()).toBe(before);
});
