import { bundle } from '../package/bundle';
import { installPeers, peers, versionOf } from './peers';
import { beside, type Table } from './table';

/**
 * Four parts of a page, as each library's documentation imports them: an accordion, a dialog, a radio group, and a
 * navigation with menus. Where a library lacks one, what its documentation recommends instead, or nothing.
 */
const parts: Record<string, { source: string; without: string }> = {
  'radix-ui': {
    source: `export { Accordion, Dialog, ToggleGroup, NavigationMenu } from 'radix-ui'`,
    without: '',
  },
  '@base-ui/react': {
    source: `export { Accordion } from '@base-ui/react/accordion';
      export { Dialog } from '@base-ui/react/dialog';
      export { Toggle } from '@base-ui/react/toggle';
      export { ToggleGroup } from '@base-ui/react/toggle-group';
      export { NavigationMenu } from '@base-ui/react/navigation-menu'`,
    without: '',
  },
  '@ark-ui/react': {
    source: `export { Accordion } from '@ark-ui/react/accordion';
      export { Dialog } from '@ark-ui/react/dialog';
      export { SegmentGroup } from '@ark-ui/react/segment-group';
      export { Menu } from '@ark-ui/react/menu'`,
    without: 'navigation menu: its menu instead',
  },
  'react-aria-components': {
    source: `export { Button, Dialog, DialogTrigger, Disclosure, DisclosureGroup, DisclosurePanel, Heading, Menu, MenuItem,
      MenuTrigger, Modal, ModalOverlay, Popover, ToggleButton, ToggleButtonGroup } from 'react-aria-components'`,
    without: 'navigation menu: its menu instead',
  },
  '@headlessui/react': {
    source: `export { Dialog, DialogBackdrop, DialogPanel, DialogTitle, Disclosure, DisclosureButton, DisclosurePanel, Popover,
      PopoverButton, PopoverGroup, PopoverPanel, Radio, RadioGroup } from '@headlessui/react'`,
    without: 'accordion: disclosures that do not know of each other; navigation menu: popovers',
  },
};

export async function bundleSizes(): Promise<Table[]> {
  installPeers();
  const ours = await bundle(
    process.cwd(),
    `export { Accordion, Dialog, Navbar, SegmentedControl } from '@halloway/ui'`,
  );
  const theirs = await Promise.all(
    Object.entries(parts).map(async ([name, { source, without }]) => {
      const { gzip } = await bundle(peers, source);
      return { name: `${name} ${versionOf(name)}`, gzip, without };
    }),
  );
  const all = [{ name: '@halloway/ui, with XState', gzip: ours.gzip, without: '' }, ...theirs];
  const radix = theirs[0]?.gzip ?? 0;
  return [
    {
      says:
        'Accordion, dialog, a choice of one and a navigation with menus in one bundle by esbuild, minified, gzipped bytes without React; ' +
        'compared with Radix. Ours carries its machines; styles are in none of them.',
      head: ['package', 'gzipped bytes', 'what it lacks'],
      rows: all.sort((a, b) => a.gzip - b.gzip).map(({ name, gzip, without }) => [name, beside(gzip, radix), without]),
    },
  ];
}
