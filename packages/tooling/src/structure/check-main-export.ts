import { basename } from 'node:path';
import ts from 'typescript';
import { isTest, parse, type SourceFile } from './source-files.ts';

/** Files whose exports have fixed names or form a set: a style sheet, texts, a contract, a barrel, an entry. */
const isSet =
  /\.(css|messages|manifest|screens|contract|schema|table|routes|example|config|test|test-d|d)\.tsx?$|(^|\/)(index|main)\.ts$|-fixture\.tsx?$/;

/** Words for the way to get a thing, which do not name the thing. */
const manner = new Set('create use to of read get make check render define is demo default'.split(' '));

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The stem of a word: `categories` and `category`, `rounded` and `rounding` are the same. */
const stem = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(s|ed|ing|er|or)$/, '')
    .replace(/e$/, '');

function isNamedAfter(file: string, name: string): boolean {
  const wanted = wordsOf(file);
  if (wordsOf(name).join('').includes(wanted.join(''))) return true;
  const fits = ([fileWords, words]: readonly (readonly string[])[]) =>
    fileWords?.every((word) => words?.includes(word)) || words?.every((word) => fileWords?.includes(word));
  const pair = [wanted, wordsOf(name)];
  const telling = pair.map((list) => list.filter((word) => !manner.has(word)));
  const candidates = [pair, ...(telling.every(({ length }) => length > 0) ? [telling] : [])];
  return candidates.some((lists) => fits(lists.map((list) => list.map(stem))));
}

interface Exports {
  readonly values: string[];
  readonly types: string[];
}

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function exportsOf(file: SourceFile): Exports {
  const found: Exports = { values: [], types: [] };
  for (const node of parse(file).statements.filter(isExported)) {
    if (ts.isVariableStatement(node))
      found.values.push(...node.declarationList.declarations.map(({ name }) => name.getText()));
    else if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
      found.types.push(node.name.text);
    else if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name)
      found.values.push(node.name.text);
  }
  return found;
}

const isComponent = (name: string) => /^[A-Z]/.test(name);

function problemOf(file: SourceFile): string | null {
  const { values, types } = exportsOf(file);
  const name = basename(file.path).replace(/(\.(view|store|handler|service|repo))?\.tsx?$/, '');
  const components = file.path.endsWith('.tsx') ? values.filter(isComponent) : [];
  const [component] = components;
  if (component && components.length === 1) {
    const spelled = wordsOf(component).join('-');
    return spelled === name || spelled === `${name}-view` ? null : component;
  }
  const [only] = values;
  if (!only || values.length > 1) return null;
  return [only, ...types].some((each) => isNamedAfter(name, each)) ? null : only;
}

/**
 * Checks that a file is named after its main export. The file of a component has exactly its name (`order-list.tsx` exports `OrderList`); the
 * file of a single value shares its words (`order-draft.ts` exports `toDraft`). A file with several values is not checked: its name describes
 * what they have in common.
 */
export function checkMainExport(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => /\/src\//.test(path) && !isSet.test(path) && !isTest(path))
    .flatMap((file) => {
      const other = problemOf(file);
      return other ? [`${file.path}: its main export is ${other}; name the file after it`] : [];
    });
}
