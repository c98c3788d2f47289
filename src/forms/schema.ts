/** Standard Schema, which zod, valibot and arktype implement: types of https://standardschema.dev, version 1, without a dependency. */
import { type FieldData, type FieldProblems, isSameValue, own, type SubmittedData } from './fields';

/** A validator of any library that implements Standard Schema. */
export interface StandardSchema<Input = unknown, Output = Input> {
  /** What a schema of any library has (standardschema.dev). */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The first message of a schema for each field, and for the data as a whole under `''`. @internal */
export function problemsOfIssues(issues: readonly SchemaIssue[] = []): FieldProblems {
  const problems: Record<string, string> = {};
  for (const { message, path = [] } of issues) {
    const [first = ''] = path;
    const name = String(typeof first === 'object' ? first.key : first);
    if (own(problems, name) === undefined) problems[name] = String(message);
  }
  return problems;
}

type Verdict = ReturnType<StandardSchema['~standard']['validate']>;

const isLater = (verdict: Verdict): verdict is Promise<SchemaResult<unknown>> => 'then' in verdict;

const isSameData = (one: SubmittedData, other: SubmittedData) =>
  Object.keys({ ...one, ...other }).every((name) => isSameValue(own(one, name), own(other, name)));

/**
 * Asks a form's schema once for the same data. One that answers later is asked at submissions alone: it may ask a server.
 * @internal
 */
export interface SchemaJudge {
  /** What the schema says at once. */
  problems: (schema: StandardSchema | undefined, data: SubmittedData) => FieldProblems;
  /** The verdict on submitted data. The next submission asks anew. */
  verdict: (schema: StandardSchema, data: SubmittedData) => ReturnType<StandardSchema['~standard']['validate']>;
}

/** @internal */
export function createJudge(): SchemaJudge {
  let answersLater = false;
  let last: { schema: StandardSchema; data: SubmittedData; verdict: Verdict } | undefined;

  function validate(schema: StandardSchema, data: SubmittedData): Verdict {
    if (last?.schema === schema && isSameData(last.data, data)) return last.verdict;
    let verdict: Verdict;
    try {
      verdict = schema['~standard'].validate(data);
      // An answer that is none throws here.
      if (!isLater(verdict)) problemsOfIssues(verdict.issues);
    } catch (error) {
      // It fails the submission, not the page.
      verdict = Promise.reject(error);
    }
    answersLater = isLater(verdict);
    if (isLater(verdict)) verdict.then(undefined, () => {});
    last = { schema, data, verdict };
    return verdict;
  }

  return {
    problems(schema, data) {
      const verdict = schema && !answersLater && validate(schema, data);
      return verdict && !isLater(verdict) ? problemsOfIssues(verdict.issues) : {};
    },
    verdict(schema, data) {
      const verdict = validate(schema, data);
      last = undefined;
      return verdict;
    },
  };
}

/** A check that takes time, such as whether an address is taken: the name of a problem, a message, or undefined. */
interface Checking<Value, Data> {
  check(value: Value, options: { data: Data; signal: AbortSignal }): Promise<string | undefined>;
}

/** Checks by field. */
export type FormChecks<Data = Readonly<Record<string, FieldData>>> = {
  readonly [Name in keyof Data]?: Checking<Exclude<Data[Name], undefined>, Data>['check'] | undefined;
};
