/** What every form asks of what was typed, and how it says that something was. Pure: machines import it. */

/** A control of a form holds something new. */
export interface Change<Name extends string> {
  type: 'change';
  name: Name;
  value: string;
}

/** What a field asks for. A value of only spaces counts as none (D13). */
export type Rule = 'required' | 'email' | 'optional';

/** What is wrong with a value; the view has the words for it. */
export type Problem = 'missing' | 'malformed';

/** Only fields with something wrong have an entry, so a form without problems has an empty object. */
export type Problems<Name extends string, Kind extends string = Problem> = Partial<Record<Name, Kind>>;

/** The words for what can be wrong with the fields of a form. */
export type ProblemMessages<Name extends string, Kind extends string = Problem> = Partial<
  Record<Name, Partial<Record<Kind, string>>>
>;

/** A browser's own pattern for an email field (WHATWG HTML), except that the domain has a dot: mail goes out of the house. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const judges: Record<Rule, (value: string) => Problem | undefined> = {
  optional: () => undefined,
  required: (value) => (value.trim() === '' ? 'missing' : undefined),
  email: (value) => judges.required(value) ?? (emailAddress.test(value.trim()) ? undefined : 'malformed'),
};

/** In the order of `rules`, which is the order of the fields on the page. */
export function problemsIn<Name extends string>(
  values: Readonly<Record<Name, string>>,
  rules: Readonly<Record<Name, Rule>>,
): Problems<Name> {
  const problems: Problems<Name> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const problem = judges[rules[name]](values[name]);
    if (problem) problems[name] = problem;
  }
  return problems;
}

export function isValid<Name extends string>(
  values: Readonly<Record<Name, string>>,
  rules: Readonly<Record<Name, Rule>>,
): boolean {
  return Object.keys(problemsIn(values, rules)).length === 0;
}

export function changed<Name extends string, Values extends Record<Name, string>>(
  values: Values,
  { name, value }: Change<Name>,
): Values {
  return { ...values, [name]: value };
}

/** What is sent: every value without the spaces around it. */
export function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries(values) as [string, string][];
  return Object.fromEntries(entries.map(([name, value]) => [name, value.trim()])) as Values;
}

/** A change in a form that has been submitted before is judged at once (D13). */
export const judged = [
  { guard: 'makesValid', target: 'valid', actions: 'fill' },
  { target: 'invalid', actions: 'fill' },
] as const;

/** A submission leads to `target` if everything is right, else what is wrong is said, and the reader taken there. */
export const submitTo = <const Target extends string>(target: Target) =>
  [
    { guard: 'valid', target },
    { target: 'invalid', actions: 'focusFirstError' },
  ] as const;
