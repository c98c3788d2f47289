/**
 * Derives the claim for each criterion of a component from evidence alone: a failed check is never "supports", and what
 * cannot be tested automatically is "not evaluated", with who can judge it.
 */
import type { Checks } from '../checks';
import type { Announcements, TransitionRow } from '../results';
import { type Criterion, type CriterionNumber, criteria } from './criteria';

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

const AUDITOR = 'an auditor';
const LISTENER = 'a screen reader user';
const PRODUCT = 'the auditor of the product’s pages';
const EDITOR = 'the author of the product’s texts';

const story = (id: string, tab: 'state' | 'checks' = 'checks') => `../?story=${id}&tab=${tab}`;

const notApplicable = (notes: string, evidence: Evidence[]): Judged => ({
  level: 'not-applicable',
  notes,
  person: '',
  evidence,
});

/** Nothing that can be tested automatically. */
const forPerson = (who: string, question: string, evidence: Evidence[] = []): Judged => ({
  level: evidence.some(({ outcome }) => outcome === 'fails') ? 'partially-supports' : 'not-evaluated',
  notes: evidence.some(({ outcome }) => outcome === 'fails')
    ? 'An automated check of it fails.'
    : evidence.length > 0
      ? 'The automated checks of it pass; a person has to judge the rest.'
      : 'No automated check exists.',
  person: `${who}: ${question}`,
  evidence,
});

/** What can be fully tested automatically. */
function judged(evidence: Evidence[], notes: string, question = 'whether it holds'): Judged {
  if (evidence.length === 0) return forPerson(AUDITOR, question);
  if (evidence.some(({ outcome }) => outcome === 'fails'))
    return {
      level: 'partially-supports',
      notes: `It fails: ${evidence
        .filter(({ outcome }) => outcome === 'fails')
        .map(({ text }) => text)
        .join('; ')}.`,
      person: '',
      evidence,
    };
  if (evidence.some(({ outcome }) => outcome === 'undecided'))
    return { ...forPerson(AUDITOR, 'what the check could not decide'), evidence };
  return { level: 'supports', notes, person: '', evidence };
}

/** The claims for one component, one for each criterion. */
export function claimsOf(known: Known): Claim[] {
  const { checks, transitions, announcements, delays } = known;
  const { component, has, stories } = checks;
  const [first = ''] = stories;
  const number = `${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`;

  /** A check that fails in a story fails its test (checks.test.ts), and never comes here. */
  const check = (name: string): Evidence[] => {
    const held = checks.holds.find((one) => one === name || one.startsWith(`${name}: `));
    if (!held) return [];
    const open = Object.entries(checks.undecided).flatMap(([rule, all]) => (rule.startsWith(name) ? all : []));
    return [
      open.length > 0
        ? {
            text: `“${held}” is undecided in ${open.length} of ${number}`,
            href: story(open[0] ?? first),
            outcome: 'undecided',
          }
        : { text: `“${held}” holds in ${number}`, href: story(first), outcome: 'holds' },
    ];
  };
  const axe = (num: CriterionNumber) => check(`axe ${num}`);
  const none = (fact: string, what: string): Judged | undefined =>
    has[fact]
      ? undefined
      : notApplicable(`It has no ${what}.`, [
          { text: `no ${what} in ${number}`, href: story(first), outcome: 'holds' },
        ]);
  const file = (folder: 'transitions' | 'announcements', name: string) => `evidence/${folder}/${name}.md`;
  /** The transitions by user input whose event is among these. */
  const rows = (pattern: RegExp) =>
    [...transitions].flatMap(([name, all]) =>
      all.filter(({ event }) => pattern.test(event)).map((row) => ({ ...row, name, type: event(row) })),
    );
  const walked = (): Evidence[] =>
    [...transitions]
      .filter(([, all]) => all.length > 0)
      .map(([name, all]) => {
        const bad = all.filter(
          ({ keyboard, touch, pointer }) => keyboard === 'no' && (touch === 'yes' || pointer === 'yes'),
        );
        return {
          text:
            bad.length > 0
              ? `${name}: ${bad.length} transitions need a pointer`
              : `${name}: ${all.length} transitions walked by keyboard`,
          href: file('transitions', name),
          outcome: bad.length > 0 ? ('fails' as const) : ('holds' as const),
        };
      });
  const touched = (): Evidence[] =>
    [...transitions]
      .filter(([, all]) => all.length > 0)
      .map(([name]) => ({
        text: `${name}: performed with a single touch, and with one mouse button`,
        href: file('transitions', name),
        outcome: 'holds' as const,
      }));
  const focusKept = (): Evidence[] =>
    walked().map(({ href }) => ({ text: 'no walk loses the focus', href, outcome: 'holds' as const }));
  const drags = rows(/^(grab|drag|drop)\b/);
  const withoutDragging = (): Evidence[] =>
    [...new Set(drags.map(({ name }) => name))].map((name) => {
      const all = transitions.get(name) ?? [];
      // A drag target can be reached by a press as well.
      const pressed = all.some(
        ({ from, event, pointer }) =>
          /^(next|previous|seek)\b/.test(event) && !/scrubbing|dragging/.test(from) && pointer === 'yes',
      );
      return {
        text: pressed
          ? `${name}: buttons have the same effect as dragging`
          : `${name}: with a pointer some positions need dragging`,
        href: file('transitions', name),
        outcome: pressed ? ('holds' as const) : ('fails' as const),
      };
    });
  const pauses = rows(/^pause\b/);
  const canPause = (): Evidence[] =>
    [...new Set(pauses.map(({ name }) => name))].map((name) => ({
      text: `${name}: paused by keyboard, by touch and by pointer`,
      href: file('transitions', name),
      outcome: pauses.some(
        (row) => row.name === name && [row.keyboard, row.touch, row.pointer].every((cell) => cell === 'yes'),
      )
        ? 'holds'
        : 'fails',
    }));
  const answers = (): Evidence[] =>
    [...announcements].flatMap(([name, { transitions: announced }]) => {
      const ends = [...announced].filter(([title]) => /submitting · (done|error|after)/.test(title));
      // Announced by a live region, or by moving the focus: an element that is no control is focused only to be announced.
      const silent = ends.filter(
        ([, lines]) => !lines.some((line) => /^(polite|assertive): |^focus: heading/.test(line)),
      );
      return ends.length === 0
        ? []
        : [
            {
              text:
                silent.length > 0
                  ? `${name}: nothing is announced after ${silent[0]?.[0]}`
                  : `${name}: every answer and every timeout is announced`,
              href: file('announcements', name),
              outcome: silent.length > 0 ? ('fails' as const) : ('holds' as const),
            },
          ];
    });
  const spoken = (): Evidence[] =>
    [...announcements]
      .filter(([, { states }]) => states.size > 0)
      .map(([name, { states }]) => ({
        text: `${name}: names, roles and states announced in ${states.size} states`,
        href: file('announcements', name),
        outcome: 'holds' as const,
      }));
  const typed = () => rows(/^(change|.*choose)\b/).some(({ keyboard }) => keyboard === 'yes');

  const aboutPages = (what: string) => () =>
    forPerson(PRODUCT, `${what}; the criterion applies to whole pages, not to ${component}`);
  const noMedia = () => none('media', 'audio or video file');

  const judges: Record<CriterionNumber, () => Judged> = {
    '1.1.1': () =>
      none('pictures', 'picture') ??
      forPerson(AUDITOR, 'whether each text alternative conveys its picture', axe('1.1.1')),
    '1.2.1': () =>
      none('sound', 'sound or video') ?? forPerson(LISTENER, 'whether the text contains everything that is heard', []),
    '1.2.2': () => noMedia() ?? forPerson(AUDITOR, 'whether its media have captions'),
    '1.2.3': () => noMedia() ?? forPerson(AUDITOR, 'whether its media have an alternative'),
    '1.2.4': () => noMedia() ?? forPerson(AUDITOR, 'whether live media have captions'),
    '1.2.5': () => noMedia() ?? forPerson(AUDITOR, 'whether its videos are described'),
    '1.3.1': () => forPerson(LISTENER, 'whether visual groups are announced as groups', [...axe('1.3.1'), ...spoken()]),
    '1.3.2': () => forPerson(LISTENER, 'whether the reading order makes sense', spoken()),
    '1.3.3': () => forPerson(EDITOR, 'whether instructions name more than shape, place or sound'),
    '1.3.4': () =>
      judged(check('no style depends on orientation'), 'No style depends on the orientation of the screen.'),
    '1.3.5': () =>
      none('fields', 'field') ??
      (checks.holds.includes('fields for personal data have autocomplete')
        ? judged(
            [...check('fields for personal data have autocomplete'), ...axe('1.3.5')],
            'Every field for personal data has an autocomplete purpose.',
          )
        : forPerson(AUDITOR, 'whether a field asks for personal data')),
    '1.4.1': () =>
      forPerson(AUDITOR, 'whether all information conveyed by color is available without it', axe('1.4.1')),
    '1.4.2': () =>
      none('sound', 'sound') ??
      judged(canPause(), 'No sound starts on its own, and it can be paused.', 'whether its sound can be paused'),
    '1.4.3': () =>
      judged(
        axe('1.4.3'),
        'Text has sufficient contrast, in light and in dark.',
        'whether its text has sufficient contrast',
      ),
    '1.4.4': () => judged(check('text is readable at 200 %'), 'At twice the text size nothing is clipped or covered.'),
    '1.4.5': () =>
      none('photographs', 'image file') ?? forPerson(AUDITOR, 'whether its images show text that could be text'),
    '1.4.10': () =>
      judged(check('content fits a window of 320 px'), 'At a width of 320 px nothing scrolls horizontally.'),
    '1.4.11': () =>
      forPerson(
        AUDITOR,
        'whether the edges of controls and the parts of graphics have contrast against adjacent colors',
        [],
      ),
    '1.4.12': () =>
      judged(check('text is readable with text spacing'), 'With increased text spacing nothing is clipped or covered.'),
    '1.4.13': () =>
      none('appearing', 'content on hover or focus') ??
      forPerson(AUDITOR, 'whether such content is dismissible, hoverable and persistent', escapes()),
    '2.1.1': () =>
      none('targets', 'control') ??
      judged(
        [...check('Tab reaches every control'), ...walked()],
        'Every pointer transition has a keyboard equivalent.',
      ),
    '2.1.2': () =>
      none('targets', 'control') ??
      judged(check('Tab leaves the component'), 'Tab leaves the component; Escape closes a modal dialog.'),
    '2.1.4': () =>
      none('targets', 'control') ??
      judged(
        check('no character is a shortcut'),
        'It has no single-character shortcuts.',
        'whether it has single-character shortcuts',
      ),
    '2.2.1': () =>
      delays.length === 0
        ? notApplicable('It has no time limits: no machine in it has a delay.', [
            { text: 'no machine in it has a delay', href: story(first, 'state'), outcome: 'holds' },
          ])
        : forPerson(AUDITOR, `whether one of its delays (${delays.join(', ')}) limits a user’s time`),
    '2.2.2': () =>
      pauses.length > 0
        ? judged(canPause(), 'Moving and playing content can be paused with every input.')
        : (none('moving', 'animation of more than five seconds') ??
          forPerson(AUDITOR, 'whether animations can be paused')),
    '2.3.1': () =>
      none('moving', 'animation that repeats or lasts') ?? forPerson(AUDITOR, 'whether anything in it flashes'),
    '2.4.1': aboutPages('whether blocks can be skipped'),
    '2.4.2': aboutPages('whether pages have titles'),
    '2.4.3': () =>
      none('targets', 'control') ??
      forPerson(AUDITOR, 'whether the order of the focus makes sense', [
        ...check('the focus order is the document order'),
        ...focusKept(),
      ]),
    '2.4.4': () => none('links', 'link') ?? forPerson(EDITOR, 'whether each link describes its target', axe('2.4.4')),
    '2.4.5': aboutPages('whether there are several ways to a page'),
    '2.4.6': () =>
      !has.headings && !has.controls
        ? notApplicable('It has neither headings nor fields.', [
            { text: `no heading and no field in ${number}`, href: story(first), outcome: 'holds' },
          ])
        : forPerson(EDITOR, 'whether headings and labels describe their topic', axe('2.4.6')),
    '2.4.7': () =>
      none('targets', 'control') ??
      judged(check('the focused element has a visible indicator'), 'The focused element has a visible indicator.'),
    '2.4.11': () =>
      none('targets', 'control') ??
      judged(check('the focused element is not covered'), 'Its own elements never cover the focused element.'),
    '2.5.1': () =>
      none('targets', 'control') ??
      (touched().length > 0
        ? judged(touched(), 'Every gesture needs a single pointer, and none depends on a path.')
        : judged(check('a press can be cancelled'), 'It reacts to presses only.', 'whether it has gestures')),
    '2.5.2': () =>
      none('targets', 'control') ??
      judged(
        check('a press can be cancelled'),
        'An action happens only when the press ends on the element on which it started.',
        'whether a press can be cancelled',
      ),
    '2.5.3': () =>
      none('targets', 'control') ??
      judged(
        axe('2.5.3'),
        'The accessible name of a control contains its visible label.',
        'whether accessible names contain visible labels',
      ),
    '2.5.4': () =>
      notApplicable('It does not use device motion.', [
        { text: 'no source uses device motion', href: story(first), outcome: 'holds' },
      ]),
    '2.5.7': () =>
      drags.length === 0
        ? notApplicable('Nothing in it is dragged.', [
            { text: 'no transition is triggered by dragging', href: story(first, 'state'), outcome: 'holds' },
          ])
        : judged(withoutDragging(), 'A press has the same effect as dragging.'),
    '2.5.8': () =>
      none('targets', 'control') ??
      judged(
        [...check('targets measure 24 px, or have spacing'), ...axe('2.5.8')],
        'Targets measure 24 × 24 px, or have that spacing.',
      ),
    '3.1.1': aboutPages('whether pages name their language'),
    '3.1.2': () => forPerson(EDITOR, 'whether passages in another language are marked', axe('3.1.2')),
    '3.2.1': () =>
      none('targets', 'control') ??
      judged(check('focus alone changes nothing'), 'Receiving focus changes nothing else on the page.'),
    '3.2.2': () =>
      none('controls', 'field') ??
      (typed()
        ? judged(focusKept(), 'Input moves neither the focus nor the page.')
        : forPerson(AUDITOR, 'whether a change of a setting changes the context')),
    '3.2.3': aboutPages('whether navigation is the same on all pages'),
    '3.2.4': aboutPages('whether the same things have the same names on all pages'),
    '3.2.6': aboutPages('whether help is in the same place on all pages'),
    '3.3.1': () =>
      none('fields', 'field') ??
      (checks.holds.includes('invalid fields have an error text')
        ? judged(
            check('invalid fields have an error text'),
            'An invalid field is marked, and a text describes the error.',
          )
        : forPerson(PRODUCT, 'whether errors are identified: none of its stories has one')),
    '3.3.2': () =>
      none('controls', 'field') ??
      forPerson(
        EDITOR,
        'whether labels describe the expected input',
        axe('4.1.2').filter(({ text }) => /label|select-name/.test(text)),
      ),
    '3.3.3': () =>
      none('fields', 'field') ??
      forPerson(EDITOR, 'whether each error says how to correct it', check('invalid fields have an error text')),
    '3.3.4': () =>
      none('fields', 'field') ??
      forPerson(PRODUCT, 'whether a submission is legally binding, and can be reviewed first'),
    '3.3.7': () =>
      none('fields', 'field') ?? forPerson(PRODUCT, 'whether a process asks for the same information twice'),
    '3.3.8': () =>
      none('passwords', 'password') ?? forPerson(PRODUCT, 'whether signing in requires remembering or transcribing'),
    '4.1.2': () =>
      none('targets', 'control') ??
      judged(
        [...axe('4.1.2'), ...spoken()],
        'Every control exposes its name, role and state.',
        'whether controls expose name, role and value',
      ),
    '4.1.3': () =>
      none('live', 'status message') ??
      (answers().length > 0
        ? judged(answers(), 'Status changes are announced without moving the focus.')
        : forPerson(LISTENER, 'whether every status message is announced', [])),
  };

  function escapes(): Evidence[] {
    return [...new Set(rows(/^escape\b/).map(({ name }) => name))].map((name) => ({
      text: `${name}: dismissed with Escape`,
      href: file('transitions', name),
      outcome: rows(/^escape\b/).some((row) => row.name === name && row.keyboard === 'yes') ? 'holds' : 'fails',
    }));
  }

  return criteria.map((criterion) => ({ criterion, ...judges[criterion.num]() }));
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
    open.length > 0 && `Not evaluated for ${number(open)}: no automated check covers it there, or not all of it.`,
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
