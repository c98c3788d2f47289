/** Parameters of a workbench URL beside Ladle's own `story`, `theme`, `rtl` and `mode`. */
import { type Faults, formatFaults, parseFaults } from './faults';
import { isObject, jsonOf, toJson } from './json';

/** An event that was sent, and when, in ms on the story's clock. */
export interface Played {
  at: number;
  machine: string;
  event: { type: string };
  /** Whether it was repeated from another frame of a comparison. */
  repeated?: true;
}

/** What a story is compared with: the others of its component, itself in other conditions, or accepted pictures. */
export const comparisons = {
  '': 'No comparison',
  states: 'All states',
  variants: 'All variants',
  widths: 'Widths',
  themes: 'Light and dark',
  directions: 'Directions',
  picture: 'Before and after',
} as const;
export type Comparison = keyof typeof comparisons;

export const comparisonIn = (text: string | null) =>
  (Object.keys(comparisons) as Comparison[]).find((one) => one === text) ?? '';

/** Props set in the props panel, by component name. */
export type PropOverrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface Settings {
  /** Width of the story's window in px; 0 for the available width, undefined for the story's own. */
  viewport: number | undefined;
  motion: 'system' | 'reduce';
  /** Whether every box has an outline, and the one under the pointer its size. */
  outline: boolean;
  faults: Faults;
  /** Alone, the state to pin the story in; with `played` or `at`, the expected state after the replay. */
  state: string;
  played: readonly Played[];
  /** The clock's time after the replay, in ms. */
  at: number | undefined;
  /** The tab of the panel; empty for the first. */
  tab: string;
  props: PropOverrides;
  /** Empty for the story without a comparison. */
  compare: Comparison;
  /** The names of those that a comparison shows; empty for all. */
  keep: readonly string[];
  /** What the page of all stories is filtered by, as JSON. */
  filter: string;
}

/** The offered widths, in px. */
export const viewports = [320, 390, 768, 1440] as const;

/** The longest replay in ms: some machines never settle. */
export const LONGEST = 3_600_000;

export function parseSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const viewport = query.get('viewport') ?? '';
  const width = Number(viewport);
  return {
    viewport: viewport === 'all' ? 0 : width >= 160 && width <= 3840 ? Math.round(width) : undefined,
    motion: query.get('motion') === 'reduce' ? 'reduce' : 'system',
    outline: query.get('outline') === 'true',
    faults: parseFaults(query.get('faults')),
    state: query.get('state') ?? '',
    played: parsePlayed(query.get('events')),
    at: /^\d+$/.test(query.get('at') ?? '') ? Math.min(LONGEST, Number(query.get('at'))) : undefined,
    tab: query.get('tab') ?? '',
    props: parseOverrides(query.get('props')),
    compare: comparisonIn(query.get('compare')),
    keep: query.get('keep')?.split(',') ?? [],
    filter: query.get('filter') ?? '',
  };
}

/** Only differences from the defaults, in a fixed order. */
export function formatSettings(settings: Settings): [string, string][] {
  const { viewport, motion, outline, faults, state, played, at, tab, props, compare, keep, filter } = settings;
  const pairs: [string, string][] = [
    ['viewport', viewport === undefined ? '' : viewport === 0 ? 'all' : String(viewport)],
    ['motion', motion === 'reduce' ? 'reduce' : ''],
    ['outline', outline ? 'true' : ''],
    ['faults', formatFaults(faults)],
    ['state', state],
    ['events', played.length > 0 ? formatPlayed(played) : ''],
    ['at', at === undefined ? '' : String(at)],
    ['tab', tab],
    ['props', Object.keys(props).length > 0 ? JSON.stringify(props) : ''],
    ['compare', compare],
    ['keep', keep.join(',')],
    ['filter', filter],
  ];
  return pairs.filter(([, value]) => value !== '');
}

const formatPlayed = (played: readonly Played[]) =>
  toJson(played.map(({ at, machine, event }) => [at, machine, event]));

function parsePlayed(text: string | null): Played[] {
  const list = jsonOf(text);
  return (Array.isArray(list) ? list : []).flatMap((entry) => {
    const [at, machine, event] = Array.isArray(entry) ? entry : [];
    const isTime = typeof at === 'number' && at >= 0 && at <= LONGEST;
    const good = isTime && typeof machine === 'string' && typeof event?.type === 'string';
    return good ? [{ at, machine, event }] : [];
  });
}

/** Only values that a control can produce, by component: others, such as HTML to inject, may be an attack. */
function parseOverrides(text: string | null): PropOverrides {
  const overrides = jsonOf(text);
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  const areProps = (own: unknown) => isObject(own) && Object.values(own).every(isPlain);
  return isObject(overrides) && Object.values(overrides).every(areProps) ? (overrides as PropOverrides) : {};
}
