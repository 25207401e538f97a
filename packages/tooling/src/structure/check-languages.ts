import { languages } from '@foyer/contract/languages';
import ts from 'typescript';
import { isTest, parse, place, type SourceFile, visit } from './source-files.ts';

const list = 'packages/contract/src/languages.ts';
const others = languages.slice(1);
const names = new Set(languages.flatMap(({ code, locale }) => [code, locale, locale.replace('_', '-')]));
const any = new RegExp(`['"\`](${[...names].join('|')})['"\`]|locales/`);
const inSql = new RegExp(`'(${[...names].join('|')})'`);
/** Catalogues of other languages; those of the first language are bundled, and define the type of the others. */
const fileOfOther = new RegExp(`locales/(${others.map(({ code }) => code).join('|')})\\.json$`);
const isSample = (path: string) => /\.example\.tsx?$|-fixture\.tsx?$/.test(path);

const namesOne = (node: ts.Node): boolean => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return names.has(node.text) || fileOfOther.test(node.text) || inSql.test(node.text);
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    ? inSql.test(node.text)
    : false;
};

/**
 * Checks that no code names a language, since everything per language follows from the contract's list. Tests and samples may name one.
 * A waiver allows an exception.
 */
export function checkLanguages(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path, text }) => path !== list && !isTest(path) && !isSample(path) && any.test(text))
    .flatMap((file) => {
      const tree = parse(file);
      const problems: string[] = [];
      visit(tree, (node) => {
        if (namesOne(node))
          problems.push(`${place(tree, node)}: names a language; take it from @foyer/contract/languages`);
      });
      return problems;
    });
}
