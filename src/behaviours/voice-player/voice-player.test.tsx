import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { drawVoice } from '../../elements/voice';
import { AudioContext, audio, BiquadFilterNode, GainNode, OscillatorNode } from '../../testing/audio';
import { hydrate } from '../../testing/server-html';
import { speech, Utterance } from '../../testing/speech';
import { BehaviourProvider } from '../behaviour-provider';
import { SOUND_KEY, VoicePlayer, type VoicePlayerActions, type VoicePlayerProps } from '.';
import { timesOf } from './times';
import { VOICE_START_TIMEOUT_MS } from './voice-player.machine';

const text = 'Good morning, Northline Dental’s agent here. How can I help?';
const words = text.split(' ');
const voice = drawVoice(text, { height: 144, unit: 42 });
const times = timesOf(voice);
const player = (props: Partial<VoicePlayerProps> = {}) => <VoicePlayer label="A greeting" text={text} {...props} />;

function show(props: Partial<VoicePlayerProps> = {}) {
  const clock = new SimulatedClock();
  const page = render(<BehaviourProvider clock={clock}>{player(props)}</BehaviourProvider>);
  return { ...page, pass: (milliseconds: number) => act(() => clock.increment(milliseconds)) };
}
const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole('radio', { name });
const line = () => screen.getByRole('slider', { name: 'Position in the sentence' });
const lit = () => document.querySelector('[data-part="word"][data-state="lit"]')?.textContent?.trim();
const said = () => speech.utterances.map((utterance) => utterance.text);
const wave = (index: number) => voice.waves[index] as (typeof voice.waves)[number];
const placeOf = (word: number) => `translate(${-(voice.words[word]?.start ?? voice.words.at(-1)?.end ?? 0)} 0)`;
const drawn = () => document.querySelector('g[data-part="line"]')?.getAttribute('transform');

beforeEach(() => {
  localStorage.clear();
  speech.reset();
  audio.reset();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  for (const [name, value] of Object.entries({ AudioContext, OscillatorNode, GainNode, BiquadFilterNode }))
    vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('shows the sentence and its drawing before JavaScript, and only then controls, which would not work', async () => {
  await hydrate(player(), (html) => {
    expect(html.querySelector('[data-part="sentence"]')).toHaveTextContent(text);
    expect(html.querySelector('path')?.getAttribute('d')).toBe(voice.d);
    expect(html.querySelector('[role="slider"]')).toBeNull();
    expect(html.querySelector('fieldset')).toBeDisabled();
  });
  expect(button('Play')).toBeEnabled();
  expect(line()).toHaveAttribute('tabindex', '0');
});

describe('before the first playback', () => {
  test('may draw some words as said, and starts with the first', async () => {
    show({ poster: 4 });
    expect(drawn()).toBe(placeOf(4));
    expect(line()).toHaveAttribute('aria-valuenow', '0');
    expect(document.querySelector('[data-part="time"]')).toHaveTextContent('00:00 / 00:04');
    await userEvent.click(button('Play'));
    expect(said()).toEqual([text]);
    expect(drawn()).toBe(placeOf(0));
  });

  test('can be dragged from the drawn position', () => {
    show({ poster: 4 });
    fireEvent.pointerDown(line(), { button: 0, clientX: 500 });
    fireEvent.pointerMove(line(), { buttons: 1, clientX: 505 });
    expect(line()).toHaveAttribute('aria-valuenow', '4');
    fireEvent.pointerUp(line());
    expect(drawn()).toBe(placeOf(4));
  });
});

describe('with the keyboard', () => {
  test('moves the line by words and to its ends, and announces word and seconds', async () => {
    show();
    await userEvent.tab();
    expect(line()).toHaveFocus();
    expect(line()).toHaveAttribute('aria-valuetext', 'Good 0 of 4 seconds');
    for (const [keys, word, announced] of [
      ['{ArrowRight}{ArrowUp}', 2, `Northline ${Math.floor((times[2] ?? 0) / 1000)} of 4 seconds`],
      ['{ArrowLeft}', 1, 'morning, 0 of 4 seconds'],
      ['{End}', words.length, 'End, 4 seconds'],
      ['{ArrowDown}', words.length - 1, expect.stringContaining('help?')],
      ['{Home}', 0, 'Good 0 of 4 seconds'],
    ] as const) {
      await userEvent.keyboard(keys);
      expect(line()).toHaveAttribute('aria-valuenow', String(word));
      expect(line()).toHaveAttribute('aria-valuetext', announced);
      expect(drawn()).toBe(placeOf(word));
    }
    expect(fireEvent.keyDown(line(), { key: 'ArrowRight', altKey: true }), 'the browser’s history').toBe(true);
    expect(line()).toHaveAttribute('aria-valuenow', '0');
    expect(said()).toEqual([]);
  });

  test('runs from the right in right-to-left text: the left key goes on, and so does a drag to the left', async () => {
    show({ dir: 'rtl', style: { direction: 'rtl' } });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(line()).toHaveAttribute('aria-valuenow', '1');
    fireEvent.pointerDown(line(), { button: 0, buttons: 1, clientX: 300 });
    fireEvent.pointerMove(line(), { buttons: 1, clientX: 100 });
    expect(Number(line().getAttribute('aria-valuenow'))).toBeGreaterThan(1);
  });
});

describe('with a voice', () => {
  test('speaks the drawn words in order, and highlights each at a boundary of words in it', async () => {
    const { pass } = show();
    await userEvent.click(button('Play'));
    expect(said()).toEqual([voice.words.map((word) => word.text).join(' ')]);
    act(() => speech.reach('Good morn'.length));
    expect(lit()).toBe('morning,');
    act(() => speech.reach(0, 'sentence'));
    expect(lit()).toBe('morning,');
    for (const [at, word] of words.entries()) {
      act(() => speech.reach(words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)));
      expect(lit()).toBe(word);
      expect(drawn()).toBe(placeOf(at));
    }
    pass(10_000);
    expect(button('Pause')).toBeEnabled();
    act(() => speech.finish());
    expect(button('Play again')).toBeEnabled();
    expect(document.querySelectorAll('[data-part="word"][data-state="said"]')).toHaveLength(words.length);
  });

  test('resumes with the rest of the sentence, from the start of a word, in its language, and stops on unmount', async () => {
    const { unmount } = show({ lang: 'en-GB' });
    await userEvent.click(button('Play'));
    expect(speech.utterances).toEqual([expect.objectContaining({ text, lang: 'en-GB' })]);
    act(() => speech.reach('Good morning, N'.length));
    await userEvent.click(button('Pause'));
    expect(speech.speaking).toBe(false);
    await userEvent.click(button('Resume'));
    expect(said().at(-1)).toBe('Northline Dental’s agent here. How can I help?');
    act(() => speech.reach('Northline '.length));
    expect(lit()).toBe('Dental’s');
    unmount();
    expect(speech.speaking).toBe(false);
  });
});

describe('without a voice', () => {
  const status = () => screen.getByRole('status');

  test('says so, and hums in the time of the drawing (D42)', async () => {
    vi.stubGlobal('speechSynthesis', undefined);
    Reflect.deleteProperty(window, 'speechSynthesis');
    const { pass } = show();
    expect(status()).toHaveTextContent('No voice here right now: the words are hummed.');
    expect(radio('Hum')).toBeChecked();
    await userEvent.click(button('Play'));
    expect(audio.calls.filter((asked) => asked.startsWith('pitch comes to'))).toHaveLength(voice.waves.length);
    for (const at of words.keys()) {
      expect(lit()).toBe(words[at]);
      pass((times[at + 1] ?? 0) - (times[at] ?? 0));
    }
    expect(button('Play again')).toBeEnabled();
  });

  test('says so if the voice does not start, and withdraws its utterance', async () => {
    const { pass } = show();
    vi.spyOn(speech, 'speak').mockImplementation((utterance) => void speech.utterances.push(utterance));
    await userEvent.click(button('Play'));
    expect(status()).toHaveTextContent(/^$/);
    pass(VOICE_START_TIMEOUT_MS);
    expect(status()).toHaveTextContent('No voice here right now');
    expect(speech.cancelled).toBe(1);
  });

  test.each(['interrupted', 'canceled'])('pauses where another reader of the page speaks (%s)', async (error) => {
    show();
    await userEvent.click(button('Play'));
    act(() => speech.utterances[0]?.onerror?.({ error }));
    expect(status()).toHaveTextContent(/^$/);
    expect(button('Resume')).toBeEnabled();
  });

  test('and without audio it plays silently, and says so', async () => {
    vi.stubGlobal('AudioContext', undefined);
    show();
    await userEvent.click(button('Play'));
    act(() => speech.utterances[0]?.onerror?.());
    expect(status()).toHaveTextContent('Sound is off: the words light up silently.');
    expect(radio('Off')).toBeChecked();
    expect(button('Pause')).toBeEnabled();
  });
});

describe('the hum', () => {
  test('keeps no audio where the browser never runs it: without a gesture, its clock stands', async () => {
    show({ defaultSound: 'hum' });
    await userEvent.click(button('Play'));
    Object.assign(audio.contexts[0] ?? {}, { state: 'suspended', currentTime: 100 });
    await userEvent.click(button('Pause'));
    expect(audio.contexts.map(({ state }) => state)).toEqual(['closed']);
  });

  test('is chosen once and stored, beside mute', async () => {
    const { unmount } = show();
    expect(radio('Voice')).toBeChecked();
    await userEvent.click(radio('Hum'));
    expect(localStorage.getItem(SOUND_KEY)).toBe('hum');
    expect(audio.contexts).toEqual([]);
    unmount();
    show();
    expect(radio('Hum')).toBeChecked();
    await userEvent.click(radio('Off'));
    expect(localStorage.getItem('hw-sound')).toBe('muted');
  });

  test('sounds each wave in its time, with pitch and loudness of the drawing', async () => {
    show({ defaultSound: 'hum' });
    await userEvent.click(button('Play'));
    expect(said()).toEqual([]);
    const { x, width, height } = wave(20);
    const middle = ((x + width / 2 - (voice.words[0]?.start ?? 0)) / voice.pixelsPerSecond).toFixed(3);
    expect(audio.calls).toContain(`pitch comes to ${(330 / width).toFixed(3)} at ${middle}`);
    expect(audio.calls).toContain(`loudness comes to ${(height * 0.5).toFixed(3)} at ${middle}`);
    expect(audio.calls.filter((asked) => asked.startsWith('pitch comes to'))).toHaveLength(voice.waves.length);
  });

  test('stops at once on pause or mute, and closes the audio context', async () => {
    show({ defaultSound: 'hum' });
    await userEvent.click(button('Play'));
    await userEvent.click(button('Pause'));
    expect(audio.contexts.map(({ state }) => state)).toEqual(['closed']);
    await userEvent.click(button('Resume'));
    await userEvent.click(radio('Off'));
    expect(audio.contexts.map(({ state }) => state)).toEqual(['closed', 'closed']);
  });
});

describe('with the pointer', () => {
  const drag = (from: number, ...rest: number[]) => {
    fireEvent.pointerDown(line(), { button: 0, clientX: from });
    for (const clientX of rest) fireEvent.pointerMove(line(), { buttons: 1, clientX });
  };
  const drop = () => fireEvent.pointerUp(line());
  const press = (clientX: number) => {
    drag(clientX);
    drop();
  };
  /** happy-dom has no layout: every element is at 0. */
  const atPlayhead = 1;
  const startOf = (word: number) => voice.words[word]?.start ?? 0;

  test('cannot drag the playhead beyond the line’s ends', () => {
    show();
    drag(500, -5_000);
    expect(drawn()).toBe(placeOf(0));
    drag(500, 9_000);
    expect(drawn()).toBe(placeOf(words.length));
    drop();
    expect(button('Play again')).toBeEnabled();
  });

  test('plays and pauses on a press at the playhead, or beside the line', () => {
    show();
    drag(500, 502);
    drop();
    expect(lit()).toBe(words[0]);
    expect(button('Pause')).toBeEnabled();
    for (const [at, name] of [
      [atPlayhead, 'Resume'],
      [atPlayhead, 'Pause'],
      [-9_000, 'Resume'],
      [9_000, 'Pause'],
    ] as const) {
      press(at);
      expect(button(name)).toBeEnabled();
    }
  });

  test('moves to a pressed word, playing or not, without dragging', () => {
    show();
    press(atPlayhead);
    press(atPlayhead + startOf(2) - startOf(0) + 1);
    expect(lit()).toBe(words[2]);
    expect(button('Pause')).toBeEnabled();
    press(atPlayhead);
    press(atPlayhead + startOf(1) - startOf(2) + 1);
    expect(lit()).toBe(words[1]);
    expect(button('Resume')).toBeEnabled();
  });

  test('ends a press and a drag that end elsewhere, and ignores a second pointer', () => {
    show();
    const goesOn = (clientX: number, init: object = { buttons: 0 }) =>
      fireEvent.pointerMove(line(), { clientX, ...init });
    drag(500);
    // The browser takes it over for scrolling.
    fireEvent.pointerCancel(line());
    expect(button('Play')).toBeEnabled();
    goesOn(100, { buttons: 1 });
    expect(button('Play')).toBeEnabled();
    drag(500, 499);
    goesOn(400);
    expect(line()).toHaveAttribute('data-state', 'ready');
    drag(500, 400);
    fireEvent.pointerDown(line(), { button: 0, pointerId: 2, clientX: 100 });
    goesOn(300, { buttons: 1, pointerId: 2 });
    fireEvent.pointerUp(line(), { pointerId: 2, clientX: 300 });
    expect(line()).toHaveAttribute('data-state', 'scrubbing');
    goesOn(300);
    expect(line()).toHaveAttribute('data-state', 'paused');
    expect(button('Resume')).toBeEnabled();
    drag(500, 400);
    drop();
    expect(line()).toHaveAttribute('data-state', 'paused');
  });

  test('hums under the playhead while dragging, only if hum is chosen, and stops with the drag or the player', () => {
    const page = show();
    drag(500, 400);
    expect(audio.contexts).toEqual([]);
    page.unmount();
    const { unmount } = show({ defaultSound: 'hum' });
    const { x, width, height } = wave(10);
    drag(500, 510, 500 + (x + width / 2 - startOf(0)));
    expect(audio.calls).toContain(`pitch nears ${(330 / width).toFixed(3)} at 0.000`);
    expect(audio.calls).toContain(`loudness nears ${(height * 0.5).toFixed(3)} at 0.000`);
    drop();
    expect(audio.contexts.map(({ state }) => state)).toEqual(['closed']);
    drag(500, 400);
    expect(audio.contexts.map(({ state }) => state)).toEqual(['closed', 'running']);
    unmount();
    expect(audio.contexts.map(({ state }) => state)).toEqual(['closed', 'closed']);
  });
});

test('stops when the reader leaves the page, and waits for them after Back (MikeyParton/react-speech-kit#83)', async () => {
  render(player());
  await userEvent.click(button('Play'));
  fireEvent(window, new Event('pagehide'));
  expect(speech.speaking).toBe(false);
  fireEvent(window, new Event('pageshow'));
  expect(said()).toEqual([text]);
  expect(button('Resume')).toBeEnabled();
});

test('stops while hidden, and does not resume by itself when shown again', async () => {
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{player()}</Activity>;
  const { rerender } = render(page('visible'));
  await userEvent.click(button('Play'));
  expect(speech.speaking).toBe(true);
  rerender(page('hidden'));
  expect(speech.speaking).toBe(false);
  rerender(page('visible'));
  expect(said()).toEqual([text]);
  expect(button('Resume')).toBeEnabled();
});

test('pauses another player of the page, and only that (D42)', async () => {
  render(
    <>
      {player({ label: 'One' })}
      {player({ label: 'Two', text: 'Good evening.' })}
    </>,
  );
  const playerOf = (name: string) => screen.getByRole('region', { name });
  await userEvent.click(within(playerOf('One')).getByRole('button', { name: 'Play' }));
  expect(playerOf('Two')).toHaveAttribute('data-state', 'ready');
  await userEvent.click(within(playerOf('Two')).getByRole('button', { name: 'Play' }));
  expect(playerOf('One')).toHaveAttribute('data-state', 'paused');
  expect(within(playerOf('Two')).getByRole('button', { name: 'Pause' })).toBeEnabled();
});

describe('a line longer than its container', () => {
  /** happy-dom has no layout. */
  const withRoom = (width: number) =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, width } as DOMRect);
  const pen = () =>
    Number(/translate\((\S+) /.exec(document.querySelector('[data-part="pen"]')?.getAttribute('transform') ?? '')?.[1]);

  test('moves left under its playhead, and its last part fills the container at the end', () => {
    withRoom(328);
    show({ defaultWord: 0 });
    expect(pen()).toBe(voice.words[0]?.start);
    fireEvent.keyDown(line(), { key: 'End' });
    expect(pen()).toBe(300);
  });

  test('is whole where there is room, with the playhead at its end', () => {
    withRoom(2_000);
    show();
    fireEvent.keyDown(line(), { key: 'End' });
    expect(pen()).toBe(voice.words.at(-1)?.end);
  });

  test('is drawn smaller with `fit`, and not below the smallest size', () => {
    withRoom(600);
    const { rerender } = render(player({ fit: true }));
    const width = () => drawVoice(text, { height: 144, unit: 42 }).width;
    const end = () => {
      fireEvent.keyDown(line(), { key: 'End' });
      return Number(/-(\S+) /.exec(drawn() ?? '')?.[1]);
    };
    expect(end()).toBeLessThan(600);
    expect(width()).toBeGreaterThan(600);
    withRoom(60);
    rerender(player({ text: `${text} Now?`, fit: true }));
    expect(end()).toBeGreaterThan(200);
  });
});

describe('the product', () => {
  test('replaces the browser’s voice', async () => {
    const speak = vi.fn((_: { words: readonly string[] }) => () => {});
    show({ speak, defaultWord: 8 });
    await userEvent.click(button('Play'));
    expect(speak.mock.calls[0]?.[0].words).toEqual(words.slice(8));
    expect(said()).toEqual([]);
  });

  test('plays and pauses by the ref', () => {
    const actionsRef = createRef<VoicePlayerActions>();
    show({ actionsRef });
    act(() => actionsRef.current?.play());
    expect(said()).toEqual([text]);
    act(() => actionsRef.current?.pause());
    expect(button('Resume')).toBeEnabled();
    expect(speech.speaking).toBe(false);
  });

  test('places the words in its own sentence, where they are highlighted', async () => {
    show({ defaultSound: 'muted', children: (words) => <blockquote>{words.slice(0, 2)}</blockquote> });
    await userEvent.click(button('Play'));
    expect(document.querySelector('blockquote')).toHaveTextContent('Goodmorning,');
    expect(lit()).toBe('Good');
  });
});

test('works without storing if storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  show();
  await userEvent.click(radio('Hum'));
  expect(radio('Hum')).toBeChecked();
});
