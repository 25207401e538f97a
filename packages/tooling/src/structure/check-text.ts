import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageCodes } from '@foyer/contract';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import ts from 'typescript';
import { root } from '../paths.ts';
import { isTest, parse, place, type SourceFile, visit } from './source-files.ts';

const readable = /\p{L}{2,}/u;
const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
  'description',
]);

/** Checks that components contain no literal texts for users, which belong in the catalogues. */
export function checkLiteralText(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.tsx') && !isTest(path) && !path.endsWith('.example.tsx'))
    .filter(({ path }) => !path.startsWith('examples/playground/'))
    .flatMap((file) => {
      const tree = parse(file);
      const problems: string[] = [];
      visit(tree, (node) => {
        if (ts.isJsxText(node) && readable.test(node.text)) {
          problems.push(`${place(tree, node)}: literal text “${node.text.trim().slice(0, 40)}”`);
        }
        if (!ts.isJsxAttribute(node) || !spokenAttributes.has(node.name.getText(tree))) return;
        const value = node.initializer;
        if (value && ts.isStringLiteral(value) && readable.test(value.text)) {
          problems.push(
            `${place(tree, node)}: literal ${node.name.getText(tree)} “${value.text.slice(0, 40)}”`,
          );
        }
      });
      return problems;
    });
}

/** Checks that every locale of a catalogue has the ids of the German one, with the same placeholders. */
export function checkCatalogues(files: readonly string[], from = root): string[] {
  const folders = new Set(
    files.filter((path) => /\/locales\/[a-z]+\.json$/.test(path)).map((path) => dirname(path)),
  );
  return [...folders].flatMap((folder) => {
    const path = join(from, folder);
    if (!existsSync(join(path, 'de.json'))) return [`${folder}: no de.json`];
    const german = readCatalogue(join(path, 'de.json'));
    const missing = languageCodes
      .map((code) => `${code}.json`)
      .filter((name) => !existsSync(join(path, name)));
    return [
      ...missing.map((name) => `${folder}: no ${name}`),
      ...readdirSync(path)
        .filter((name) => name.endsWith('.json') && name !== 'de.json')
        .flatMap((name) =>
          languageCodes.some((code) => name === `${code}.json`)
            ? compare(`${folder}/${name}`, german, readCatalogue(join(path, name)))
            : [`${folder}/${name}: not a language of packages/contract/src/languages.ts`],
        ),
    ];
  });
}

const readCatalogue = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;

/** Matches a punctuation mark that a breaking space would move alone to the next line, and an opening quotation mark that it would leave behind. */
const strayedSign = / [:?!;»]|« /;

/** Checks that languages with a space before `: ? ! ; »` and after `«` use a no-break space (U+00A0), so that no line begins with the mark. */
export function checkNoBreakSpaces(files: readonly string[], from = root): string[] {
  return files
    .filter((path) => /\/locales\/[a-z]+\.json$/.test(path))
    .flatMap((path) =>
      Object.entries(readCatalogue(join(from, path)))
        .filter(([, text]) => strayedSign.test(text))
        .map(([id]) => `${path}: ${id} has a breaking space beside a punctuation mark; use U+00A0`),
    );
}

/** The names of a message's placeholders, nested ones too; lingui's compiled form holds each as `[name, …]`. */
const placeholders = (message: string) => {
  const names = new Set<string>();
  const collect = (token: unknown): void => {
    if (Array.isArray(token)) {
      if (typeof token[0] === 'string') names.add(token[0]);
      for (const part of token.slice(1))
        if (part && typeof part === 'object') Object.values(part).forEach(visitParts);
    }
  };
  const visitParts = (parts: unknown): void => {
    if (Array.isArray(parts)) parts.forEach(collect);
  };
  visitParts(compileMessage(message));
  return [...names].sort().join(' ');
};

function compare(name: string, german: Record<string, string>, other: Record<string, string>): string[] {
  const problems = Object.keys(other)
    .filter((id) => !(id in german))
    .map((id) => `${name}: ${id} is not in de.json`);
  for (const [id, text] of Object.entries(german)) {
    const translated = other[id];
    if (translated === undefined) problems.push(`${name}: ${id} is missing`);
    else if (placeholders(text) !== placeholders(translated))
      problems.push(`${name}: ${id} has other placeholders than de.json`);
  }
  return problems;
}
