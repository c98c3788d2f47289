/**
 * Runs before publishing from a checkout (`prepublishOnly`) and fails unless the publisher names their own scope: the company
 * is fictional, and `@halloway` may belong to another party on a public registry.
 */
import { readFileSync } from 'node:fs';

/** The reason not to publish, or undefined. `scope` is the publisher's own, such as `@acme`. */
export function refusal(name: string, scope: string | undefined): string | undefined {
  if (scope && name.startsWith(`${scope}/`)) return undefined;
  const why = scope ? `PUBLISH_SCOPE is ${scope}, which is not the scope of ${name}.` : 'PUBLISH_SCOPE is not set.';
  return `Nothing was published. ${why}
The company of this repository is fictional, and its scope may be another party's on the registry.
Give the package a name in a scope that is yours (package.json, "name"), and say so: PUBLISH_SCOPE=@your-scope npm publish
`;
}

if (process.argv[1]?.endsWith('scope.ts')) {
  const refused = refusal(JSON.parse(readFileSync('package.json', 'utf8')).name, process.env.PUBLISH_SCOPE);
  if (refused) process.stderr.write(refused);
  process.exitCode = refused ? 1 : 0;
}
