import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLOSE_AFTER_SUCCESS, RESUME_BYTES } from '../src/behaviours/application-dialog/application-dialog.machine';
import { DRAG_ELASTIC, LAYOUT_ANIMATION, RESIZE_DEBOUNCE } from '../src/behaviours/carousel/carousel.machine';
import { PHRASE_MORPH, PHRASE_PAUSE } from '../src/behaviours/hero-phrases/hero-phrases.machine';
import { SCROLL_THRESHOLD } from '../src/behaviours/navbar/navbar.machine';
import { APPLICATION_TIMEOUT, MESSAGE_TIMEOUT } from '../src/behaviours/submission';
import { SIMULATED_SUBMISSION } from '../src/behaviours/waitlist-form/waitlist-form.machine';

const theme = readFileSync('src/theme/theme.css.ts', 'utf8');

test('the constants are the specification’s (R6, R8, R13, R40, R62, R85, D12, D14)', () => {
  expect({
    SCROLL_THRESHOLD,
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
  expect(theme).toContain("duration: '0.2s'");
});
