import ts from 'typescript';
import { isTest, parse, place, type SourceFile, visit } from './source-files.ts';

/** Letters and short words that occur only in German or French sentences. */
const foreign =
  /[äöüÄÖÜßéèêàçœ]|(^|\s)(und|oder|nicht|bitte|neu|zu|für|der|die|das|Ihre?|vous|votre|est|les?|des|une?)(\s|$)/;
const spoken = /\p{L}{2,}/u;
/** Two or more words, the first one capitalized: a sentence. */
const sentence = /^\p{Lu}\p{Ll}+,? \p{L}+/u;

/** Whether a text is for the operator, in English: thrown errors, the log, the console, the description of a setting. */
const isForOperator = (node: ts.Node): boolean => {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isThrowStatement(at)) return true;
    if (ts.isCallExpression(at) && at.expression.kind === ts.SyntaxKind.SuperKeyword) return true;
    if (ts.isNewExpression(at) && /Error|Fault|NoPostgres|Storage(?:Away|Full)/.test(at.expression.getText()))
      return true;
    if (
      ts.isCallExpression(at) &&
      /(^|\.)(log|logger|console|warn|error|info|debug|fail|print\w*)$/.test(at.expression.getText())
    )
      return true;
    if (ts.isCallExpression(at) && /^(console|process\.std\w+)\./.test(at.expression.getText())) return true;
  }
  return false;
};

const isCode = (path: string) =>
  path.startsWith('packages/server/src/') && !isTest(path) && !/\/(demo|scale|migrations|test)\//.test(path);

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
        .join(' ')
        .replace(/\s+/g, ' ')
    : null;
};

/** Checks that texts of the server for users are in its catalogues: answers, mails, pages, words stored in the database. */
export function checkServerText(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => isCode(path))
    .flatMap((file) => {
      const tree = parse(file);
      const problems: string[] = [];
      visit(tree, (node) => {
        const text = textOf(node);
        if (text === null || ts.isImportDeclaration(node.parent)) return;
        const isSql = ts.isTaggedTemplateExpression(node.parent) || /\b(select|where|from)\b/.test(text);
        if (isSql || isForOperator(node)) return;
        if (spoken.test(text) && (foreign.test(text) || sentence.test(text)))
          problems.push(`${place(tree, node)}: literal text “${text.trim().slice(0, 40)}”`);
      });
      return problems;
    });
}
