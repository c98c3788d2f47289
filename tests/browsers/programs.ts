import { existsSync } from 'node:fs';
import { installPackages } from '../tools/debian';

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** Where each program may be, and the Debian and Ubuntu package that contains it. */
const wanted = {
  firefox: { places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], from: 'firefox-esr' },
  webkitDriver: { places: ['/usr/bin/WebKitWebDriver'], from: 'webkit2gtk-driver' },
  webkit: {
    places: [
      `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      `/usr/lib/${machine}-linux-gnu/webkitgtk-6.0/MiniBrowser`,
    ],
    from: 'webkit2gtk-driver',
  },
  xvfb: { places: ['/usr/bin/Xvfb'], from: 'xvfb' },
  openbox: { places: ['/usr/bin/openbox'], from: 'openbox' },
};

type Name = keyof typeof wanted;
export type Programs = Record<Name, string>;

const pathOf = (name: Name) => wanted[name].places.find((path) => existsSync(path));
const missing = () => (Object.keys(wanted) as Name[]).filter((name) => !pathOf(name));

/** Finds the programs; as root on Debian or Ubuntu, installs those that are missing. @throws naming what is missing. */
export function providePrograms(): Programs {
  if (missing().length > 0) installPackages(...packagesOf(missing()));
  const lacking = packagesOf(missing());
  if (lacking.length > 0) {
    throw new Error(
      `NOT TESTED in Firefox and WebKit: this machine lacks ${lacking.join(', ')}. On Debian and Ubuntu, run ` +
        `\`sudo apt-get install ${lacking.join(' ')}\` and then \`npm run test:browsers\` again.`,
    );
  }
  return Object.fromEntries((Object.keys(wanted) as Name[]).map((name) => [name, pathOf(name) ?? ''])) as Programs;
}

const packagesOf = (names: Name[]) => [...new Set(names.map((name) => wanted[name].from))];
