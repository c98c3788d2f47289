import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, start } from './processes';
import type { Programs } from './programs';

/** A mouse that can hover: headless, Firefox finds none and says so to media queries. */
const MOUSE = 6;

/**
 * Nothing but the page: the window can be as narrow as a phone, and Tab comes round from the page's end to its beginning,
 * not to the address bar.
 */
const PAGE_ALONE = ':root { min-width: 0 !important; } #navigator-toolbox { display: none !important; }';

/** Starts Firefox without a window; its port is where it takes commands. */
export async function startFirefox({ firefox }: Programs, folder: string) {
  const profile = join(folder, 'firefox');
  await mkdir(join(profile, 'chrome'), { recursive: true });
  await writeFile(join(profile, 'chrome', 'userChrome.css'), PAGE_ALONE);
  const preferences = {
    // Any free port; it writes which one into its profile.
    'marionette.port': 0,
    'ui.primaryPointerCapabilities': MOUSE,
    'ui.allPointerCapabilities': MOUSE,
    // Of userChrome.css.
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  start(firefox, args, { HOME: folder }).stdout?.resume();
  const port = await eventually('Firefox', async () => {
    const text = await readFile(join(profile, 'MarionetteActivePort'), 'utf8');
    return text || undefined;
  });
  return { FIREFOX_PORT: port };
}
