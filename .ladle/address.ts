/** Addresses of the workbench. */
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

const encode = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
