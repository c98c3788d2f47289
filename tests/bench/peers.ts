import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../package/bundle';

/** The least that renders an accordion in each, as its documentation imports it. None of them brings styles. */
const accordions = {
  '@ark-ui/react': `export { Accordion } from '@ark-ui/react/accordion'`,
  '@base-ui/react': `export { Accordion } from '@base-ui/react/accordion'`,
  '@headlessui/react': `export { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'`,
  '@radix-ui/react-accordion': `export * from '@radix-ui/react-accordion'`,
  'react-aria-components': `export { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading } from 'react-aria-components'`,
};

/** Installs the peers' newest versions into a folder of their own, measures, and removes it. */
export async function peerSizes() {
  const folder = mkdtempSync(join(tmpdir(), 'halloway-peers-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
    const names = Object.keys(accordions);
    execFileSync('npm', ['install', ...options, 'react', 'react-dom', ...names], { cwd: folder, stdio: 'pipe' });
    const ours = await bundle(process.cwd(), `export { Accordion } from '@halloway/ui'`);
    const theirs = Object.entries(accordions).map(async ([name, source]) => {
      const { version } = await import(join(folder, 'node_modules', name, 'package.json'), {
        with: { type: 'json' },
      }).then((module) => module.default);
      return [`${name} ${version}`, (await bundle(folder, source)).gzip] as const;
    });
    return [['@halloway/ui, with XState', ours.gzip] as const, ...(await Promise.all(theirs))].sort(
      (a, b) => a[1] - b[1],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
