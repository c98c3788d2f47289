import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { drawVoice } from '../../elements/voice';
import { AudioContext, audio, BiquadFilterNode, GainNode, OscillatorNode } from '../../testing/audio';
import { speech, Utterance } from '../../testing/speech';
import { BehaviourProvider } from '../behaviour-provider';
import { SOUND_KEY, VoicePlayer, type VoicePlayerActions, type VoicePlayerProps } from '.';
import { timesOf } from './times';
import { VOICE_BEGINS } from './voice-player.machine';

const text = 'Good morning, Northline Dental’s agent here. How can I help?';
const words = text.split(' ');
const voice = drawVoice(text, { height: 144, unit: 42 });
const times = timesOf(voice);
const player = (props: Partial<VoicePlayerProps> = {}) => <VoicePlayer label="A greeting" text={text} {...props} />;

function show(props: Partial<VoicePlayerProps> = {}) {
  const clock = new SimulatedClock();
  const page = render(<BehaviourProvider clock={clock as never}>{player(props)}</BehaviourProvider>);
  return { ...page, pass: (milliseconds: number) => act(() => clock.increment(milliseconds)) };
}
const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole('radio', { name });
const line = () => screen.getByRole('slider', { name: 'Position in the sentence' });
const lit = () => document.querySelector('[data-part="word"][data-state="lit"]')?.textContent?.trim();
const said = () => speech.asked.map((utterance) => utterance.text);
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

describe('before JavaScript, and without it', () => {
  test('the sentence can be read and is drawn, and no sound can be chosen that nobody would hear', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(player());
    expect(html.querySelector('[data-part="sentence"]')).toHaveTextContent(text);
    expect(html.querySelector('path')?.getAttribute('d')).toBe(voice.d);
    expect(html.querySelector('[role="slider"]')).toBeNull();
    expect(html.querySelector('fieldset')).toBeDisabled();
    expect(html.innerHTML).not.toContain('style=');
  });

  test('then it can be played', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(player());
    const root = await act(async () => hydrateRoot(container, player()));
    expect(button('Play')).toBeEnabled();
    expect(line()).toHaveAttribute('tabindex', '0');
    await act(async () => root.unmount());
    container.remove();
  });
});

describe('while nobody has played it', () => {
  test('some of its words may be drawn as said; played, it begins with the first', async () => {
    show({ poster: 4 });
    expect(drawn()).toBe(placeOf(4));
    expect(line()).toHaveAttribute('aria-valuenow', '0');
    expect(document.querySelector('[data-part="time"]')).toHaveTextContent('00:00 / 00:04');
    await userEvent.click(button('Play'));
    expect(said()).toEqual([text]);
    expect(drawn()).toBe(placeOf(0));
  });

  test('is taken by the hand where it is drawn', () => {
    show({ poster: 4 });
    fireEvent.pointerDown(line(), { button: 0, clientX: 500 });
    fireEvent.pointerMove(line(), { buttons: 1, clientX: 495 });
    expect(line()).toHaveAttribute('aria-valuenow', '4');
    fireEvent.pointerUp(line());
    expect(drawn()).toBe(placeOf(4));
  });
});

describe('with the keyboard', () => {
  test('plays, pauses and takes up again, from the same button', async () => {
    const user = userEvent.setup();
    show();
    button('Play').focus();
    await user.keyboard('{Enter}');
    expect(button('Pause')).toHaveFocus();
    await user.keyboard(' ');
    expect(button('Resume')).toHaveFocus();
  });

  test('moves the line by words, and to its ends, and says in words and seconds where it is', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    expect(line()).toHaveFocus();
    expect(line()).toHaveAttribute('aria-valuetext', 'Good 0 of 4 seconds');
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(line()).toHaveAttribute('aria-valuenow', '2');
    expect(line()).toHaveAttribute('aria-valuetext', `Northline ${Math.floor((times[2] ?? 0) / 1000)} of 4 seconds`);
    expect(drawn()).toBe(placeOf(2));
    await user.keyboard('{ArrowLeft}');
    expect(line()).toHaveAttribute('aria-valuenow', '1');
    await user.keyboard('{End}');
    expect(line()).toHaveAttribute('aria-valuenow', String(words.length));
    expect(line()).toHaveAttribute('aria-valuetext', 'End, 4 seconds');
    await user.keyboard('{ArrowDown}');
    expect(line()).toHaveAttribute('aria-valuetext', expect.stringContaining('help?'));
    await user.keyboard('{Home}');
    expect(line()).toHaveAttribute('aria-valuenow', '0');
    expect(said()).toEqual([]);
  });

  test('moves the line the same way in a page from right to left, where speech is drawn as it is here', async () => {
    const user = userEvent.setup();
    document.documentElement.dir = 'rtl';
    show();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(line()).toHaveAttribute('aria-valuenow', '1');
    document.documentElement.removeAttribute('dir');
  });
});

describe('aloud', () => {
  test('nothing is said unless it is pressed', () => {
    const { pass } = show();
    pass(60_000);
    expect(said()).toEqual([]);
    expect(speech.cancelled).toBe(0);
  });

  test('says the words that are drawn, in their order, and lights each as the voice comes to it', async () => {
    const { pass } = show();
    await userEvent.click(button('Play'));
    expect(said()).toEqual([voice.words.map((word) => word.text).join(' ')]);
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

  test('a boundary within a word lights that word; one of a sentence lights none', async () => {
    show();
    await userEvent.click(button('Play'));
    act(() => speech.reach('Good morn'.length));
    expect(lit()).toBe('morning,');
    act(() => speech.reach(0, 'sentence'));
    expect(lit()).toBe('morning,');
  });

  test('a voice that tells of no words has them lit in the time that they are drawn in, and counts', async () => {
    const { pass } = show();
    await userEvent.click(button('Play'));
    for (const at of words.keys()) {
      expect(lit()).toBe(words[at]);
      const seconds = Math.floor((at > 0 ? (times[at] ?? 0) : 0) / 1000);
      expect(document.querySelector('[data-part="time"]')).toHaveTextContent(`00:0${seconds} / 00:04`);
      pass((times[at + 1] ?? 0) - (times[at] ?? 0));
    }
    expect(button('Pause')).toBeEnabled();
    act(() => speech.finish());
    expect(document.querySelector('[data-part="time"]')).toHaveTextContent('00:04 / 00:04');
  });

  test('taken up again, says the rest of the sentence, with a whole word first', async () => {
    show();
    await userEvent.click(button('Play'));
    act(() => speech.reach('Good morning, N'.length));
    await userEvent.click(button('Pause'));
    expect(speech.speaking).toBe(false);
    await userEvent.click(button('Resume'));
    expect(said().at(-1)).toBe('Northline Dental’s agent here. How can I help?');
    act(() => speech.reach('Northline '.length));
    expect(lit()).toBe('Dental’s');
  });

  test('silences nobody who speaks on the page, and waits for its turn', async () => {
    speech.speak(new Utterance('Your table is ready.'));
    const { unmount } = show();
    await userEvent.click(button('Play'));
    await userEvent.click(button('Pause'));
    await userEvent.click(button('Resume'));
    unmount();
    expect(speech.cancelled).toBe(0);
    expect(speech.queue[0]?.text).toBe('Your table is ready.');
  });

  test('falls silent when it is left', async () => {
    const { unmount } = show();
    await userEvent.click(button('Play'));
    unmount();
    expect(speech.speaking).toBe(false);
  });
});

describe('where there is no voice', () => {
  const status = () => screen.getByRole('status');

  test('says so, and plays at the speed of speech', async () => {
    vi.stubGlobal('speechSynthesis', undefined);
    Reflect.deleteProperty(window, 'speechSynthesis');
    const { pass } = show();
    expect(status()).toHaveTextContent('No voice here right now: the words light up silently.');
    expect(radio('Off')).toBeChecked();
    await userEvent.click(button('Play'));
    for (const at of words.keys()) {
      expect(lit()).toBe(words[at]);
      pass((times[at + 1] ?? 0) - (times[at] ?? 0));
    }
    expect(button('Play again')).toBeEnabled();
  });

  test('says so when the voice does not come, and withdraws what it asked for', async () => {
    const { pass } = show();
    vi.spyOn(speech, 'speak').mockImplementation((utterance) => void speech.asked.push(utterance));
    await userEvent.click(button('Play'));
    expect(status()).toHaveTextContent(/^$/);
    pass(VOICE_BEGINS);
    expect(status()).toHaveTextContent('No voice here right now');
    expect(speech.cancelled).toBe(1);
  });

  test('says so when the voice fails', async () => {
    show();
    await userEvent.click(button('Play'));
    act(() => speech.asked[0]?.onerror?.());
    expect(status()).toHaveTextContent('No voice here right now');
    expect(button('Pause')).toBeEnabled();
  });

  test('says that the sound is off when it is off', async () => {
    show();
    await userEvent.click(radio('Off'));
    await userEvent.click(button('Play'));
    expect(status()).toHaveTextContent('Sound is off: the words light up silently.');
    expect(said()).toEqual([]);
  });
});

describe('the hum', () => {
  test('is chosen once, and remembered; mute is beside it', async () => {
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

  test('sounds each wave in its time, as high as it is narrow and as loud as it is high', async () => {
    show({ defaultSound: 'hum' });
    await userEvent.click(button('Play'));
    expect(said()).toEqual([]);
    const from = voice.words[0]?.start ?? 0;
    const wave = voice.waves[20];
    if (!wave) throw new Error('The sentence has fewer waves than that.');
    const middle = ((wave.x + wave.width / 2 - from) / voice.pixelsPerSecond).toFixed(3);
    expect(audio.asked).toContain(`pitch comes to ${(330 / wave.width).toFixed(3)} at ${middle}`);
    expect(audio.asked).toContain(`loudness comes to ${(wave.height * 0.5).toFixed(3)} at ${middle}`);
    expect(audio.asked.filter((asked) => asked.startsWith('pitch comes to'))).toHaveLength(voice.waves.length);
  });

  test('falls silent at once when it is paused or muted, and lets go of the audio', async () => {
    show({ defaultSound: 'hum' });
    await userEvent.click(button('Play'));
    await userEvent.click(button('Pause'));
    expect(audio.contexts.map(({ state }) => state)).toEqual(['closed']);
    await userEvent.click(button('Resume'));
    await userEvent.click(radio('Off'));
    expect(audio.contexts.map(({ state }) => state)).toEqual(['closed', 'closed']);
  });

  test('where the browser has no audio, the words light up silently', async () => {
    vi.stubGlobal('AudioContext', undefined);
    show({ defaultSound: 'hum' });
    await userEvent.click(button('Play'));
    expect(screen.getByRole('status')).toHaveTextContent('the words light up silently');
    expect(button('Pause')).toBeEnabled();
  });
});

describe('with the pointer', () => {
  const drag = (...path: number[]) => {
    const [from = 0, ...rest] = path;
    fireEvent.pointerDown(line(), { button: 0, clientX: from });
    for (const clientX of rest) fireEvent.pointerMove(line(), { buttons: 1, clientX });
  };
  const drop = () => fireEvent.pointerUp(line());
  /** Nothing is laid out here: everything is at 0. */
  const atPlayhead = 1;

  test('drags the line under the playhead, and stops at the word that is there', () => {
    show();
    const third = voice.words[2];
    if (!third) throw new Error('The sentence has fewer words than that.');
    drag(500, 480, 500 - (third.start - (voice.words[0]?.start ?? 0)) - 5);
    expect(line()).toHaveAttribute('data-state', 'scrubbing');
    expect(drawn()).toBe(`translate(${-(third.start + 5)} 0)`);
    expect(lit()).toBe(third.text);
    drop();
    expect(drawn()).toBe(placeOf(2));
    expect(button('Resume')).toBeEnabled();
  });

  test('cannot drag it past its ends', () => {
    show();
    drag(500, 5_000);
    expect(drawn()).toBe(placeOf(0));
    drag(500, -9_000);
    expect(drawn()).toBe(placeOf(words.length));
    drop();
    expect(button('Play again')).toBeEnabled();
  });

  test('a press that does not move the line plays it, and another one at the playhead pauses', () => {
    show();
    drag(500, 502);
    drop();
    expect(lit()).toBe(words[0]);
    expect(button('Pause')).toBeEnabled();
    drag(atPlayhead);
    drop();
    expect(button('Resume')).toBeEnabled();
    drag(atPlayhead);
    drop();
    expect(button('Pause')).toBeEnabled();
  });

  test('a press on another word leads to it, whether it plays or not: nothing has to be dragged', () => {
    show();
    const press = (word: number, from: number) => {
      drag(atPlayhead + ((voice.words[word]?.start ?? 0) - (voice.words[from]?.start ?? 0)) + 1);
      drop();
    };
    drag(atPlayhead);
    drop();
    press(2, 0);
    expect(lit()).toBe(words[2]);
    expect(button('Pause')).toBeEnabled();
    drag(atPlayhead);
    drop();
    press(1, 2);
    expect(lit()).toBe(words[1]);
    expect(button('Resume')).toBeEnabled();
  });

  test('a press beside the line is one of its button', () => {
    show();
    drag(atPlayhead);
    drop();
    drag(-9_000);
    drop();
    expect(button('Resume')).toBeEnabled();
    drag(9_000);
    drop();
    expect(button('Pause')).toBeEnabled();
  });

  test('a drag that the browser takes for a scroll does not play', () => {
    show();
    drag(500);
    fireEvent.pointerCancel(line());
    expect(button('Play')).toBeEnabled();
    fireEvent.pointerMove(line(), { buttons: 1, clientX: 100 });
    expect(button('Play')).toBeEnabled();
  });

  test('a press that ends beside the line is over, and so is a drag whose end nobody told', () => {
    show();
    drag(500, 499);
    fireEvent.pointerMove(line(), { buttons: 0, clientX: 400 });
    expect(line()).toHaveAttribute('data-state', 'ready');
    drag(500, 400);
    expect(line()).toHaveAttribute('data-state', 'scrubbing');
    fireEvent.pointerMove(line(), { buttons: 0, clientX: 300 });
    expect(line()).toHaveAttribute('data-state', 'paused');
    expect(button('Resume')).toBeEnabled();
  });

  test('a second finger neither takes the line over nor lets it go', () => {
    show();
    drag(500, 400);
    fireEvent.pointerDown(line(), { button: 0, pointerId: 2, clientX: 100 });
    fireEvent.pointerMove(line(), { buttons: 1, pointerId: 2, clientX: 300 });
    fireEvent.pointerUp(line(), { pointerId: 2, clientX: 300 });
    expect(line()).toHaveAttribute('data-state', 'scrubbing');
    drop();
    expect(button('Resume')).toBeEnabled();
  });

  test('a line that leaves the page in the hand hums no more', () => {
    const { unmount } = show({ defaultSound: 'hum' });
    drag(500, 400);
    unmount();
    expect(audio.contexts.map(({ state }) => state)).toEqual(['closed']);
  });

  test('the line sounds under the playhead as it is dragged, if it hums, and only then', () => {
    const { unmount } = show();
    drag(500, 400);
    expect(audio.contexts).toEqual([]);
    unmount();
    show({ defaultSound: 'hum' });
    const wave = voice.waves[10];
    if (!wave) throw new Error('The sentence has fewer waves than that.');
    drag(500, 490, 500 - (wave.x + wave.width / 2 - (voice.words[0]?.start ?? 0)));
    expect(audio.asked).toContain(`pitch nears ${(330 / wave.width).toFixed(3)} at 0.000`);
    expect(audio.asked).toContain(`loudness nears ${(wave.height * 0.5).toFixed(3)} at 0.000`);
    drop();
    expect(audio.contexts.map(({ state }) => state)).toEqual(['closed']);
  });
});

test('falls silent while it is hidden, and does not begin by itself when it is shown again', async () => {
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

test('Alt and an arrow is the browser’s way back', () => {
  show();
  expect(fireEvent.keyDown(line(), { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(line()).toHaveAttribute('aria-valuenow', '0');
});

describe('a product', () => {
  test('that owns the word is told of each, and nothing it refuses is shown', async () => {
    const onWordChange = vi.fn();
    const { rerender } = render(player({ word: 1, onWordChange }));
    fireEvent.keyDown(line(), { key: 'ArrowRight' });
    expect(onWordChange.mock.calls).toEqual([[2]]);
    expect(line()).toHaveAttribute('aria-valuenow', '1');
    rerender(player({ word: 2, onWordChange }));
    expect(line()).toHaveAttribute('aria-valuenow', '2');
  });

  test('speaks with a voice of its own, in place of the browser’s', async () => {
    const speak = vi.fn((_: { words: readonly string[] }) => () => {});
    show({ speak, defaultWord: 8 });
    await userEvent.click(button('Play'));
    expect(speak.mock.calls[0]?.[0].words).toEqual(words.slice(8));
    expect(said()).toEqual([]);
  });

  test('plays and pauses from an event of its own', () => {
    const actionsRef = createRef<VoicePlayerActions>();
    show({ actionsRef });
    act(() => actionsRef.current?.play());

    expect(said()).toEqual([text]);
    act(() => actionsRef.current?.pause());
    expect(button('Resume')).toBeEnabled();
    expect(speech.speaking).toBe(false);
  });

  test('places the words in a sentence of its own, where they light up', async () => {
    show({ defaultSound: 'muted', children: (words) => <blockquote>{words.slice(0, 2)}</blockquote> });
    await userEvent.click(button('Play'));
    expect(document.querySelector('blockquote')).toHaveTextContent('Goodmorning,');
    expect(lit()).toBe('Good');
  });

  test('gives another sentence, which waits at its beginning', async () => {
    const { rerender } = render(player({ defaultSound: 'muted' }));
    await userEvent.click(button('Play'));
    rerender(player({ text: 'Good evening.', defaultSound: 'muted' }));
    expect(button('Play')).toBeEnabled();
    expect(line()).toHaveAttribute('aria-valuemax', '2');
  });

  test('hears of every state, and says it in its own words', async () => {
    const onStateChange = vi.fn();
    show({ onStateChange, defaultSound: 'muted', texts: { play: 'Escuchar', line: 'Posición' } });
    await userEvent.click(button('Escuchar'));
    expect(onStateChange.mock.calls).toEqual([['playback.playing.running voice.available']]);
    expect(screen.getByRole('slider', { name: 'Posición' })).toBeInTheDocument();
  });
});

test('storage that is blocked remembers nothing, and breaks nothing', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  show();
  await userEvent.click(radio('Hum'));
  expect(radio('Hum')).toBeChecked();
});
