import ts from 'typescript';
import { isTest, parse, place, type SourceFile, visit } from './source-files.ts';

/** Code that handles external input. */
const judged = /^packages\/(contract|core|server)\/src\//;
const notJudged = /^packages\/server\/src\/(demo|scale)\//;
/** Code that handles requests; addresses in other code are our own. */
const answering = /^packages\/server\/src\/(http\/|security\/|create-server\.ts$)/;
/** The files that may read a query: they validate it by the contract's schemas, or make a single value storable. */
const readers = [
  'packages/server/src/http/pipeline/query-value.ts',
  'packages/server/src/http/pipeline/validate.ts',
];

const isText = (type: ts.TypeNode | undefined): boolean => type?.kind === ts.SyntaxKind.StringKeyword;

/** Whether a type is `Record<string, …>`, possibly readonly. */
function isRecordOfText(type: ts.TypeNode | undefined): boolean {
  if (!type || !ts.isTypeReferenceNode(type)) return false;
  const name = type.typeName.getText();
  if (name === 'Readonly') return isRecordOfText(type.typeArguments?.[0]);
  return name === 'Record' && isText(type.typeArguments?.[0]);
}

/** The names of a file's own tables: object literals whose type allows any string as a key. */
function tablesIn(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
    if (!isRecordOfText(node.type) || !node.initializer) return;
    const { initializer } = node;
    if (!ts.isObjectLiteralExpression(initializer)) return;
    if (initializer.properties.some(ts.isPropertyAssignment)) names.add(node.name.text);
  });
  return names;
}

/** Whether a lookup is guarded by `Object.hasOwn` of the same table, in the same statement. */
const isGuarded = (node: ts.Node, table: string): boolean => {
  const statement = ts.findAncestor(node, ts.isStatement);
  return statement?.getText().includes(`Object.hasOwn(${table},`) ?? false;
};

/**
 * Checks that a table with string keys is a Map, or is read only for own entries: every object has `constructor` and `toString`.
 */
export function checkLookups(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => judged.test(path) && !notJudged.test(path) && !isTest(path))
    .flatMap((file) => {
      const tree = parse(file);
      const tables = tablesIn(tree);
      const found: string[] = [];
      visit(tree, (node) => {
        if (!ts.isElementAccessExpression(node)) return;
        const table = node.expression.getText();
        if (!tables.has(table) || ts.isStringLiteral(node.argumentExpression)) return;
        if (isGuarded(node, table)) return;
        found.push(
          `${place(tree, node)}: ${table} is read with an arbitrary key: make it a Map, or check Object.hasOwn first`,
        );
      });
      return found;
    });
}

/** Checks that query values are read in one place, so that no value reaches the database that it cannot store. */
export function checkQueryValues(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => answering.test(path) && !isTest(path) && !readers.includes(path))
    .flatMap((file) => {
      const tree = parse(file);
      const found: string[] = [];
      visit(tree, (node) => {
        if (!ts.isCallExpression(node)) return;
        if (/(^|\.)searchParams\.(get|getAll)$/.test(node.expression.getText()))
          found.push(`${place(tree, node)}: reads a query parameter without queryValue`);
      });
      return found;
    });
}

/** Checks that a field with an error message has no `maxLength`, which cuts off pasted text before the user can notice it. */
export function checkCutFields(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('packages/react/src/') && path.endsWith('.tsx') && !isTest(path))
    .flatMap((file) => {
      const tree = parse(file);
      const found: string[] = [];
      visit(tree, (node) => {
        if (!ts.isJsxAttributes(node)) return;
        const names = node.properties.map((property) => property.name?.getText());
        if (names.includes('maxLength') && names.includes('error'))
          found.push(
            `${place(tree, node)}: maxLength truncates pasted text: remove it, since the schema reports the length`,
          );
      });
      return found;
    });
}
