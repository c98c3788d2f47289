/** Addresses of the workbench. */
import type { MouseEvent as PressOfLink } from 'react';
import { formatSettings, type Settings } from './settings';

interface Address {
  story: string;
  theme: string;
  rtl: boolean;
  /** `preview` for the story alone. */
  mode: '' | 'preview';
}

/** Uses Ladle's own notation (sorted, defaults left out), so that Ladle does not rewrite the URL. */
export function href({ story, theme, rtl, mode }: Address, settings: Settings): string {
  const pairs: [string, string][] = [
    ['story', story],
    ...(theme === 'light' ? [] : [['theme', theme] as [string, string]]),
    ...(rtl ? [['rtl', 'true'] as [string, string]] : []),
    ...(mode ? [['mode', mode] as [string, string]] : []),
    ...formatSettings(settings),
  ];
  return `?${pairs
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&')}`;
}

/** The story of the link that an event is about, in any window, which opens without a page load. A link with more parameters is followed as a URL. */
export function storyOfLink({ target, metaKey, ctrlKey, shiftKey }: Partial<MouseEvent>): string | undefined {
  const link = (target as Partial<Element> | null)?.closest?.('a[href^="?story="]');
  const query = new URLSearchParams(link?.getAttribute('href') ?? '');
  return metaKey || ctrlKey || shiftKey || query.size !== 1 ? undefined : (query.get('story') ?? undefined);
}

/** Moves the focus to a part of the page. */
export function focusOn(id: string) {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** Follows a link within the page, without a fragment in the address, which Ladle and the workbench write as a whole. */
export function goTo(event: PressOfLink<HTMLAnchorElement>) {
  event.preventDefault();
  focusOn(event.currentTarget.hash.slice(1));
}

const encode = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
