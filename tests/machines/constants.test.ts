import { expect, test } from 'vitest';
import { SIMULATED_SUBMISSION } from '../../site/forms/waitlist';
import { CLOSE_AFTER_SUCCESS } from '../../src/behaviours/application-dialog/application-dialog.machine';
import { DRAG_ELASTIC, LAYOUT_ANIMATION, RESIZE_DEBOUNCE } from '../../src/behaviours/carousel/carousel.machine';
import { PHRASE_MORPH, PHRASE_PAUSE } from '../../src/behaviours/hero-phrases/hero-phrases.machine';
import { CLOSE_AFTER, OPEN_AFTER, SCROLL_THRESHOLD } from '../../src/behaviours/navbar/navbar.machine';
import { RESUME_BYTES } from '../../src/forms/limits';
import { APPLICATION_TIMEOUT, MESSAGE_TIMEOUT } from '../../src/forms/submission';
import { measures } from '../../src/theme/measures';

test('the constants have the specification’s values (R6, R8, R13, R40, R62, R85, D12, D14, D35)', () => {
  expect({
    SCROLL_THRESHOLD,
    OPEN_AFTER,
    CLOSE_AFTER,
    PHRASE_MORPH,
    PHRASE_PAUSE,
    RESIZE_DEBOUNCE,
    LAYOUT_ANIMATION,
    DRAG_ELASTIC,
    SIMULATED_SUBMISSION,
    CLOSE_AFTER_SUCCESS,
    MESSAGE_TIMEOUT,
    APPLICATION_TIMEOUT,
    RESUME_BYTES,
  }).toEqual({
    SCROLL_THRESHOLD: 10,
    OPEN_AFTER: 100,
    CLOSE_AFTER: 250,
    PHRASE_MORPH: 1_500,
    PHRASE_PAUSE: 500,
    RESIZE_DEBOUNCE: 250,
    LAYOUT_ANIMATION: 450,
    DRAG_ELASTIC: 0.35,
    SIMULATED_SUBMISSION: 1_000,
    CLOSE_AFTER_SUCCESS: 2_000,
    MESSAGE_TIMEOUT: 30_000,
    APPLICATION_TIMEOUT: 120_000,
    RESUME_BYTES: 10_485_760,
  });
  expect(measures.duration).toBe('0.2s');
});
