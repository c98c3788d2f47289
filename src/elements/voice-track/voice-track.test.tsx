import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawVoice } from '../voice';
import { VoiceTrack } from '.';

const voice = drawVoice('One two three.', { height: 40, unit: 20 });
const lines = (word?: number) => {
  const { container } = render(<VoiceTrack voice={voice} {...(word !== undefined && { word })} />);
  return [...container.querySelectorAll('[data-part="line"]')].map((line) => line.getAttribute('transform'));
};

test('puts the word at the playhead, in both halves', () => {
  const [first, second] = voice.words;
  expect(lines()).toEqual(Array(2).fill(`translate(${-(first?.start ?? 0)} 0)`));
  expect(lines(1)).toEqual(Array(2).fill(`translate(${-(second?.start ?? 0)} 0)`));
});

test('puts the end of the sentence at the playhead', () => {
  expect(lines(3)).toEqual(Array(2).fill(`translate(${-(voice.words.at(-1)?.end ?? 0)} 0)`));
});
