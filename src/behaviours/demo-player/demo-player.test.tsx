import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { CallTranscript } from '../../elements/transcript';
import { drawVoice } from '../../elements/voice';
import { hydrate } from '../../testing/server-html';
import { speech, Utterance } from '../../testing/speech';
import { BehaviourProvider } from '../behaviour-provider';
import { timesOf } from '../voice-player/times';
import { DemoPlayer } from '.';
import { TURN_PAUSE_MS } from './demo-player.machine';

const call: CallTranscript = {
  lines: [
    { at: 1, speaker: 'Halloway', agent: true, text: 'Good morning, Northline Dental.' },
    { at: 4, speaker: 'Caller', text: 'I chipped a tooth.' },
  ],
  outcome: { at: 9, text: 'Booked · Thu 10:30' },
};
const demo = <DemoPlayer label="A call to a dental practice" call={call} />;

/** How long each word of each line is highlighted without a voice, in ms. */
const durations = call.lines.map(({ text }) => {
  const times = timesOf(drawVoice(text, { height: 144, unit: 42 }));
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
});

function play(view = demo) {
  const clock = new SimulatedClock();
  const page = render(<BehaviourProvider clock={clock}>{view}</BehaviourProvider>);
  const pass = (milliseconds: number) => act(() => clock.increment(milliseconds));
  /** Lets the line and the pause after it end. */
  const passLine = (line: number) => {
    for (const duration of [...(durations[line] ?? []), TURN_PAUSE_MS]) pass(duration);
  };
  return { ...page, pass, passLine };
}
const slider = () => screen.getByRole('slider');
const radio = (name: string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });
const current = () => document.querySelector('[aria-current="true"]');

test('shows the whole call as text before JavaScript, and controls that work only after it', async () => {
  await hydrate(demo, (html) => {
    for (const { text } of call.lines) expect(html).toHaveTextContent(text);
    expect(html).toHaveTextContent('Booked · Thu 10:30');
    const buttons = [...html.querySelectorAll('button')];
    expect(buttons.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Play Demo', true],
      ['00:01', true],
      ['00:04', true],
    ]);
  });
  expect(button('Play Demo')).toBeEnabled();
  expect(button('Play the line at 00:04')).toBeEnabled();
});

describe('with the keyboard', () => {
  test('moves through the line by words, and past its end to the next one', async () => {
    const { pass } = play();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(slider()).toHaveAttribute('aria-valuenow', '2');
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Northline \d of \d seconds$/));
    await userEvent.click(button('Play Demo'));
    act(() => slider().focus());
    await userEvent.keyboard('{End}');
    pass(TURN_PAUSE_MS);
    expect(current()).toHaveTextContent('I chipped a tooth.');
    expect(slider()).toHaveFocus();
  });

  test('restarts, and keeps the focus on the restart button to the end', async () => {
    const { passLine } = play();
    await userEvent.click(button('Play the line at 00:04'));
    await userEvent.click(button('Restart'));
    expect(current()).toHaveTextContent('Good morning, Northline Dental.');
    passLine(0);
    passLine(1);
    expect(button('Restart')).toHaveFocus();
  });
});

test('highlights the words in the time of the drawing of each line, and counts the seconds', async () => {
  const words = () =>
    [...(current()?.querySelectorAll('[data-part="word"]') ?? [])].map(
      (word) => `${word.textContent} ${word.getAttribute('data-state')}`,
    );
  const { container, pass, passLine } = play();
  const drawn = () => container.querySelector('[data-part="track"] path')?.getAttribute('d');
  expect(drawn()).toBe(drawVoice('Good morning, Northline Dental.', { height: 144, unit: 42 }).d);
  await userEvent.click(button('Play Demo'));
  expect(words()).toEqual(['Good lit', 'morning, coming', 'Northline coming', 'Dental. coming']);
  for (const duration of durations[0]?.slice(0, 2) ?? []) pass(duration);
  expect(words()).toEqual(['Good said', 'morning, said', 'Northline lit', 'Dental. coming']);
  expect(screen.getByText('00:02 / 00:09')).toBeInTheDocument();
  passLine(0);
  expect(drawn()).toBe(drawVoice('I chipped a tooth.', { height: 144, unit: 42 }).d);
});

describe('with a voice', () => {
  beforeEach(() => {
    speech.reset();
    vi.stubGlobal('speechSynthesis', speech);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  const said = () => speech.utterances.map(({ text }) => text);
  const [first, second] = call.lines.map(({ text }) => text);
  const finish = () => act(() => speech.finish());
  /** Another speaker on the page, such as the product's own announcement. */
  const other = () => {
    const utterance = new Utterance('Your table is ready.');
    speech.speak(utterance);
    return utterance;
  };

  test('speaks only after a press, one line after another, and each speaker at another pitch', async () => {
    const { pass } = play();
    expect(said()).toEqual([]);
    await userEvent.click(button('Play Demo'));
    expect(said()).toEqual([first]);
    pass(14_000);
    expect(said()).toEqual([first]);
    finish();
    pass(TURN_PAUSE_MS);
    expect(said()).toEqual([first, second]);
    const [agent, caller] = speech.utterances;
    expect(agent?.pitch).toBeGreaterThan(caller?.pitch ?? 2);
    expect([agent?.rate, caller?.rate]).toEqual([1, 1]);
  });

  test('does not cancel another speaker while muted, and stores the choice', async () => {
    other();
    const { pass, unmount } = play();
    await userEvent.click(radio('Off'));
    expect(localStorage.getItem('hw-sound')).toBe('muted');
    for (const name of ['Play Demo', 'Pause', 'Resume', 'Restart', 'Play the line at 00:04'])
      await userEvent.click(button(name));
    pass(60_000);
    unmount();
    expect(speech.cancelled).toBe(0);
    expect(said()).toHaveLength(1);
  });

  test('does not cancel another speaker after the call has ended', async () => {
    const { pass, unmount } = play();
    await userEvent.click(button('Play the line at 00:04'));
    finish();
    other();
    pass(60_000);
    await userEvent.click(radio('Off'));
    unmount();
    expect(speech.cancelled).toBe(0);
  });

  test('waits for other speakers, and withdraws a line that is still queued', async () => {
    const theirs = other();
    play();
    await userEvent.click(button('Play Demo'));
    expect(speech.queue.map(({ text }) => text)).toEqual([theirs.text, first]);
    await userEvent.click(button('Pause'));
    expect(speech.queue[0]).toBe(theirs);
    expect(speech.cancelled).toBe(0);
    finish();
    expect(speech.queue).toEqual([]);
  });

  test('lets its line end rather than cancel speakers queued behind it', async () => {
    play();
    await userEvent.click(button('Play Demo'));
    const theirs = other();
    await userEvent.click(button('Pause'));
    expect(speech.cancelled).toBe(0);
    finish();
    expect(speech.queue).toEqual([theirs]);
    expect(button('Resume')).toBeEnabled();
  });
});

test('plays without a voice, and says so', async () => {
  const { passLine } = play();
  expect(screen.getByText(/No voice here/)).toBeInTheDocument();
  await userEvent.click(button('Play Demo'));
  passLine(0);
  expect(current()).toHaveTextContent('I chipped a tooth.');
});

test('restarts for another call with equal times, but not for an equal call', async () => {
  const { rerender } = render(demo);
  const play = button('Play Demo');
  await userEvent.click(button('Play the line at 00:04'));
  rerender(<DemoPlayer label="A call" call={{ ...call, lines: [...call.lines] }} />);
  expect(current()).toHaveTextContent('I chipped a tooth.');
  const [first, second] = call.lines;
  const lines = [first, { ...second, text: 'I lost a tooth.' }] as CallTranscript['lines'];
  rerender(<DemoPlayer label="Another" call={{ ...call, lines }} />);
  expect(button('Play Demo')).toBeEnabled();
  expect(button('Play Demo')).toBe(play);
  expect(current()).toBeNull();
});

test('starts with the line of the product', async () => {
  render(<DemoPlayer label="A call" call={call} defaultLine={1} />);
  expect(current()).toBeNull();
  await userEvent.click(button('Play Demo'));
  expect(current()).toHaveTextContent('I chipped a tooth.');
});

test('writes what is said, follows the reader who moves in the call, and is complete before and after', async () => {
  const { pass, passLine } = play(
    <DemoPlayer label="A call" call={call} defaultSound="muted">
      {(said) => said ?? 'complete'}
    </DemoPlayer>,
  );
  const written = () => document.querySelector('[data-part="record"]')?.textContent;
  expect(written()).toBe('complete');
  await userEvent.click(button('Play Demo'));
  expect(written()).toBe('Good');
  pass(durations[0]?.[0] ?? 0);
  expect(written()).toBe('Good morning,');
  await userEvent.click(button('Play the line at 00:04'));
  expect(written()).toBe('Good morning, Northline Dental.\nI');
  await userEvent.click(button('Play the line at 00:01'));
  expect(written()).toBe('Good');
  passLine(0);
  passLine(1);
  expect(written()).toBe('complete');
});

test('scrolls to each spoken line and to the outcome, until the reader scrolls away', async () => {
  const scrolled: string[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.querySelector('[data-part="speech"]')?.textContent ?? '');
  });
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  place.mockReturnValue({ top: 100, bottom: 200, left: 0, width: 0 } as DOMRect);
  const { passLine } = play();
  const choose = (at: string) => userEvent.click(button(`Play the line at ${at}`));
  await userEvent.click(radio('Off'));
  await choose('00:01');
  await choose('00:04');
  passLine(1);
  expect(scrolled).toEqual([...call.lines.map(({ text }) => text), call.outcome.text]);
  place.mockReturnValue({ top: -200, bottom: -100, left: 0, width: 0 } as DOMRect);
  await choose('00:01');
  expect(scrolled).toHaveLength(3);
  scroll.mockRestore();
  place.mockRestore();
});

test('opens a page with its head, and leaves it in the window while the call plays', () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { pass } = play(
    <DemoPlayer label="A call" call={call} head={<h1>An agent</h1>}>
      {() => <p>What it writes</p>}
    </DemoPlayer>,
  );
  const [heading, stage] = ['head', 'stage'].map((part) => document.querySelector(`[data-part="${part}"]`));
  expect(heading).toHaveTextContent('An agent');
  expect(heading?.compareDocumentPosition(stage as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.querySelector('[data-part="body"] [data-part="record"]')).toBeNull();
  act(() => button('Play Demo').click());
  pass(durations[0]?.[0] ?? 0);
  expect(scrolled).not.toHaveBeenCalled();
});
