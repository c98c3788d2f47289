import { describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic, fromCallback, type InputFrom, SimulatedClock } from 'xstate';
import { performSteps, type Step } from '../../testing/steps';
import { demoPlayerMachine, type Reading, TURN_PAUSE_MS } from './demo-player.machine';

type Input = Partial<NonNullable<InputFrom<typeof demoPlayerMachine>>>;
type Read = Parameters<typeof fromCallback<{ type: string }, Reading>>[0];
type Steps = Step<EventFromLogic<typeof demoPlayerMachine>>[];

/** Three lines, of three words, two and one. */
const lines = [
  [0, 300, 700, 1000],
  [0, 400, 900],
  [0, 500],
];

/** The end of a line, and the pause after it. */
const pass = ['line.end', TURN_PAUSE_MS] as const;
const word = (word: number) => ({ type: 'line.word', word }) as const;
const seek = (word: number) => ({ type: 'seek', word }) as const;
const choose = (line: number) => ({ type: 'line.choose', line }) as const;
const set = (line: number) => ({ type: 'set', line }) as const;
const chooseSound = (sound: 'voice' | 'hum' | 'muted') => ({ type: 'sound.choose', sound }) as const;
const continueAt = (line: number, word: number, waits: number[] = []) =>
  ({ type: 'call.continue', lines, waits, line, word }) as const;

/** A player whose reader records its input. `now` performs steps, and says what is played after them. */
function start(input: Input = {}, reads?: Read) {
  const clock = new SimulatedClock();
  const read: string[] = [];
  const record: Read = ({ input }) => {
    read.push(`line ${input.line} from ${input.word}, ${input.sound}`);
    return () => read.push('stop');
  };
  const machine = demoPlayerMachine.provide({ actors: { reader: fromCallback(reads ?? record) } });
  const actor = createActor(machine, { clock, input: { lines, ...input } }).start();
  const now = (...steps: Steps) => {
    performSteps(actor, clock, steps);
    const { value, context } = actor.getSnapshot();
    const playback = typeof value.playback === 'string' ? value.playback : value.playback.playing;
    return `${playback} ${context.line}.${context.word}`;
  };
  return { actor, read, now };
}

test('begins with its own lines, and without waiting', () => {
  expect(start().actor.getSnapshot().context).toMatchObject({ waits: [], isAlone: false, resumes: false });
  expect(createActor(demoPlayerMachine).start().getSnapshot().context.lines).toEqual([]);
});

test('starts the next line after the pause between speakers', () => {
  const { now, read } = start();
  expect(TURN_PAUSE_MS).toBe(400);
  expect(now('play', 'line.end', TURN_PAUSE_MS - 1)).toBe('turning 0.3');
  expect(now(1)).toBe('speaking 1.0');
  expect(read).toEqual(['line 0 from 0, voice', 'stop', 'line 1 from 0, voice']);
});

test.each<[string, Steps, string]>([
  ['waits for `play`', [100_000], 'ready 0.0'],
  ['plays a line until its reader ends it', ['play', 600_000], 'speaking 0.0'],
  ['follows its reader', ['play', word(2)], 'speaking 0.2'],
  ['follows its reader back to the first word', ['play', word(1), word(0)], 'speaking 0.0'],
  ['ignores words that do not exist', ['play', word(-1), word(3), word(0.5)], 'speaking 0.0'],
  ['finishes after the last line', ['play', ...pass, ...pass, ...pass], 'finished 2.1'],
  ['resumes with the next line after a pause between two', ['play', 'line.end', 'pause', 'play'], 'speaking 1.0'],
  ['continues from a chosen line while the call plays', ['play', choose(1), ...pass], 'speaking 2.0'],
  ['finishes after the last line, if it was chosen', [choose(2), ...pass], 'finished 2.1'],
  ['chooses no line after the last', [choose(9)], 'speaking 2.0'],
  ['chooses no line before the first', [choose(-1)], 'speaking 0.0'],
  ['restarts while it plays', [choose(1), 'restart'], 'speaking 0.0'],
  ['continues after a restart from a pause', [choose(2), 'pause', 'restart', ...pass], 'speaking 1.0'],
  ['plays a finished call from its first line on play', [choose(2), ...pass, 'play'], 'speaking 0.0'],
  ['plays a finished call from its first line on restart', [choose(2), ...pass, 'restart'], 'speaking 0.0'],
  ['stays where scrubbing ends, if it was ready', [set(2), 'grab', seek(0), 'drop'], 'paused 2.0'],
  ['stays where scrubbing ends, if it was paused', [choose(2), 'pause', 'grab', seek(0), 'drop'], 'paused 2.0'],
  ['stays where scrubbing ends, if it was finished', [choose(2), ...pass, 'grab', seek(0), 'drop'], 'paused 2.0'],
  ['moves by words while playing', ['play', seek(1)], 'speaking 0.1'],
  ['moves past the last word to the next line', ['play', seek(3)], 'turning 0.3'],
  ['moves back into a line that has ended', ['play', seek(3), seek(2)], 'speaking 0.2'],
  ['moves to the next line from beyond the last word', ['play', seek(99), TURN_PAUSE_MS], 'speaking 1.0'],
  ['moves while waiting', [seek(1)], 'ready 0.1'],
  ['stays at its word if the product sets the current line', ['play', word(2), set(0)], 'speaking 0.2'],
  ['plays on after a continuation, if it played alone', [choose(0), continueAt(1, 0), 'line.end'], 'turning 1.2'],
  ['leaves the finished state by moving', [choose(2), ...pass, seek(0)], 'paused 2.0'],
])('%s', (_, steps, state) => {
  expect(start().now(...steps)).toBe(state);
});

test.each<[string, Steps, string[]]>([
  ['resumes at its word', ['play', word(1), 'pause', 60_000, 'play'], ['line 0 from 0, voice', 'line 0 from 1, voice']],
  ['restarts the same line', [choose(0), word(2), choose(0)], ['line 0 from 0, voice', 'line 0 from 0, voice']],
  ['scrubs a playing line', ['play', 'grab', seek(2), 'drop'], ['line 0 from 0, voice', 'line 0 from 2, voice']],
  [
    'changes the sound at the current word',
    ['play', word(1), chooseSound('muted')],
    ['line 0 from 0, voice', 'line 0 from 1, muted'],
  ],
  ['starts nothing with a chosen or stored sound', [{ type: 'sound.recall', sound: 'hum' }, chooseSound('voice')], []],
  ['hums from the start in a browser without a voice (D42)', ['voice.lack', 'play'], ['line 0 from 0, hum']],
])('%s', (_, steps, lines) => {
  const { now, read } = start();
  now(...steps);
  expect(read.filter((one) => one !== 'stop')).toEqual(lines);
  expect(read.filter((one) => one === 'stop')).toHaveLength(Math.max(0, lines.length - 1));
});

test('stops the reader for another call and when the machine stops', () => {
  const { actor, now, read } = start();
  now('play', { type: 'call.change', lines }, 'play');
  actor.stop();
  expect(read.filter((one) => one === 'stop')).toHaveLength(2);
});

test('plays only a chosen line while paused, then waits with the next one (D7)', () => {
  const { now } = start();
  expect(now(choose(1), 'line.end')).toBe('paused 1.2');
  expect(now(choose(0), 'line.end')).toBe('paused 0.3');
  expect(now('play')).toBe('speaking 1.0');
  expect(now('line.end')).toBe('turning 1.2');
});

describe('waiting for an answer', () => {
  test('pauses after a line of `waits`, for as long as the reader wants, and continues on `play`', () => {
    const { now } = start({ line: 0, waits: [0] });
    expect(now('play', 'line.end', 600_000)).toBe('paused 0.3');
    expect(now('play')).toBe('speaking 1.0');
    expect(now('line.end')).toBe('turning 1.2');
  });

  test('finishes after the last line, even if the call should wait there', () => {
    expect(start({ line: 2, waits: [2] }).now('play', ...pass)).toBe('finished 2.1');
  });

  test('plays a continuation after the call has finished, to its own end', () => {
    const { now, read } = start();
    const longer = { type: 'call.continue', lines: [...lines, [0, 100, 200]], waits: [], line: 3, word: 0 } as const;
    expect(now(choose(2), ...pass, longer)).toBe('speaking 3.0');
    expect(read.at(-1)).toBe('line 3 from 0, voice');
    expect(now(...pass)).toBe('finished 3.2');
  });

  test('returns to the end of a line of `waits`, and waits there', () => {
    const { now, read } = start();
    expect(now('play', continueAt(1, 2, [1]))).toBe('paused 1.2');
    expect(read.at(-1)).toBe('stop');
    expect(now(continueAt(1, 1, [1]))).toBe('speaking 1.1');
  });

  test('keeps a continuation within its lines, and plays a new call without waiting', () => {
    const { now } = start({ line: 0, waits: [0] });
    expect(now(continueAt(9, 0))).toBe('speaking 2.0');
    expect(now({ type: 'call.change', lines }, 'play', 'line.end')).toBe('turning 0.3');
  });
});

test('a second drag, which begins while the call rests, does not resume it', () => {
  const { actor, now } = start();
  now('play', 'grab', 'drop', 'pause');
  expect(actor.getSnapshot().can(seek(0))).toBe(false);
  expect(now('grab', 'drop')).toBe('paused 0.0');
});

describe('sound', () => {
  test.each(['line.end', 'pause'] as const)('a missing voice is noticed only while a line is spoken: %s', (type) => {
    const { actor, now } = start();
    now('play', type, 'voice.miss');
    expect(actor.getSnapshot().value.voice).toBe('available');
  });

  test('is a hum if the voice is missing (D42), silence if that fails too, and the voice may be requested again', () => {
    const { actor, now, read } = start();
    const sound = () => `${actor.getSnapshot().context.sound} ${actor.getSnapshot().value.voice}`;
    expect(now('play', 'voice.miss')).toBe('speaking 0.0');
    expect(read).toEqual(['line 0 from 0, voice']);
    expect(sound()).toBe('hum unavailable');
    now('voice.miss');
    expect(sound()).toBe('muted unavailable');
    now(chooseSound('hum'));
    expect(sound()).toBe('hum unavailable');
    now(chooseSound('voice'));
    expect(sound()).toBe('voice available');
  });

  test('is stored when chosen, not when restored', () => {
    const remembered: string[] = [];
    const machine = demoPlayerMachine.provide({ actions: { remember: (_, sound) => remembered.push(sound) } });
    const actor = createActor(machine, { input: { lines } }).start();
    const chosen = (['muted', 'voice', 'hum'] as const).map(chooseSound);
    performSteps(actor, new SimulatedClock(), [{ type: 'sound.recall', sound: 'hum' }, 'voice.lack', ...chosen]);
    expect(remembered).toEqual(['muted', 'voice', 'hum']);
  });
});

describe('the product', () => {
  test.each([
    [1, 'ready 1.0'],
    [9, 'ready 2.0'],
    [-1, 'ready 0.0'],
  ])('sets the initial line to %d, within the call', (line, state) => {
    expect(start({ line }).now()).toBe(state);
  });

  test('sets the line without starting or stopping the call', () => {
    const { now } = start();
    expect(now(set(1))).toBe('ready 1.0');
    expect(now('play', word(1), set(0))).toBe('speaking 0.0');
    expect(now('pause', set(2))).toBe('paused 2.0');
    expect(now('play', ...pass, set(1))).toBe('paused 1.0');
    expect(now('grab', set(0))).toBe('scrubbing 0.0');
  });

  test.each([-1, 3, 0.5, Number.NaN])('cannot set line %d, which does not exist', (line) => {
    expect(start({ line: 1 }).now(set(line))).toBe('ready 1.0');
  });
});

test('continues when a reader throws', () => {
  const reads = () => {
    throw new Error('hoarse');
  };
  expect(start({}, reads).now('play', TURN_PAUSE_MS)).toBe('turning 1.2');
});

test('finishes a call without lines', () => {
  const { now } = start({ lines: [] }, ({ sendBack }) => sendBack({ type: 'line.end' }));
  expect(now('play', TURN_PAUSE_MS)).toBe('finished 0.0');
});
