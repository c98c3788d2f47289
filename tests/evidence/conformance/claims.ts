/**
 * Derives the claim for each criterion (criteria.yaml) of a component from evidence alone: a failed check is never "supports",
 * and what cannot be tested automatically is "not evaluated", with who can judge it.
 */
import type { Checks } from '../checks';
import type { Announcements, TransitionRow } from '../results';
import { type Criterion, criteria, people } from './criteria';

/** The terms of OpenACR. */
export type Level = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';

export interface Evidence {
  text: string;
  /** Links from the report's folder: into the workbench, or to the evidence file. */
  href: string;
  outcome: 'holds' | 'fails' | 'undecided';
}

export interface Claim {
  criterion: Criterion;
  level: Level;
  notes: string;
  /** What a person has to judge, and who; empty where nothing is left. */
  person: string;
  evidence: Evidence[];
}

/** Everything known about a component. */
export interface Known {
  checks: Checks;
  /** Of the behaviours in it, by name. */
  transitions: ReadonlyMap<string, readonly TransitionRow[]>;
  announcements: ReadonlyMap<string, Announcements>;
  /** Delays of the machines in it, by name. */
  delays: readonly string[];
}

type Judged = Omit<Claim, 'criterion'>;

/** The claims for one component, one for each criterion. */
export function claimsOf(known: Known): Claim[] {
  const evidenceOf = evidenceIn(known);
  const has = factsOf(known);
  const { component, stories } = known.checks;
  const judge = ({ num, without, evidence: names, supports, person, asks, page }: Criterion): Judged => {
    if (page) return forPerson('product', `${page}; the criterion applies to whole pages, not to ${component}`, []);
    if (without && !has(without.fact)) {
      const evidence = {
        text: `no ${without.what} in ${counted(stories)}`,
        href: story(stories[0]),
        outcome: 'holds' as const,
      };
      return { level: 'not-applicable', notes: `It has no ${without.what}.`, person: '', evidence: [evidence] };
    }
    const evidence = names.flatMap((name) => evidenceOf(name === 'axe' ? `axe ${num}` : name));
    const question = asks.replace('{delays}', known.delays.join(', '));
    return supports && evidence.length > 0 ? judged(evidence, supports) : forPerson(person, question, evidence);
  };
  return criteria.map((criterion) => ({ criterion, ...judge(criterion) }));
}

/** What no check can fully judge. */
function forPerson(who: keyof typeof people, question: string, evidence: Evidence[]): Judged {
  const isFailed = evidence.some(({ outcome }) => outcome === 'fails');
  const passed =
    evidence.length > 0
      ? 'The automated checks of it pass; a person has to judge the rest.'
      : 'No automated check exists.';
  return {
    level: isFailed ? 'partially-supports' : 'not-evaluated',
    notes: isFailed ? 'An automated check of it fails.' : passed,
    person: `${people[who]}: ${question}`,
    evidence,
  };
}

/** What checks can fully judge. */
function judged(evidence: Evidence[], supports: string): Judged {
  const failed = evidence.filter(({ outcome }) => outcome === 'fails').map(({ text }) => text);
  if (failed.length > 0)
    return { level: 'partially-supports', notes: `It fails: ${failed.join('; ')}.`, person: '', evidence };
  if (evidence.some(({ outcome }) => outcome === 'undecided'))
    return { ...forPerson('auditor', 'what the check could not decide', []), evidence };
  return { level: 'supports', notes: supports, person: '', evidence };
}

const story = (id = '') => `../?story=${id}&tab=checks`;
const counted = ({ length }: readonly string[]) => `${length} ${length === 1 ? 'story' : 'stories'}`;
/** The transitions whose event matches, by machine. */
const matching = ({ transitions }: Known, pattern: RegExp) =>
  [...transitions]
    .map(([name, rows]) => [name, rows.filter((row) => pattern.test(event(row)))] as const)
    .filter(([, rows]) => rows.length > 0);

/** Facts of the checks, and those that follow from the machines. */
function factsOf(known: Known) {
  const { has } = known.checks;
  const derived: Record<string, boolean | undefined> = {
    delays: known.delays.length > 0,
    drags: matching(known, DRAGS).length > 0,
    'moving or playing': Boolean(has.moving) || matching(known, PAUSES).length > 0,
    'headings or controls': Boolean(has.headings || has.controls),
    // No source uses it: conformance.test.ts reads them.
    'device motion': false,
  };
  return (fact: string) => derived[fact] ?? has[fact] ?? false;
}

const DRAGS = /^(grab|drag|drop)\b/;
const PAUSES = /^pause\b/;

/** What is known by the name of a check or of one of the observations below. */
export function evidenceIn(known: Known): (name: string) => Evidence[] {
  const { checks, transitions, announcements } = known;
  const seen = (
    folder: 'transitions' | 'announcements',
    name: string,
    holds: boolean,
    yes: string,
    no = yes,
  ): Evidence => ({
    text: `${name}: ${holds ? yes : no}`,
    href: `evidence/${folder}/${name}.html`,
    outcome: holds ? 'holds' : 'fails',
  });
  const machines = [...transitions].filter(([, rows]) => rows.length > 0);
  const focusKept = () => machines.map(([name]) => seen('transitions', name, true, 'no walk loses the focus'));

  const observations: Record<string, () => Evidence[]> = {
    walked: () =>
      machines.map(([name, rows]) => {
        const bad = rows.filter(
          ({ keyboard, touch, pointer }) => keyboard === 'no' && (touch === 'yes' || pointer === 'yes'),
        );
        return seen(
          'transitions',
          name,
          bad.length === 0,
          `${rows.length} transitions walked by keyboard`,
          `${bad.length} transitions need a pointer`,
        );
      }),
    'performed with one touch': () =>
      machines.map(([name]) =>
        seen('transitions', name, true, 'performed with a single touch, and with one mouse button'),
      ),
    'focus kept': focusKept,
    'focus kept on input': () =>
      matching(known, /^(change|.*choose)\b/).some(([, rows]) => rows.some(({ keyboard }) => keyboard === 'yes'))
        ? focusKept()
        : [],
    // A drag target can be reached by a press as well.
    'pressed instead of dragged': () =>
      matching(known, DRAGS).map(([name]) =>
        seen(
          'transitions',
          name,
          (transitions.get(name) ?? []).some(
            (row) =>
              /^(next|previous|seek)\b/.test(row.event) &&
              !/scrubbing|dragging/.test(row.from) &&
              row.pointer === 'yes',
          ),
          'buttons have the same effect as dragging',
          'with a pointer some positions need dragging',
        ),
      ),
    paused: () =>
      matching(known, PAUSES).map(([name, rows]) =>
        seen(
          'transitions',
          name,
          rows.some(({ keyboard, touch, pointer }) => [keyboard, touch, pointer].every((cell) => cell === 'yes')),
          'paused by keyboard, by touch and by pointer',
        ),
      ),
    'dismissed with Escape': () =>
      matching(known, /^escape\b/).map(([name, rows]) =>
        seen(
          'transitions',
          name,
          rows.some(({ keyboard }) => keyboard === 'yes'),
          'dismissed with Escape',
        ),
      ),
    spoken: () =>
      [...announcements]
        .filter(([, { states }]) => states.size > 0)
        .map(([name, { states }]) =>
          seen('announcements', name, true, `names, roles and states announced in ${states.size} states`),
        ),
    'answers announced': () =>
      [...announcements].flatMap(([name, { transitions: announced }]) => {
        const ends = [...announced].filter(([title]) => /submitting · (done|error|after)/.test(title));
        if (ends.length === 0) return [];
        // By a live region, or by moving the focus: an element that is no control is focused only to be announced.
        const [silent] = ends.filter(
          ([, lines]) => !lines.some((line) => /^(polite|assertive): |^focus: heading/.test(line)),
        );
        const every = 'every answer and every timeout is announced';
        return [seen('announcements', name, !silent, every, `nothing is announced after ${silent?.[0]}`)];
      }),
  };

  /** A check that fails in a story fails its test (checks.test.ts), and never comes here. */
  const check = (name: string): Evidence[] => {
    const held = checks.holds.find((one) => one === name || one.startsWith(`${name}: `));
    if (!held) return [];
    const number = counted(checks.stories);
    const open = Object.entries(checks.undecided).flatMap(([rule, all]) => (rule.startsWith(name) ? all : []));
    return open.length > 0
      ? [{ text: `“${held}” is undecided in ${open.length} of ${number}`, href: story(open[0]), outcome: 'undecided' }]
      : [{ text: `“${held}” holds in ${number}`, href: story(checks.stories[0]), outcome: 'holds' }];
  };

  return (name) => observations[name]?.() ?? check(name);
}

/** `submit [valid]` is `submit`. */
const event = ({ event }: TransitionRow) => event.split(' ')[0] ?? '';

/** The worst claim of the same criterion among all components, with the components that have it. */
export function together(claims: readonly { component: string; claim: Claim }[]): { level: Level; notes: string } {
  const of = (level: Level) => claims.filter(({ claim }) => claim.level === level).map(({ component }) => component);
  const bad = [...of('does-not-support'), ...of('partially-supports')];
  const open = of('not-evaluated');
  const good = of('supports');
  const number = (all: readonly string[]) => `${all.length} of ${claims.length} components`;
  const parts = [
    bad.length > 0 && `Not everywhere in ${bad.join(', ')}.`,
    good.length > 0 && `Supported by ${number(good)}.`,
    open.length > 0 && `Not evaluated for ${number(open)}: a person has to judge what no automated check covers.`,
    of('not-applicable').length > 0 && `Not applicable to ${number(of('not-applicable'))}.`,
  ].filter(Boolean);
  const level =
    bad.length > 0
      ? 'partially-supports'
      : open.length > 0
        ? 'not-evaluated'
        : good.length > 0
          ? 'supports'
          : 'not-applicable';
  return { level, notes: parts.join(' ') };
}
