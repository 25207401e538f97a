import ts from 'typescript';

/** One environment variable of the server. */
interface Variable {
  readonly name: string;
  readonly text: string;
  readonly fallback: string;
  readonly rule: string;
}

/** The argument of a call that is the default value: `whole(4400, …)`, `flag(false)`, `v.optional(x, 'y')`. */
function fallbackOf(call: ts.Expression): string {
  if (!ts.isCallExpression(call)) return '';
  const name = call.expression.getText();
  const at = name === 'v.optional' ? 1 : 0;
  const value = call.arguments[at];
  if (!value || !['v.optional', 'whole', 'flag'].includes(name)) return '';
  return ts.isStringLiteral(value) ? value.text : value.getText().replaceAll('_', '');
}

/** The rule for a variable's value, from the error message of its check. */
function ruleOf(call: ts.Expression): string {
  const range = /^whole\([\d_]+, ([\d_]+), ([\d_]+)\)/.exec(call.getText());
  if (range) return `a whole number from ${range[1]} to ${range[2]}`.replaceAll('_', '');
  if (call.getText().startsWith('flag(')) return 'true or false';
  const message = /'(must [^']*)'/.exec(call.getText())?.[1] ?? '';
  return message.replace(/^must (be |start with )?/, (_, verb) =>
    verb === 'start with ' ? 'starts with ' : '',
  );
}

function commentOf(node: ts.Node): { text: string; fallback: string } {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = doc ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : '';
  const tag = doc?.tags?.find((each) => each.tagName.text === 'default');
  return { text: text.replace(/\s+/g, ' '), fallback: (tag && ts.getTextOfJSDocComment(tag.comment)) ?? '' };
}

/** The environment variables that `read-settings.ts` declares, in its order. */
export function readVariables(source: string): readonly Variable[] {
  const tree = ts.createSourceFile('read-settings.ts', source, ts.ScriptTarget.Latest, true);
  const found: Variable[] = [];
  const see = (node: ts.Node): void => {
    const isList = ts.isVariableDeclaration(node) && node.name.getText() === 'variables';
    const call =
      isList && node.initializer && ts.isCallExpression(node.initializer) ? node.initializer : null;
    const list = call?.arguments[0];
    if (!list || !ts.isObjectLiteralExpression(list)) {
      ts.forEachChild(node, see);
      return;
    }
    for (const property of list.properties.filter(ts.isPropertyAssignment)) {
      const comment = commentOf(property);
      found.push({
        name: property.name.getText(),
        text: comment.text,
        fallback: fallbackOf(property.initializer) || comment.fallback,
        rule: ruleOf(property.initializer),
      });
    }
  };
  see(tree);
  return found;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The table of docs/configuration.md. */
export function variablesTable(source: string): string {
  const rows = readVariables(source).map(({ name, text, fallback, rule }) => {
    const what = [text || (rule ? '' : 'See the row above.'), rule && `Must be: ${rule}.`]
      .filter(Boolean)
      .join(' ')
      .replace('Must be: starts', 'It starts');
    return `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${cell(what)} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
