/**
 * Sends the commands of the WebDriver standard (https://www.w3.org/TR/webdriver2/): to WebKit's driver over HTTP, to
 * Firefox over its own socket (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html). geckodriver would
 * only translate between the two, is in no distribution, and its packages download it.
 */
import { connect } from 'node:net';

/** A command: method and path over HTTP, and its name for Firefox. `:id` is an element's. */
const commands = {
  open: ['POST', '/url', 'Navigate'],
  back: ['POST', '/back', 'Back'],
  forward: ['POST', '/forward', 'Forward'],
  reload: ['POST', '/refresh', 'Refresh'],
  execute: ['POST', '/execute/async', 'ExecuteAsyncScript'],
  keys: ['POST', '/element/:id/value', 'ElementSendKeys'],
  act: ['POST', '/actions', 'PerformActions'],
  resize: ['POST', '/window/rect', 'SetWindowRect'],
} as const;

export type Command = keyof typeof commands;

export interface Wire {
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  /** Ends the session. */
  close: () => Promise<void>;
}

/** The key under which WebDriver sends an element reference. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A session of a driver that listens for HTTP on `port`. */
export async function overHttp(port: number, capabilities: object): Promise<Wire> {
  const ask = async (method: string, path: string, parameters?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(parameters ?? {}) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}. ${value.message}`);
    return value;
  };
  const { sessionId } = (await ask('POST', '', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  };
  return {
    send: (command, parameters = {}) => {
      const [method, path] = commands[command];
      return ask(method, `/${sessionId}${path.replace(':id', String(parameters.id))}`, parameters);
    },
    close: async () => void (await ask('DELETE', `/${sessionId}`)),
  };
}

/**
 * A session of the Firefox that listens on `port`. Messages are JSON, each after its length and a colon. Scripts run with
 * the page's rights, or in `sandbox`: where JavaScript is off, no asynchronous script runs with the page's rights.
 */
export async function overSocket(port: number, capabilities: object, sandbox?: 'system'): Promise<Wire> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<
    number,
    (answer: [type: number, id: number, error: { message: string } | null, result: unknown]) => void
  >();
  let last = 0;
  let received = Buffer.alloc(0);
  const greeted = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      for (;;) {
        const colon = received.indexOf(':');
        const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
        if (colon < 0 || received.length < end) return;
        const message = JSON.parse(received.subarray(colon + 1, end).toString());
        received = received.subarray(end);
        if (Array.isArray(message)) waiting.get(message[1])?.(message as never);
        else resolve();
      }
    });
  });
  await greeted;
  const ask = (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ([, , error, result]) =>
        error ? reject(new Error(`${name}: ${error.message}`)) : resolve(result),
      );
      const message = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await ask('NewSession', { capabilities: { alwaysMatch: capabilities } });
  return {
    send: async (command, parameters = {}) => {
      const result = await ask(commands[command][2], command === 'execute' ? { ...parameters, sandbox } : parameters);
      return (result as { value?: unknown } | null)?.value;
    },
    close: async () => {
      await ask('DeleteSession', {});
      socket.destroy();
    },
  };
}
