import ts from 'typescript';
import { parse, place, type SourceFile, visit } from './source-files.ts';

/** Checks that no object literal is spread into another or into an element: its properties can be written there directly. */
export function checkSpreads(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ text }) => text.includes('...{'))
    .flatMap((file) => {
      const tree = parse(file);
      const found: string[] = [];
      visit(tree, (node) => {
        const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node);
        if (isSpread && ts.isObjectLiteralExpression(node.expression))
          found.push(`${place(tree, node)}: spreads an object literal; write its properties directly`);
      });
      return found;
    });
}
