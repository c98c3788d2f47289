/**
 * Derives the claim for each criterion of a component from evidence alone: a failed check is never "supports", and what
 * cannot be tested automatically is "not evaluated", with who can judge it.
 */
import type { Checks } from '../checks';
import type { HandsRow, Said } from '../results';
import { type Criterion, type CriterionNumber, criteria } from './criteria';

/** The terms of OpenACR. */
export type Level = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';

export interface Evidence {
  text: string;
  /** Links from the report's folder: into the workbench, or to the evidence file. */
  href: string;
  outcome: 'holds' | 'fails' | 'undecided';
  /** Whether it fails in every story. */
  everywhere?: boolean;
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
  hands: ReadonlyMap<string, readonly HandsRow[]>;
  said: ReadonlyMap<string, Said>;
  /** Delays of the machines in it, by name. */
  delays: readonly string[];
}

type Judged = Omit<Claim, 'criterion'>;

const AUDITOR = 'an auditor';
const LISTENER = 'somebody who works with a screen reader';
const PRODUCT = 'whoever audits the product’s pages';
const EDITOR = 'whoever writes the product’s texts';

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
    ? 'What a machine can judge of it does not hold everywhere.'
    : evidence.length > 0
      ? 'What a machine can judge of it holds; the rest is for a person.'
      : 'No machine can judge it.',
  person: `${who}: ${question}`,
  evidence,
});

/** What can be fully tested automatically. */
function judged(evidence: Evidence[], notes: string, question = 'whether it holds'): Judged {
  if (evidence.length === 0) return forPerson(AUDITOR, question);
  if (evidence.some(({ outcome }) => outcome === 'fails')) {
    const every = evidence.every(({ everywhere }) => everywhere);
    return {
      level: every ? 'does-not-support' : 'partially-supports',
      notes: `It does not hold everywhere: ${evidence
        .filter(({ outcome }) => outcome === 'fails')
        .map(({ text }) => text)
        .join('; ')}.`,
      person: '',
      evidence,
    };
  }
  if (evidence.some(({ outcome }) => outcome === 'undecided'))
    return { ...forPerson(AUDITOR, 'what the check could not decide'), evidence };
  return { level: 'supports', notes, person: '', evidence };
}

/** The claims for one component, one for each criterion. */
export function claimsOf(known: Known): Claim[] {
  const { checks, hands, said, delays } = known;
  const { component, has, stories } = checks;
  const [first = ''] = stories;
  const number = `${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`;

  const check = (name: string): Evidence[] => {
    const one = checks.checks[name];
    if (!one) return [];
    const [failing] = Object.keys(one.failed);
    const [open] = one.undecided;
    const outcome = failing ? 'fails' : open ? 'undecided' : 'holds';
    const count = { fails: Object.keys(one.failed).length, undecided: one.undecided.length, holds: one.stories }[
      outcome
    ];
    const words = { fails: 'fails in', undecided: 'is undecided in', holds: 'holds in' }[outcome];
    const text = `“${name.replace(/^axe [\d.]+ /, 'axe: ')}” ${words} ${count} of ${one.stories}`;
    const everywhere = Object.keys(one.failed).length === one.stories;
    return [{ text, href: story(failing ?? open ?? one.shown), outcome, everywhere }];
  };
  const axe = (num: CriterionNumber) =>
    Object.keys(checks.checks)
      .filter((name) => name.startsWith(`axe ${num} `))
      .flatMap(check);
  const none = (fact: string, what: string): Judged | undefined =>
    has[fact]
      ? undefined
      : notApplicable(`There is no ${what} in it.`, [
          { text: `no ${what} in ${number}`, href: story(first), outcome: 'holds' },
        ]);
  const file = (folder: 'transitions' | 'announcements', name: string) => `evidence/${folder}/${name}.md`;
  /** The transitions by user input whose event is among these. */
  const rows = (pattern: RegExp) =>
    [...hands].flatMap(([name, all]) =>
      all.filter(({ event }) => pattern.test(event)).map((row) => ({ ...row, name, type: event(row) })),
    );
  const walked = (): Evidence[] =>
    [...hands]
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
    [...hands]
      .filter(([, all]) => all.length > 0)
      .map(([name]) => ({
        text: `${name}: walked with one finger, and with one button of the mouse`,
        href: file('transitions', name),
        outcome: 'holds' as const,
      }));
  const laws = (): Evidence[] =>
    walked().map(({ href }) => ({ text: 'the focus is never lost in a walk', href, outcome: 'holds' as const }));
  const drags = rows(/^(grab|drag|drop)\b/);
  const withoutDragging = (): Evidence[] =>
    [...new Set(drags.map(({ name }) => name))].map((name) => {
      const all = hands.get(name) ?? [];
      // A drag target can be reached by a press as well.
      const pressed = all.some(
        ({ from, event, pointer }) =>
          /^(next|previous|seek)\b/.test(event) && !/scrubbing|dragging/.test(from) && pointer === 'yes',
      );
      return {
        text: pressed
          ? `${name}: buttons lead where dragging does`
          : `${name}: with a pointer a position is come to by dragging alone`,
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
    [...said].flatMap(([name, { transitions }]) => {
      const ends = [...transitions].filter(([title]) => /submitting · (done|error|after)/.test(title));
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
                  ? `${name}: nothing is said after ${silent[0]?.[0]}`
                  : `${name}: every answer and every time-out is said`,
              href: file('announcements', name),
              outcome: silent.length > 0 ? ('fails' as const) : ('holds' as const),
            },
          ];
    });
  const spoken = (): Evidence[] =>
    [...said]
      .filter(([, { states }]) => states.size > 0)
      .map(([name, { states }]) => ({
        text: `${name}: names, roles and states as they are said in ${states.size} states`,
        href: file('announcements', name),
        outcome: 'holds' as const,
      }));
  const typed = () => rows(/^(change|.*choose)\b/).some(({ keyboard }) => keyboard === 'yes');

  const aboutPages = (what: string) => () =>
    forPerson(PRODUCT, `${what}; it is about whole pages, which ${component} is not`);
  const noMedia = () => none('media', 'audio or video file');

  const judges: Record<CriterionNumber, () => Judged> = {
    '1.1.1': () =>
      none('pictures', 'picture') ??
      forPerson(AUDITOR, 'whether each text alternative says what its picture says', axe('1.1.1')),
    '1.2.1': () =>
      none('sound', 'sound or video') ?? forPerson(LISTENER, 'whether all that is heard stands in the text', []),
    '1.2.2': () => noMedia() ?? forPerson(AUDITOR, 'whether its media have captions'),
    '1.2.3': () => noMedia() ?? forPerson(AUDITOR, 'whether its media have an alternative'),
    '1.2.4': () => noMedia() ?? forPerson(AUDITOR, 'whether live media have captions'),
    '1.2.5': () => noMedia() ?? forPerson(AUDITOR, 'whether its videos are described'),
    '1.3.1': () =>
      forPerson(LISTENER, 'whether what is seen as belonging together is said so', [...axe('1.3.1'), ...spoken()]),
    '1.3.2': () => forPerson(LISTENER, 'whether it makes sense in the order in which it is said', spoken()),
    '1.3.3': () => forPerson(EDITOR, 'whether instructions name more than shape, place or sound'),
    '1.3.4': () => judged(check('nothing depends on how the screen is held'), 'No style asks how the screen is held.'),
    '1.3.5': () =>
      none('fields', 'field') ??
      (checks.checks['a field for a person’s data says which']
        ? judged(
            [...check('a field for a person’s data says which'), ...axe('1.3.5')],
            'Every field for a person’s data says which.',
          )
        : forPerson(AUDITOR, 'whether a field asks for a person’s data')),
    '1.4.1': () => forPerson(AUDITOR, 'whether everything that a color says is said in another way too', axe('1.4.1')),
    '1.4.2': () =>
      none('sound', 'sound') ??
      judged(
        canPause(),
        'Nothing sounds before it is asked to, and whoever hears it can pause it.',
        'whether its sound can be paused',
      ),
    '1.4.3': () =>
      judged(
        axe('1.4.3'),
        'Text has the contrast that it needs, in light and in dark.',
        'whether its text has contrast',
      ),
    '1.4.4': () =>
      judged(check('it can be read with text at 200 %'), 'With text twice as large nothing is cut or covered.'),
    '1.4.5': () =>
      none('photographs', 'image file') ?? forPerson(AUDITOR, 'whether its images show text that could be text'),
    '1.4.10': () => judged(check('it fits a window of 320 px'), 'At a width of 320 px nothing scrolls sideways.'),
    '1.4.11': () =>
      forPerson(
        AUDITOR,
        'whether the edges of controls and the parts of drawings have contrast against what is beside them',
        [],
      ),
    '1.4.12': () =>
      judged(check('it can be read with text spaced out'), 'With text spaced out nothing is cut or covered.'),
    '1.4.13': () =>
      none('appearing', 'content that comes with hover or focus') ??
      forPerson(AUDITOR, 'whether what appears can be dismissed, pointed at, and stays', escapes()),
    '2.1.1': () =>
      none('targets', 'control') ??
      judged(
        [...check('Tab reaches every control'), ...walked()],
        'Everything that a pointer can do a keyboard can do.',
      ),
    '2.1.2': () =>
      none('targets', 'control') ??
      judged(check('Tab leads out again'), 'Tab leads out of it again; a window over the page is left with Escape.'),
    '2.1.4': () =>
      none('targets', 'control') ??
      judged(
        check('no character is a shortcut'),
        'It has no shortcuts of single characters.',
        'whether it has shortcuts of single characters',
      ),
    '2.2.1': () =>
      delays.length === 0
        ? notApplicable('It has no time limits: no machine in it waits for anything.', [
            { text: 'no machine in it has a delay', href: story(first, 'state'), outcome: 'holds' },
          ])
        : forPerson(AUDITOR, `whether one of its delays (${delays.join(', ')}) hurries anybody`),
    '2.2.2': () =>
      pauses.length > 0
        ? judged(canPause(), 'What moves or plays can be paused by everybody.')
        : (none('moving', 'move of more than five seconds') ?? forPerson(AUDITOR, 'whether what moves can be paused')),
    '2.3.1': () =>
      none('moving', 'animation that repeats or lasts') ?? forPerson(AUDITOR, 'whether anything in it flashes'),
    '2.4.1': aboutPages('whether blocks can be skipped'),
    '2.4.2': aboutPages('whether pages have titles'),
    '2.4.3': () =>
      none('targets', 'control') ??
      forPerson(AUDITOR, 'whether the order of the focus makes sense', [
        ...check('the order of focus is that of the document'),
        ...laws(),
      ]),
    '2.4.4': () => none('links', 'link') ?? forPerson(EDITOR, 'whether each link says where it leads', axe('2.4.4')),
    '2.4.5': aboutPages('whether there are several ways to a page'),
    '2.4.6': () =>
      !has.headings && !has.controls
        ? notApplicable('There is neither a heading nor a field in it.', [
            { text: `no heading and no field in ${number}`, href: story(first), outcome: 'holds' },
          ])
        : forPerson(EDITOR, 'whether headings and labels say what they are about', axe('2.4.6')),
    '2.4.7': () =>
      none('targets', 'control') ??
      judged(check('what has the focus shows it'), 'What has the focus has a ring around it.'),
    '2.4.11': () =>
      none('targets', 'control') ??
      judged(check('what has the focus is not covered'), 'Nothing of its own covers what has the focus.'),
    '2.5.1': () =>
      none('targets', 'control') ??
      (touched().length > 0
        ? judged(touched(), 'Everything is done with one finger, or one button of the mouse, and along no path.')
        : judged(check('a press can be taken back'), 'All that it answers to is a press.', 'whether it has gestures')),
    '2.5.2': () =>
      none('targets', 'control') ??
      judged(
        check('a press can be taken back'),
        'Nothing happens before a press ends on what it began on.',
        'whether a press can be taken back',
      ),
    '2.5.3': () =>
      none('targets', 'control') ??
      judged(
        axe('2.5.3'),
        'The words of a control are in its name.',
        'whether the words of controls are in their names',
      ),
    '2.5.4': () =>
      notApplicable('It does not ask how the device is moved.', [
        { text: 'no source asks how the device is moved', href: story(first), outcome: 'holds' },
      ]),
    '2.5.7': () =>
      drags.length === 0
        ? notApplicable('Nothing in it is dragged.', [
            { text: 'no transition is made by dragging', href: story(first, 'state'), outcome: 'holds' },
          ])
        : judged(withoutDragging(), 'What dragging does a press does too.'),
    '2.5.8': () =>
      none('targets', 'control') ??
      judged(
        [...check('targets have 24 px, or room'), ...axe('2.5.8')],
        'Targets measure 24 × 24 px, or have that room around them.',
      ),
    '3.1.1': aboutPages('whether pages name their language'),
    '3.1.2': () => forPerson(EDITOR, 'whether passages in another language say so', axe('3.1.2')),
    '3.2.1': () =>
      none('targets', 'control') ??
      judged(check('focus alone changes nothing'), 'What comes into focus changes nothing else of the page.'),
    '3.2.2': () =>
      none('controls', 'field') ??
      (typed()
        ? judged(laws(), 'What is typed or chosen moves neither the focus nor the page.')
        : forPerson(AUDITOR, 'whether a change of a setting changes the context')),
    '3.2.3': aboutPages('whether navigation is the same on all pages'),
    '3.2.4': aboutPages('whether the same things have the same names on all pages'),
    '3.2.6': aboutPages('whether help is in the same place on all pages'),
    '3.3.1': () =>
      none('fields', 'field') ??
      (checks.checks['a field that is wrong says why']
        ? judged(check('a field that is wrong says why'), 'A field that is wrong is marked, and a text tells why.')
        : forPerson(PRODUCT, 'whether errors are identified: no story of it has one')),
    '3.3.2': () =>
      none('controls', 'field') ??
      forPerson(
        EDITOR,
        'whether labels say what is asked for',
        axe('4.1.2').filter(({ text }) => /label|select-name/.test(text)),
      ),
    '3.3.3': () =>
      none('fields', 'field') ??
      forPerson(EDITOR, 'whether each error says how to mend it', check('a field that is wrong says why')),
    '3.3.4': () =>
      none('fields', 'field') ?? forPerson(PRODUCT, 'whether what is sent binds anybody, and can be checked before'),
    '3.3.7': () => none('fields', 'field') ?? forPerson(PRODUCT, 'whether anything is asked for twice in one process'),
    '3.3.8': () => none('passwords', 'password') ?? forPerson(PRODUCT, 'whether signing in is a test of memory'),
    '4.1.2': () =>
      none('targets', 'control') ??
      judged(
        [...axe('4.1.2'), ...spoken()],
        'Every control tells its name, its role and its state.',
        'whether controls tell name, role and value',
      ),
    '4.1.3': () =>
      none('live', 'status message') ??
      (answers().length > 0
        ? judged(answers(), 'What happens without the reader’s doing is told without moving the focus.')
        : forPerson(LISTENER, 'whether everything that is a status is told', [])),
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
const event = ({ event }: HandsRow) => event.split(' ')[0] ?? '';

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
    open.length > 0 && `Not evaluated for ${number(open)}: no machine can judge it there, or not all of it.`,
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
