import { expect, test } from 'vitest';
import { SIMULATED_SUBMISSION } from '../../site/forms/waitlist';
import { CLOSE_AFTER_SUCCESS_MS } from '../../src/behaviours/application-dialog/application-dialog.machine';
import { DRAG_ELASTIC, LAYOUT_ANIMATION_MS, RESIZE_DEBOUNCE_MS } from '../../src/behaviours/carousel/carousel.machine';
import { PHRASE_MORPH_MS, PHRASE_PAUSE_MS } from '../../src/behaviours/hero-phrases/hero-phrases.machine';
import {
  MENU_CLOSE_DELAY_MS,
  MENU_OPEN_DELAY_MS,
  SCROLL_THRESHOLD_PX,
} from '../../src/behaviours/navbar/navbar.machine';
import { RESUME_BYTES } from '../../src/forms/limits';
import { APPLICATION_TIMEOUT_MS, MESSAGE_TIMEOUT_MS } from '../../src/forms/submission';
import { measures } from '../../src/theme/measures';

test('the constants have the specification’s values (R6, R8, R13, R40, R62, R85, D12, D14, D35)', () => {
  expect({
    SCROLL_THRESHOLD_PX,
    MENU_OPEN_DELAY_MS,
    MENU_CLOSE_DELAY_MS,
    PHRASE_MORPH_MS,
    PHRASE_PAUSE_MS,
    RESIZE_DEBOUNCE_MS,
    LAYOUT_ANIMATION_MS,
    DRAG_ELASTIC,
    SIMULATED_SUBMISSION,
    CLOSE_AFTER_SUCCESS_MS,
    MESSAGE_TIMEOUT_MS,
    APPLICATION_TIMEOUT_MS,
    RESUME_BYTES,
  }).toEqual({
    SCROLL_THRESHOLD_PX: 10,
    MENU_OPEN_DELAY_MS: 100,
    MENU_CLOSE_DELAY_MS: 250,
    PHRASE_MORPH_MS: 1_500,
    PHRASE_PAUSE_MS: 500,
    RESIZE_DEBOUNCE_MS: 250,
    LAYOUT_ANIMATION_MS: 450,
    DRAG_ELASTIC: 0.35,
    SIMULATED_SUBMISSION: 1_000,
    CLOSE_AFTER_SUCCESS_MS: 2_000,
    MESSAGE_TIMEOUT_MS: 30_000,
    APPLICATION_TIMEOUT_MS: 120_000,
    RESUME_BYTES: 10_485_760,
  });
  expect(measures.duration).toBe('0.2s');
});
