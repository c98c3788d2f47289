/**
 * `npm run generate` writes every list of folders: the public entries and the lists that tests iterate over. A folder of
 * `src/behaviours`, `src/elements` or `src/sections` is public if it has stories; without them it is a part of other
 * components.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { parse } from './sources';

type Group = 'behaviours' | 'elements' | 'sections';

/** Public modules that are not folders. */
const PUBLIC = {
  behaviours: [
    `export * from './behaviours/behaviour';`,
    `export * from './behaviours/behaviour-provider';`,
    `export type { PartialTexts } from './behaviours/texts';`,
  ],
  elements: [],
  sections: [
    `export type { DataOf, DataWith, FieldData, FieldDefinition, FieldsByName, FieldType, FieldValue, FieldProblem, FormRules } from './forms/fields';`,
    `export type { FormChecks, StandardSchema } from './forms/schema';`,
    `export { SubmissionRefused, type SubmitHandler, type SubmitOptions } from './forms/submission';`,
    `export type { SharedTransition } from './sections/shared';`,
    `export type { TextsByName } from './texts-by-name';`,
    `export * from './texts-provider';`,
    `export { vars } from './theme/contract.css';`,
  ],
} satisfies Record<Group, string[]>;

/** Shared code of forms, for use without React. */
const PUBLIC_MACHINES = `
export { dataOf, emptyValues, type FieldData, type FieldDefinition, type FieldDefinitions, type FieldsByName, type FieldValue, type FieldProblem, type FieldProblems, problemsIn, type FormRules, type SubmittedData, type FormValues } from './forms/fields';
export { CONTACT_PRODUCTS, CONTACT_PURPOSES, FIELD_LIMITS, RESUME_BYTES } from './forms/limits';
export { APPLICATION_TIMEOUT_MS, MESSAGE_TIMEOUT_MS, SubmissionRefused, type SubmitHandler } from './forms/submission';
`;

const groups = ['behaviours', 'elements', 'sections'] as const satisfies Group[];
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (name: string) => camelCase(name).replace(/^./, (letter) => letter.toUpperCase());

/** The folders of a group that have this file; `*` is replaced by the folder's name. */
const foldersWith = (group: Group, file: string) =>
  readdirSync(`src/${group}`).filter((name) => existsSync(`src/${group}/${name}/${file.replace('*', name)}`));

/** The exports that a module declares, without `@internal` ones. */
function exportsIn(path: string): string[] {
  return parse(path).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported || ts.getJSDocTags(statement).some(({ tagName }) => tagName.text === 'internal')) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    const { name } = statement as ts.DeclarationStatement;
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    return name ? [`${isType ? 'type ' : ''}${name.getText()}`] : [];
  });
}

/** Folders with texts: they export `…Texts`. A behaviour may take more of them than it has, such as those of its fields. */
function withTexts() {
  const folders = groups.flatMap((group) => foldersWith(group, 'index.ts').map((name) => ({ group, name })));
  return folders.flatMap(({ group, name }) => {
    const [component, folder] = [pascalCase(name), `${group}/${name}`];
    if (!new RegExp(`\\b${camelCase(name)}Texts\\b`).test(readFileSync(`src/${folder}/index.ts`, 'utf8'))) return [];
    const key = name === camelCase(name) ? name : `'${name}'`;
    const isBehaviour = group === 'behaviours';
    const imported = isBehaviour ? `${component}Props` : `${component}Texts`;
    return [
      {
        name,
        key,
        folder,
        imported,
        type: isBehaviour ? `${imported}['texts']` : `PartialTexts<${imported}> | undefined`,
      },
    ];
  });
}

function index() {
  return `/** The public API: components, their props and words, and what goes with them. Machines are in \`@halloway/ui/machines\`. */
// Written by \`npm run generate\`: not by hand.
import './theme/tokens.css';

${groups
  .map((group) =>
    [
      ...foldersWith(group, '*.stories.tsx').map((name) => `export * from './${group}/${name}';`),
      ...PUBLIC[group],
    ].join('\n'),
  )
  .join('\n')}
`;
}

function textsByName() {
  const texts = withTexts();
  return `// Written by \`npm run generate\`: not by hand.
import type { PartialTexts } from './behaviours/texts';
${texts.map(({ folder, imported }) => `import type { ${imported} } from './${folder}';`).join('\n')}

/** Texts by the name of their component's folder. Each component with words has a line here. */
export interface TextsByName {
${texts.map(({ key, type }) => `  readonly ${key}?: ${type};`).join('\n')}
}
`;
}

function textNames() {
  return `/** The names that a \`TextsProvider\` takes. */
// Written by \`npm run generate\`: not by hand.
export const textNames: readonly string[] = [${withTexts()
    .map(({ name }) => `'${name}'`)
    .join(', ')}];
`;
}

function machines() {
  return `/** The machines alone, without React: for another view layer, for tests, for tools. */
// Written by \`npm run generate\`: not by hand. What a machine's module exports is public unless it is \`@internal\`.
${foldersWith('behaviours', '*.machine.ts')
  .map((name) => {
    const module = `behaviours/${name}/${name}.machine`;
    return `export { ${exportsIn(`src/${module}.ts`).join(', ')} } from './${module}';`;
  })
  .join('\n')}
${PUBLIC_MACHINES}`;
}

/** The machines and descriptions of behaviours, without React except for props that are elements. */
function descriptions() {
  const names = foldersWith('behaviours', '*.machine.ts');
  return `/** Every behaviour's machine and description, by the name of its folder. */
// Written by \`npm run generate\`: not by hand.
import type { AnyStateMachine } from 'xstate';
${names
  .map(
    (name) => `import { ${camelCase(name)}Machine } from '../behaviours/${name}/${name}.machine';
import { testing as ${camelCase(name)} } from '../behaviours/${name}/${name}.testing';`,
  )
  .join('\n')}
import type { AnyTesting } from './description';

export const behaviours: Readonly<Record<string, { machine: AnyStateMachine; testing: AnyTesting }>> = {
${names.map((name) => `  '${name}': { machine: ${camelCase(name)}Machine, testing: ${camelCase(name)} },`).join('\n')}
};
`;
}

/** The modules of behaviours, with their components and texts. */
function modules() {
  const names = foldersWith('behaviours', '*.machine.ts');
  return `/** What the folder of each behaviour exports, by its name. */
// Written by \`npm run generate\`: not by hand.
${names.map((name) => `import * as ${camelCase(name)} from '../behaviours/${name}';`).join('\n')}

export const modules = {
${names.map((name) => `  '${name}': ${camelCase(name)},`).join('\n')}
};
`;
}

/** The fixtures of elements and sections. */
function fixtures() {
  const folders = (['elements', 'sections'] as const).flatMap((group) =>
    foldersWith(group, '*.testing.tsx').map((name) => ({ group, name })),
  );
  return `/** The fixtures of each element and section, from its folder. */
// Written by \`npm run generate\`: not by hand.
${folders.map(({ group, name }) => `import { fixtures as ${camelCase(name)} } from '../${group}/${name}/${name}.testing';`).join('\n')}

export const fixturesInFolders = {
${folders.map(({ name }) => `  ...${camelCase(name)},`).join('\n')}
};
`;
}

/** Formatted like `npx biome check --write .`. */
function formatted(path: string, text: string): string {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const given = { input: text, encoding: 'utf8' } as const;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [biome, 'check', '--write', `--stdin-file-path=${path}`],
    given,
  );
  if (status !== 0 || !stdout) throw new Error(`${path} cannot be formatted: ${stderr}`);
  return stdout;
}

/** The content of each generated file, by path. */
export function generated(): Map<string, string> {
  const files = {
    'src/index.ts': index(),
    'src/behaviours/text-names.ts': textNames(),
    'src/texts-by-name.ts': textsByName(),
    'src/machines.ts': machines(),
    'src/testing/behaviours.ts': descriptions(),
    'src/testing/components.ts': modules(),
    'src/every-component/folders.testing.ts': fixtures(),
  };
  return new Map(Object.entries(files).map(([path, text]) => [path, formatted(path, text)]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [path, text] of generated()) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeFileSync(path, text);
    process.stdout.write(`${path} written\n`);
  }
