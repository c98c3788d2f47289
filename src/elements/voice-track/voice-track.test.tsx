import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawVoice } from '../voice';
import { VoiceTrack } from '.';

const voice = drawVoice('One two three.', { height: 40, unit: 20 });
const lines = (word?: number) => {
  const { container } = render(<VoiceTrack voice={voice} {...(word !== undefined && { word })} />);
  return [...container.querySelectorAll('[data-part="line"]')].map((line) => line.getAttribute('transform'));
};

test('puts the word, or the end of the sentence, at the playhead, in both halves', () => {
  const [first, second] = voice.words;
  for (const [word, at] of [
    [undefined, first?.start],
    [1, second?.start],
    [3, voice.words.at(-1)?.end],
  ])
    expect(lines(word)).toEqual(Array(2).fill(`translate(${-(at ?? 0)} 0)`));
});
