import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { Call } from '../../elements/transcript';
import { BehaviourProvider } from '../behaviour';
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
  const voice = { speak: vi.fn(), cancel: vi.fn() };
  class Utterance {
    rate = 1;
    pitch = 1;
    constructor(public text: string) {}
  }
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('speechSynthesis', voice);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  });
  afterEach(() => vi.unstubAllGlobals());

  const said = () => voice.speak.mock.calls.map(([utterance]) => utterance.text);

  test('only after the reader turned the sound on', async () => {
    const user = userEvent.setup();
    const { pass } = play();
    await user.click(button('Play Demo'));
    expect(said()).toEqual([]);
    expect(button('Sound')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('Sound'));
    expect(button('Sound')).toHaveAttribute('aria-pressed', 'true');
    pass(3_000);
    expect(said()).toEqual(['Good morning, Northline Dental.', 'I chipped a tooth.']);
  });

  test('the two speakers sound different, and a line with little time is said quicker', async () => {
    const user = userEvent.setup();
    const { pass } = play();
    await user.click(button('Sound'));
    await user.click(button('Play Demo'));
    pass(3_000);
    const [agent, caller] = voice.speak.mock.calls.map(([utterance]) => utterance);
    expect(agent.pitch).toBeGreaterThan(caller.pitch);
    expect(caller.rate).toBe(1);
    expect(agent.rate).toBe(1);
  });

  test('until it is paused, or the page is left', async () => {
    const user = userEvent.setup();
    const { unmount } = play();
    await user.click(button('Sound'));
    await user.click(button('Play Demo'));
    await user.click(button('Pause'));
    expect(voice.cancel).toHaveBeenCalledOnce();
    await user.click(button('Resume'));
    unmount();
    expect(voice.cancel).toHaveBeenCalledTimes(2);
  });
});

test('a browser that cannot speak offers no sound', () => {
  play();
  expect(screen.queryByRole('button', { name: 'Sound' })).toBeNull();
});

test('another call starts over', async () => {
  const { rerender } = render(demo);
  await userEvent.click(button('Play from 00:04'));
  rerender(<DemoPlayer label="Another" call={{ ...call, outcome: { at: 20, text: 'Called back' } }} />);
  expect(button('Play Demo')).toBeEnabled();
  expect(current()).toBeNull();
});

test('passes native attributes to its root', () => {
  render(<DemoPlayer label="A call" call={call} id="demo" className="mine" />);
  const region = screen.getByRole('region', { name: 'A call' });
  expect(region).toHaveAttribute('id', 'demo');
  expect(region).toHaveClass('mine');
  expect(region).toHaveAttribute('data-state', 'ready');
});
