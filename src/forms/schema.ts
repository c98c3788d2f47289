/** Standard Schema, which zod, valibot and arktype implement: types of https://standardschema.dev, version 1, without a dependency. */
import { type FieldData, type FieldProblems, own, type SubmittedData } from './fields';

/** A validator of any library that implements Standard Schema. */
export interface StandardSchema<Input = unknown, Output = Input> {
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

/** What a schema says at once. One that answers later is asked when the form is submitted. @internal */
export function problemsBySchema(schema: StandardSchema | undefined, data: SubmittedData): FieldProblems {
  const result = schema?.['~standard'].validate(data);
  if (!(result instanceof Promise)) return problemsOfIssues(result?.issues);
  result.catch(() => {});
  return {};
}

/** A check that takes time, such as whether an address is taken: the name of a problem, a message, or undefined. */
interface Checking<Value, Data> {
  check(value: Value, options: { data: Data; signal: AbortSignal }): Promise<string | undefined>;
}

/** Checks by field. */
export type FormChecks<Data = Readonly<Record<string, FieldData>>> = {
  readonly [Name in keyof Data]?: Checking<Exclude<Data[Name], undefined>, Data>['check'] | undefined;
};
