import ts from 'typescript';

/** The functions that define a test or a group of tests. */
const callers = new Set(['test', 'it', 'describe']);
/** Modifiers that keep a test from running. */
const idle = new Set(['skip', 'todo', 'fixme', 'fails']);

/** The titles of all tests and groups of a file that run, as in its source: `%s` and `${…}` stay. */
export function titlesIn(source: string, path = 'a.test.tsx'): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const words = wordsOf(node.expression);
      if (callers.has(words[0] ?? '')) {
        if (words.some((word) => idle.has(word))) return;
        if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
          titles.push(title.getText(file));
      }
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false);
  ts.forEachChild(file, visit);
  return titles;
}

/** `test.describe.serial` and `test.each(…)` by their words: the function that gets a title. */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? wordsOf(callee.tag) : [];
}
