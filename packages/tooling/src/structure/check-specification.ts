import ts from 'typescript';
import { readStatements, type Statement, specificationPage } from '../docs/specification-table.ts';
import { parse, type SourceFile, visit } from './source-files.ts';

/** Parts of the specification that are not implemented, read from the code. */
export interface Unbuilt {
  /** Endpoints that answer 501. */
  readonly endpoints: readonly string[];
  /** Screens that no widget shows. */
  readonly screens: readonly string[];
  /** Feature words without a widget. */
  readonly features: readonly string[];
}

const kinds = new Set(['it', 'test', 'describe']);

/** The names in a callee: `test.each(cases)` gives `test`, `each`. */
function calleeWords(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...calleeWords(node.expression), node.name.text];
  return ts.isCallExpression(node) ? calleeWords(node.expression) : [];
}

/** The title of `it('…')` or `describe.each(…)('…')` as written in the source; null for other nodes, `it.skip` and `it.todo`. */
function titleOf(node: ts.Node): string | null {
  if (!ts.isCallExpression(node)) return null;
  const [title] = node.arguments;
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return null;
  const [kind = '', ...how] = calleeWords(node.expression);
  if (!kinds.has(kind) || how.some((word) => word === 'skip' || word === 'todo')) return null;
  return ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1);
}

/** The titles of all tests and groups of tests of a file. */
function testTitles(file: SourceFile): ReadonlySet<string> {
  const titles = new Set<string>();
  visit(parse(file), (node) => {
    const title = titleOf(node);
    if (title !== null) titles.add(title);
  });
  return titles;
}

/** Reads the parts that are not implemented from `notYetBuilt` of the server, and from `shows` and the folders of the widgets. */
export function readUnbuilt(
  sources: readonly SourceFile[],
  routes: readonly string[],
  features: readonly string[],
): Unbuilt {
  const list = sources.find(({ path }) => path === 'packages/server/src/features/index.ts')?.text ?? '';
  const [, names = ''] = /notYetBuilt = \[([\s\S]*?)\]/.exec(list) ?? [];
  const manifests = sources.filter(({ path }) =>
    /^packages\/react\/src\/features\/.*\.manifest\.ts$/.test(path),
  );
  const shown = manifests.flatMap(({ text }) =>
    [...text.matchAll(/\bshows: \[([^\]]*)\]/g)].flatMap(([, screens = '']) => namesIn(screens)),
  );
  const built = new Set(manifests.map(({ path }) => path.split('/')[4]));
  return {
    endpoints: namesIn(names),
    // the portal draws its home page itself
    screens: routes.filter((name) => name !== 'home' && !shown.includes(name)).map((name) => `/${name}`),
    features: features.filter((name) => !built.has(name)),
  };
}

const namesIn = (list: string): string[] => [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '');

function statementProblems(
  { state, tests, decisions, missing }: Statement,
  unbuilt: Unbuilt,
): readonly string[] {
  if (state === 'holds') return tests.length > 0 ? [] : ['holds, but names no test'];
  if (state === 'decided') return decisions.length > 0 ? [] : ['is decided otherwise, but names no decision'];
  if (state !== 'open') return [`“${state}” is none of: holds, decided, open`];
  const open: readonly string[] = Object.values(unbuilt).flat();
  const done = missing.filter((name) => !open.includes(name));
  if (missing.length === 0)
    return ['is not built, but names no endpoint, /screen or feature that is missing'];
  return done.map((name) => `waits for ${name}, which exists: name the test that proves it`);
}

/**
 * Checks docs/specification.md, which names the proof of every statement: each named test exists and is not skipped, each named decision
 * exists, and everything called not built is missing. All missing parts must be named.
 */
export function checkSpecification(
  page: string,
  sources: readonly SourceFile[],
  files: readonly string[],
  unbuilt: Unbuilt,
): string[] {
  const statements = readStatements(page);
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const titles = new Map<string, ReadonlySet<string>>();
  const titlesOf = (path: string) => {
    const source = byPath.get(path);
    const found = titles.get(path) ?? (source ? testTitles(source) : null);
    if (found) titles.set(path, found);
    return found;
  };
  const known = new Set(files);
  const seen = new Set<string>();
  const problems = statements.flatMap((statement) => {
    const { number, tests, decisions } = statement;
    const twice = seen.has(number) ? ['the number is used twice'] : [];
    seen.add(number);
    const untested = tests.flatMap(({ file, title }) => {
      const found = titlesOf(file);
      if (!found) return [`no file ${file}`];
      return found.has(title) ? [] : [`no test “${title}” in ${file}`];
    });
    const undecided = decisions.filter((file) => !known.has(file)).map((file) => `no file ${file}`);
    return [...twice, ...untested, ...undecided, ...statementProblems(statement, unbuilt)].map(
      (problem) => `${number} ${problem}`,
    );
  });
  const named = new Set(statements.flatMap(({ missing }) => missing));
  const unnamed = [...unbuilt.endpoints, ...unbuilt.screens]
    .filter((name) => !named.has(name))
    .map((name) => `no statement says that ${name} is not built`);
  const rows = page.split('\n').filter((line) => /^\| \d+\.\d+ /.test(line));
  const unread = rows.length - statements.length;
  if (unread > 0) problems.push(`${unread} rows are not “| number | statement | state | proof |”`);
  return [...problems, ...unnamed].map((problem) => `${specificationPage}: ${problem}`);
}
