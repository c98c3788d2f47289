/** For tests only: an audio context that records its calls, with a stopped clock. */
export const audio = {
  /** Every parameter value that was set, with its node, in order. */
  calls: [] as string[],
  contexts: [] as AudioContext[],
  reset() {
    this.calls = [];
    this.contexts = [];
  },
};

function parameter(name: string) {
  const put =
    (how: string) =>
    (value: number, time = 0) => {
      audio.calls.push(`${name} ${how} ${value.toFixed(3)} at ${time.toFixed(3)}`);
    };
  return {
    setValueAtTime: put('is'),
    linearRampToValueAtTime: put('comes to'),
    setTargetAtTime: put('nears'),
    cancelScheduledValues: () => {},
  };
}

class Node {
  connect<Other>(other: Other) {
    return other;
  }
}

export class AudioContext {
  state = 'running';
  currentTime = 0;
  destination = new Node();
  constructor() {
    audio.contexts.push(this);
  }
  async close() {
    this.state = 'closed';
  }
}

export class OscillatorNode extends Node {
  frequency = parameter('pitch');
  onended: (() => void) | null = null;
  start() {}
  stop(time?: number) {
    // A stop in the future has not happened; a fade is short enough to count as over.
    if (time !== undefined && time < 0.1) this.onended?.();
  }
}

export class GainNode extends Node {
  gain = parameter('loudness');
}

export class BiquadFilterNode extends Node {}
