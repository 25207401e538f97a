import ts from 'typescript';
import { parse, type SourceFile } from '../structure/source-files.ts';

const tests = new Set(['it', 'test', 'specify']);
const groups = new Set(['describe', 'context', 'suite']);
/** Properties of `it` or `test` that also define a test; `test.beforeEach` and `test.use` do not. */
const variants = new Set([
  'only',
  'skip',
  'todo',
  'fails',
  'fixme',
  'concurrent',
  'sequential',
  'each',
  'for',
  'runIf',
  'skipIf',
]);

/** The call chain of `it.skipIf(x).each(rows)('title', work)`: its first name, its variants, and the rows of its table. */
interface Chain {
  readonly name: string;
  readonly variants: readonly string[];
  readonly rows: ts.Expression | undefined;
}

function chainOf(callee: ts.Expression, rows?: ts.Expression): Chain | null {
  if (ts.isIdentifier(callee)) return { name: callee.text, variants: [], rows };
  if (ts.isPropertyAccessExpression(callee)) {
    const above = chainOf(callee.expression, rows);
    return above && { ...above, variants: [...above.variants, callee.name.text] };
  }
  // `it.each(rows)` is called with the title; its first argument is the table.
  if (ts.isCallExpression(callee)) {
    const isTable =
      ts.isPropertyAccessExpression(callee.expression) && /^(each|for)$/.test(callee.expression.name.text);
    return chainOf(callee.expression, isTable ? callee.arguments[0] : rows);
  }
  if (ts.isTaggedTemplateExpression(callee)) return chainOf(callee.tag, rows);
  return null;
}

/** Whether a call only prepares the next call: `it.each(rows)`, `it.skipIf(condition)`. */
const isUnfinished = (call: ts.CallExpression) => {
  const parent = call.parent;
  return (
    (ts.isCallExpression(parent) && parent.expression === call) ||
    (ts.isPropertyAccessExpression(parent) && parent.expression === call)
  );
};

const withoutCast = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? withoutCast(node.expression)
    : node;

/** Number of iterations of a table or a loop: the entries of a literal, the size of a known list, else one. */
function rounds(list: ts.Expression | undefined, sizes: Readonly<Record<string, number>>): number {
  if (!list) return 1;
  const node = withoutCast(list);
  if (ts.isArrayLiteralExpression(node)) return node.elements.length;
  if (ts.isIdentifier(node) && Object.hasOwn(sizes, node.text)) return sizes[node.text] ?? 1;
  return 1;
}

/**
 * Counts the tests of a file without running it, even if it cannot be loaded or its browser does not start. A table or a loop counts by its
 * entries if these are a literal or if `sizes` has the list's name, else once. A file with a syntax error is read as far as the parser
 * recovers. Returns at least 1, since an empty test file is a fault.
 */
export function countTests(file: SourceFile, sizes: Readonly<Record<string, number>> = {}): number {
  let count = 0;
  const walk = (node: ts.Node, factor: number): void => {
    let below = factor;
    if (ts.isForOfStatement(node)) below *= rounds(node.expression, sizes);
    if (ts.isCallExpression(node) && !isUnfinished(node)) {
      const chain = chainOf(node.expression);
      const isKnown = chain?.variants.every((name) => variants.has(name) || name === 'describe');
      if (chain && isKnown && node.arguments.length > 0) {
        const isGroup = groups.has(chain.name) || chain.variants.includes('describe');
        const times = rounds(chain.rows, sizes);
        if (isGroup) below *= times;
        else if (tests.has(chain.name)) count += below * times;
      }
    }
    ts.forEachChild(node, (child) => walk(child, below));
  };
  walk(parse(file), 1);
  return Math.max(1, count);
}
