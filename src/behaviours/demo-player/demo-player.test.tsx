import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { Call } from '../../elements/transcript';
import { speech, Utterance } from '../../testing/speech';
import { BehaviourProvider } from '../behaviour-provider';
import { DemoPlayer } from '.';

const call: Call = {
  lines: [
    { at: 1, speaker: 'Halloway', agent: true, text: 'Good morning, Northline Dental.' },
    { at: 4, speaker: 'Caller', text: 'I chipped a tooth.' },
  ],
  outcome: { at: 9, text: 'Booked · Thu 10:30' },
};
const demo = <DemoPlayer label="A call to a dental practice" call={call} />;

function play() {
  const clock = new SimulatedClock();
  const page = render(<BehaviourProvider clock={clock as never}>{demo}</BehaviourProvider>);
  return { ...page, pass: (milliseconds: number) => act(() => clock.increment(milliseconds)) };
}
const button = (name: string) => screen.getByRole('button', { name });
const current = () => document.querySelector('[aria-current="true"]');

describe('before JavaScript, and without it', () => {
  test('the whole call can be read, and nothing can be pressed that does nothing', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(demo);
    for (const { text } of call.lines) expect(html).toHaveTextContent(text);
    expect(html).toHaveTextContent('Booked · Thu 10:30');
    const buttons = [...html.querySelectorAll('button')];
    expect(buttons.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([['Play Demo', true]]);
    expect(html.innerHTML).not.toContain('style=');
  });

  test('then the demo can be played', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(demo);
    const root = await act(async () => hydrateRoot(container, demo));
    expect(button('Play Demo')).toBeEnabled();
    expect(button('Play from 00:04')).toBeEnabled();
    await act(async () => root.unmount());
    container.remove();
  });
});

describe('with the keyboard', () => {
  test('plays, pauses and takes up again, from the same button', async () => {
    const user = userEvent.setup();
    const { pass } = play();
    await user.tab();
    expect(button('Play Demo')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(current()).toHaveTextContent('Good morning, Northline Dental.');
    pass(3_000);
    expect(current()).toHaveTextContent('I chipped a tooth.');
    await user.keyboard(' ');
    expect(button('Resume')).toHaveFocus();
    pass(60_000);
    expect(current()).toHaveTextContent('I chipped a tooth.');
    await user.keyboard(' ');
    pass(5_000);
    expect(current()).toHaveTextContent('Booked · Thu 10:30');
    expect(button('Play Demo')).toHaveFocus();
  });

  test('plays from the line whose time is pressed', async () => {
    const user = userEvent.setup();
    play();
    button('Play from 00:04').focus();
    await user.keyboard('{Enter}');
    expect(current()).toHaveTextContent('I chipped a tooth.');
    expect(button('Pause')).toBeEnabled();
  });

  test('restarts, and the button that did it keeps its focus to the end', async () => {
    const user = userEvent.setup();
    const { pass } = play();
    await user.click(button('Play from 00:04'));
    await user.click(button('Restart'));
    expect(current()).toHaveTextContent('Good morning, Northline Dental.');
    pass(3_000);
    pass(5_000);
    expect(button('Restart')).toHaveFocus();
  });
});

describe('for those who hear the page', () => {
  test('says that it plays, pauses and ends, and says no line that is there to be read', async () => {
    const user = userEvent.setup();
    const { pass } = play();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(/^$/);
    await user.click(button('Play Demo'));
    expect(status).toHaveTextContent(/^Playing$/);
    pass(3_000);
    expect(status).toHaveTextContent(/^Playing$/);
    await user.click(button('Pause'));
    expect(status).toHaveTextContent(/^Paused$/);
    await user.click(button('Resume'));
    pass(5_000);
    expect(status).toHaveTextContent(/^Finished$/);
  });

  test('is a region with a name', () => {
    play();
    const region = screen.getByRole('region', { name: 'A call to a dental practice' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('aloud', () => {
  beforeEach(() => {
    speech.reset();
    vi.stubGlobal('speechSynthesis', speech);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  });
  afterEach(() => vi.unstubAllGlobals());

  const said = () => speech.asked.map(({ text }) => text);
  const [first, second] = call.lines.map(({ text }) => text);
  const finish = () => act(() => speech.finish());
  /** Somebody else on the page, a product's own announcement for instance. */
  const other = () => {
    const utterance = new Utterance('Your table is ready.');
    speech.speak(utterance);
    return utterance;
  };

  test('only after the reader turned the sound on', async () => {
    const user = userEvent.setup();
    const { pass } = play();
    await user.click(button('Play Demo'));
    expect(said()).toEqual([]);
    expect(button('Sound')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('Sound'));
    expect(button('Sound')).toHaveAttribute('aria-pressed', 'true');
    finish();
    pass(3_000);
    expect(said()).toEqual([first, second]);
  });

  test('the two speakers sound different, and a line with time enough is said at its normal pace', async () => {
    const user = userEvent.setup();
    const { pass } = play();
    await user.click(button('Sound'));
    await user.click(button('Play Demo'));
    finish();
    pass(3_000);
    const [agent, caller] = speech.asked;
    expect(agent?.pitch).toBeGreaterThan(caller?.pitch ?? 2);
    expect(caller?.rate).toBe(1);
    expect(agent?.rate).toBe(1);
  });

  test('a slow voice is not cut, and the next line lights up when it has finished', async () => {
    const user = userEvent.setup();
    const { pass } = play();
    await user.click(button('Sound'));
    await user.click(button('Play Demo'));
    pass(6_000);
    expect(current()).toHaveTextContent(String(first));
    expect(speech.cancelled).toBe(0);
    finish();
    expect(current()).toHaveTextContent(String(second));
    expect(said()).toEqual([first, second]);
  });

  test('until it is paused, or the page is left', async () => {
    const user = userEvent.setup();
    const { unmount } = play();
    await user.click(button('Sound'));
    await user.click(button('Play Demo'));
    await user.click(button('Pause'));
    expect(speech.speaking).toBe(false);
    await user.click(button('Resume'));
    expect(speech.speaking).toBe(true);
    unmount();
    expect(speech.speaking).toBe(false);
  });

  test('muted, it silences nobody, whatever is pressed, nor by leaving', async () => {
    const user = userEvent.setup();
    other();
    const { pass, unmount } = play();
    for (const name of ['Play Demo', 'Pause', 'Resume', 'Restart', 'Play from 00:04']) await user.click(button(name));
    pass(60_000);
    unmount();
    expect(speech.cancelled).toBe(0);
  });

  test('it silences nobody when it has nothing to say any more', async () => {
    const user = userEvent.setup();
    const { pass, unmount } = play();
    await user.click(button('Sound'));
    await user.click(button('Play from 00:04'));
    finish();
    other();
    pass(60_000);
    await user.click(button('Sound'));
    unmount();
    expect(speech.cancelled).toBe(0);
  });

  test('it lets others finish first, and withdraws a line whose turn has not come', async () => {
    const user = userEvent.setup();
    const theirs = other();
    play();
    await user.click(button('Sound'));
    await user.click(button('Play Demo'));
    expect(speech.queue.map(({ text }) => text)).toEqual([theirs.text, first]);
    await user.click(button('Pause'));
    expect(speech.queue[0]).toBe(theirs);
    expect(speech.cancelled).toBe(0);
    finish();
    expect(speech.queue).toEqual([]);
  });

  test('it finishes its line rather than silence those who wait behind it', async () => {
    const user = userEvent.setup();
    play();
    await user.click(button('Sound'));
    await user.click(button('Play Demo'));
    const theirs = other();
    await user.click(button('Pause'));
    expect(speech.cancelled).toBe(0);
    finish();
    expect(speech.queue).toEqual([theirs]);
    expect(button('Resume')).toBeEnabled();
  });

  test('a voice that refuses to speak leaves the call its time', async () => {
    const user = userEvent.setup();
    const { pass } = play();
    await user.click(button('Sound'));
    await user.click(button('Play Demo'));
    act(() => speech.asked[0]?.onerror?.());
    expect(current()).toHaveTextContent(String(first));
    pass(3_000);
    expect(current()).toHaveTextContent(String(second));
  });
});

test('a browser that cannot speak offers no sound', () => {
  play();
  expect(screen.queryByRole('button', { name: 'Sound' })).toBeNull();
});

test('another call starts over, though its times are the same; the same call in other hands does not', async () => {
  const { rerender } = render(demo);
  const play = button('Play Demo');
  await userEvent.click(button('Play from 00:04'));
  rerender(<DemoPlayer label="A call" call={{ ...call, lines: [...call.lines] }} />);
  expect(current()).toHaveTextContent('I chipped a tooth.');
  const [first, second] = call.lines;
  const lines = [first, { ...second, text: 'I lost a tooth.' }] as Call['lines'];
  rerender(<DemoPlayer label="Another" call={{ ...call, lines }} />);
  expect(button('Play Demo')).toBeEnabled();
  expect(button('Play Demo')).toBe(play);
  expect(current()).toBeNull();
});

describe('a product', () => {
  test('may say which line is played first', async () => {
    render(<DemoPlayer label="A call" call={call} defaultLine={1} />);
    expect(current()).toBeNull();
    await userEvent.click(button('Play Demo'));
    expect(current()).toHaveTextContent('I chipped a tooth.');
  });

  test('that owns the line is told of each, and nothing it refuses is shown', async () => {
    const onLineChange = vi.fn();
    const { rerender } = render(<DemoPlayer label="A call" call={call} line={0} onLineChange={onLineChange} />);
    await userEvent.click(button('Play from 00:04'));
    expect(onLineChange.mock.calls).toEqual([[1]]);
    expect(current()).toHaveTextContent('Good morning');
    rerender(<DemoPlayer label="A call" call={call} line={1} onLineChange={onLineChange} />);
    expect(current()).toHaveTextContent('I chipped a tooth.');
    expect(onLineChange).toHaveBeenCalledOnce();
  });

  test('hears of every line that its time begins, and of every state', () => {
    const clock = new SimulatedClock();
    const onLineChange = vi.fn();
    const onStateChange = vi.fn();
    render(
      <BehaviourProvider clock={clock}>
        <DemoPlayer label="A call" call={call} onLineChange={onLineChange} onStateChange={onStateChange} />
      </BehaviourProvider>,
    );
    act(() => button('Play Demo').click());
    act(() => clock.increment(3_000));
    act(() => clock.increment(5_000));
    expect(onLineChange.mock.calls).toEqual([[1]]);
    expect(onStateChange.mock.calls).toEqual([
      ['playback.playing.timed sound.muted'],
      ['playback.finished sound.muted'],
    ]);
  });

  test('says it in its own words, the transcript’s too', () => {
    const texts = { play: 'Escuchar', outcome: 'Resultado', playFrom: 'Oír desde {time}' };
    render(<DemoPlayer label="A call" call={call} texts={texts} />);
    expect(button('Escuchar')).toBeEnabled();
    expect(button('Oír desde 00:04')).toBeEnabled();
    expect(screen.getByText('Resultado')).toBeInTheDocument();
  });
});

test('passes native attributes to its root', () => {
  render(<DemoPlayer label="A call" call={call} id="demo" className="mine" />);
  const region = screen.getByRole('region', { name: 'A call' });
  expect(region).toHaveAttribute('id', 'demo');
  expect(region).toHaveClass('mine');
  expect(region).toHaveAttribute('data-state', 'ready');
});
