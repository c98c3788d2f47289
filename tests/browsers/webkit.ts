import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../tools/free-port';
import { eventually, start } from './processes';
import type { Programs } from './programs';

/** A window as narrow as a phone; the browser's own bars would prevent it. */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-size: 1px; }';

/** Starts WebKit's driver on a virtual screen with a window manager: without one no window gets the focus. */
export async function startWebKit({ xvfb, openbox, webkitDriver, webkit }: Programs, folder: string) {
  const screen = start(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [number] = await once(screen.stdout ?? screen, 'data', { signal: AbortSignal.timeout(20_000) });
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(folder, '.config', toolkit), { recursive: true });
    await writeFile(join(folder, '.config', toolkit, 'gtk.css'), NARROW);
  }
  const env = {
    DISPLAY: `:${String(number).trim()}`,
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, '.config'),
    XDG_RUNTIME_DIR: folder,
    // Disables the graphics card, the settings daemon and, in containers, the sandbox helper.
    LIBGL_ALWAYS_SOFTWARE: '1',
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  start(openbox, [], env).stdout?.resume();
  const port = await freePort();
  start(webkitDriver, ['--host=127.0.0.1', `--port=${port}`], env).stdout?.resume();
  await eventually('WebKitWebDriver', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok || undefined);
  return { port, binary: webkit };
}
