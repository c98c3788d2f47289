import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawVoice } from '../voice';
import { VoiceTrack } from '.';

const voice = drawVoice('One two three.', { height: 40, unit: 20 });
const lines = (word?: number) => {
  const { container } = render(<VoiceTrack voice={voice} {...(word !== undefined && { word })} />);
  return [...container.querySelectorAll('[data-part="line"]')].map((line) => line.getAttribute('transform'));
};

test('stands the word under the playhead, on both of its sides', () => {
  const [first, second] = voice.words;
  expect(lines()).toEqual(Array(2).fill(`translate(${-(first?.start ?? 0)} 0)`));
  expect(lines(1)).toEqual(Array(2).fill(`translate(${-(second?.start ?? 0)} 0)`));
});

test('stands at the end of the sentence when all is said', () => {
  expect(lines(3)).toEqual(Array(2).fill(`translate(${-(voice.words.at(-1)?.end ?? 0)} 0)`));
});

test('draws the sentence once, on the server as in the browser, without a style attribute', () => {
  const html = renderToString(<VoiceTrack voice={voice} word={1} />);
  expect(html.split(voice.d)).toHaveLength(2);
  expect(html).not.toContain('style=');
});

test('is a picture of words that are read elsewhere: screen readers skip it', () => {
  const { container } = render(<VoiceTrack voice={voice} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
