import { basename } from 'node:path';
import { longestWait } from '@foyer/testing/test-limits';
import ts from 'typescript';
import { isTest, parse, place, type SourceFile, visit } from './source-files.ts';

/** Checks that no test has a time-out shorter than those of `test-limits.ts`: on a slow machine it would fail only for that reason. */
export function checkWaits(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const limit = /\btimeout: ([\d_]+)/.exec(line)?.[1]?.replaceAll('_', '');
        return limit !== undefined && Number(limit) < longestWait
          ? [
              `${path}:${at + 1}: waits ${limit} ms, less than the default of ${longestWait} ms; remove the limit`,
            ]
          : [];
      }),
    );
}

/** Whether a file belongs to the test runner, which counts as a program; the runner's own tests count as tests. */
const isRunner = (path: string) => /^packages\/tooling\/src\/test\//.test(path) && !/\.test\.ts$/.test(path);
const isOfTests = ({ path }: SourceFile) =>
  !isRunner(path) && (isTest(path) || /^examples\/[^/]+\/browser\/|-fixture\.tsx?$/.test(path));

/** Whether a file may contain a sleep; other files need not be parsed. */
const mayWait = ({ text }: SourceFile) => /waitForTimeout|setTimeout|timers\/promises|Atomics/.test(text);

const advice =
  'wait for the condition itself (vi.waitUntil, expect.poll, waitUntil of @foyer/testing); to show that nothing happens, wait for a ' +
  'later event or move the clock by passTime; nextTask runs the pending work';

/**
 * Checks that neither tests nor code that only tests use wait for a fixed time: it is too short on a slow machine and wasted on all others.
 * Finds Playwright's `waitForTimeout`, promises resolved by a timer, waiting functions of `node:timers/promises`, `Atomics.wait`, and imports of
 * functions that wait. A timer whose handle is kept, to be cleared, is a time-out and does not count.
 */
export function checkSleeps(sources: readonly SourceFile[]): string[] {
  const sleepers = sources.filter(mayWait).flatMap(exportedSleeps);
  return sources.filter(isOfTests).flatMap((file) => {
    const imported = sleepers.filter(
      ({ path, name }) => path !== file.path && importsSleep(file, path, name),
    );
    if (!mayWait(file) && imported.length === 0) return [];
    const tree = parse(file);
    const found = [...sleepsIn(tree), ...imported.flatMap(({ name }) => importOf(tree, name))];
    return [...new Set(found.map((node) => place(tree, node)))].map(
      (at) => `${at}: waits for a fixed time; ${advice}`,
    );
  });
}

/** Whether a file imports a name from another file, identified by the base name of its path. */
function importsSleep({ text }: SourceFile, path: string, name: string): boolean {
  const module = basename(path).replace(/\.tsx?$/, '');
  const imports = text.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"][^'"]*?([^/'"]+?)(?:\.tsx?)?['"]/g);
  return [...imports].some(
    ([, names = '', from]) => from === module && names.split(/,|\sas\s/).some((each) => each.trim() === name),
  );
}

const importOf = (tree: ts.SourceFile, name: string): ts.Node[] =>
  tree.statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ importClause }) =>
      importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)
        ? [...importClause.namedBindings.elements]
        : [],
    )
    .filter((each) => (each.propertyName ?? each.name).text === name);

/** Exported functions of a file that wait. */
function exportedSleeps(file: SourceFile): { readonly path: string; readonly name: string }[] {
  return parse(file).statements.flatMap((statement) => {
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return declared.flatMap((node) => {
      const { name, answer } = answerOf(node);
      return isExported && name && answer && isSleep(answer) ? [{ path: file.path, name }] : [];
    });
  });
}

/** The name of a function, and its return value if the function consists only of that. */
function answerOf(node: ts.Node): { readonly name?: string; readonly answer?: ts.Node | undefined } {
  const isNamed = (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name;
  const whole = ts.isVariableDeclaration(node) ? node.initializer : node;
  if (!isNamed || !whole || !ts.isFunctionLike(whole) || !('body' in whole) || !whole.body) return {};
  const { body } = whole;
  if (!ts.isBlock(body)) return { name: node.name.getText(), answer: body };
  const [only, more] = body.statements;
  const isOne = only !== undefined && more === undefined;
  const answer = isOne && (ts.isReturnStatement(only) || ts.isExpressionStatement(only)) && only.expression;
  return {
    name: node.name.getText(),
    answer: answer && ts.isAwaitExpression(answer) ? answer.expression : answer || undefined,
  };
}

function sleepsIn(tree: ts.SourceFile): ts.Node[] {
  const resolvers = resolversIn(tree);
  const found: ts.Node[] = [];
  visit(tree, (node) => {
    const isFound =
      isSleep(node) ||
      isTimersImport(node) ||
      isCallOf(node, 'waitForTimeout') ||
      (isCallOf(node, 'wait') && /^(Atomics|scheduler)\./.test(node.expression.getText())) ||
      (isCallOf(node, 'promisify') &&
        node.arguments.some((given) => given.getText().endsWith('setTimeout'))) ||
      (isTimer(node) && resolvers.has(node.arguments[0]?.getText() ?? ''));
    if (isFound) found.push(node);
  });
  return found;
}

/** Whether a node calls a function or a method of this name. */
function isCallOf(node: ts.Node, name: string): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  if (ts.isElementAccessExpression(expression))
    return expression.argumentExpression.getText().slice(1, -1) === name;
  return (ts.isPropertyAccessExpression(expression) ? expression.name : expression).getText() === name;
}

/** Whether a node is a timer with a delay whose handle is not kept. Without a delay it only lets other tasks run. */
function isTimer(node: ts.Node): node is ts.CallExpression {
  if (!isCallOf(node, 'setTimeout') || node.arguments.length < 2) return false;
  const { parent } = node;
  return ts.isExpressionStatement(parent) || ts.isArrowFunction(parent) || ts.isVoidExpression(parent);
}

/** Whether a node is `new Promise((resolve) => setTimeout(resolve, 50))`, with the timer at any depth. */
function isSleep(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'Promise') return false;
  const [executor] = node.arguments ?? [];
  if (!executor || !(ts.isArrowFunction(executor) || ts.isFunctionExpression(executor))) return false;
  const resolve = executor.parameters[0]?.name.getText();
  let isFound = false;
  visit(executor.body, (inner) => {
    if (resolve && isTimer(inner)) isFound ||= isResolving(inner.arguments[0], resolve);
  });
  return isFound;
}

/** Whether a callback is the function that resolves a promise, or only calls it. */
function isResolving(callback: ts.Node | undefined, resolve: string): boolean {
  if (!callback) return false;
  if (callback.getText() === resolve) return true;
  if (!ts.isArrowFunction(callback) && !ts.isFunctionExpression(callback)) return false;
  let isCalled = false;
  visit(callback.body, (node) => {
    isCalled ||= ts.isCallExpression(node) && node.expression.getText() === resolve;
  });
  return isCalled;
}

/** Names of the functions that resolve the promises of `Promise.withResolvers()`, as they are passed to a timer. */
function resolversIn(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !isCallOf(node.initializer, 'withResolvers'))
      return;
    if (ts.isIdentifier(node.name)) names.add(`${node.name.text}.resolve`);
    else
      for (const each of node.name.elements)
        if (ts.isBindingElement(each) && (each.propertyName ?? each.name).getText() === 'resolve')
          names.add(each.name.getText());
  });
  return names;
}

/** Whether a node imports `node:timers/promises`; `setImmediate` is allowed, since it does not wait. */
function isTimersImport(node: ts.Node): boolean {
  const isTimers = (given: ts.Node | undefined) =>
    given !== undefined && ts.isStringLiteral(given) && /^(node:)?timers\/promises$/.test(given.text);
  if (ts.isCallExpression(node))
    return node.expression.kind === ts.SyntaxKind.ImportKeyword && isTimers(node.arguments[0]);
  if (!ts.isImportDeclaration(node) || !isTimers(node.moduleSpecifier)) return false;
  const named = node.importClause?.namedBindings;
  const isHarmless = named && ts.isNamedImports(named) && !node.importClause?.name;
  return (
    !isHarmless || named.elements.some((each) => (each.propertyName ?? each.name).text !== 'setImmediate')
  );
}
