import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, start } from './processes';
import type { Programs } from './programs';

/** Headless Firefox has no pointer in media queries; this preference adds a mouse that can hover. */
const MOUSE = 6;

/**
 * Hides the browser's own bars: the window can be as narrow as a phone, and Tab goes from the page's end to its beginning
 * instead of to the address bar.
 */
const PAGE_ALONE = ':root { min-width: 0 !important; } #navigator-toolbox { display: none !important; }';

/** Starts headless Firefox, with JavaScript on or off for pages. @returns the port on which it takes commands. */
export async function startFirefox({ firefox }: Programs, folder: string, javaScript: 'on' | 'off') {
  const profile = join(folder, `firefox-${javaScript}`);
  await mkdir(join(profile, 'chrome'), { recursive: true });
  await writeFile(join(profile, 'chrome', 'userChrome.css'), PAGE_ALONE);
  const preferences = {
    // Any free port: Firefox writes its number into the profile.
    'marionette.port': 0,
    'ui.primaryPointerCapabilities': MOUSE,
    'ui.allPointerCapabilities': MOUSE,
    'javascript.enabled': javaScript === 'on',
    // Enables userChrome.css.
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  start(firefox, args, { HOME: folder }).stdout?.resume();
  return eventually('Firefox', async () => {
    const text = await readFile(join(profile, 'MarionetteActivePort'), 'utf8');
    return text || undefined;
  });
}
