import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot, root } from '../paths.ts';
import { programConfig } from '../structure/check-program.ts';

/** Entry modules of each public package, below `packages/`. */
export const publicEntries: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract/src/index.ts', 'contract/src/routes.ts', 'contract/src/roles/role-permissions.ts'],
  core: ['core/src/index.ts', 'core/src/theme/index.ts'],
  react: ['react/src/index.ts', 'react/src/ui.ts', 'react/src/portal.ts'],
  elements: ['elements/src/index.ts'],
  conformance: ['conformance/src/index.ts'],
};

/** Path of the report of a package. */
export const reportOf = (name: string): string => `packages/${name}/api.md`;

/** Length above which a type of several parts has a line for each part. */
const longest = 600;
/** Lengths above which a type of one part, or a part, is shortened to its beginning and a digest, which changes with it. */
const limits = { whole: 6000, part: 400 };
const beginning = 200;

const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const shorten = (line: string, limit: number) => {
  if (line.length <= limit) return line;
  const digest = createHash('sha256').update(line).digest('hex').slice(0, 16);
  return `${line.slice(0, beginning)} … (${line.length} characters, ${digest})`;
};

/** Name of a property; for a well-known symbol without the id, which depends on what the checker has read before. */
const nameOf = (property: ts.Symbol) => property.getName().replace(/^__@(.+)@\d+$/, '[Symbol.$1]');

/** A type on one line; a long one with a line for each member of a union or tuple, else for each property. */
function typeText(checker: ts.TypeChecker, type: ts.Type, place: ts.Declaration | undefined, flags = format) {
  const lineOf = (each: ts.Type, how = format) =>
    checker.typeToString(each, place, how).replaceAll(`${root}/`, '').replace(/\s+/g, ' ');
  const line = lineOf(type, flags);
  if (line.length <= longest) return line;
  if (type.isUnion())
    return type.types
      .map((each) => `\n  | ${shorten(lineOf(each), limits.part)}`)
      .sort()
      .join('');
  if (checker.isTupleType(type)) {
    const elements = checker.getTypeArguments(type as ts.TypeReference);
    const opening = (type as ts.TupleTypeReference).target.readonly ? 'readonly [' : '[';
    return `${opening}\n${elements.map((each) => `  ${shorten(lineOf(each), limits.part)},\n`).join('')}]`;
  }
  const properties = type.flags & ts.TypeFlags.Object ? checker.getPropertiesOfType(type) : [];
  const isPlain = properties.length > 1 && type.getCallSignatures().length === 0;
  if (!isPlain) return shorten(line, limits.whole);
  const members = properties.map((property) => {
    const from = place ?? property.valueDeclaration;
    const own = from && checker.getTypeOfSymbolAtLocation(property, from);
    return `  ${nameOf(property)}: ${own ? shorten(lineOf(own), limits.part) : 'unknown'};`;
  });
  return `{\n${members.sort().join('\n')}\n}`;
}

function describeExport(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const name = exported.getName();
  const [declaration] = symbol.getDeclarations() ?? [];
  if (symbol.flags & ts.SymbolFlags.Interface && declaration) return memberLines(declaration);
  if (symbol.flags & ts.SymbolFlags.TypeAlias) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return `type ${name} = ${typeText(checker, type, declaration, format | ts.TypeFormatFlags.InTypeAlias)}`;
  }
  const type = declaration
    ? checker.getTypeOfSymbolAtLocation(symbol, declaration)
    : checker.getTypeOfSymbol(symbol);
  const kind =
    symbol.flags & ts.SymbolFlags.Function
      ? 'function'
      : symbol.flags & ts.SymbolFlags.Class
        ? 'class'
        : 'const';
  return `${kind} ${name}: ${typeText(checker, type, declaration)}`;
}

const printer = ts.createPrinter({ removeComments: true });

/** The source of an interface without its comments. */
function memberLines(declaration: ts.Declaration): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())
    .replace(/^export /, '');
}

function reportOfEntry(program: ts.Program, entry: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(inRoot('packages', entry));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing.`);
  const lines = checker
    .getExportsOfModule(module)
    .sort((a, b) => (a.getName() < b.getName() ? -1 : 1))
    .map((exported) => describeExport(checker, exported));
  return `## ${entry}\n\n\`\`\`ts\n${lines.join('\n').replace(/ +$/gm, '')}\n\`\`\``;
}

/** The reports of all public packages by path: their exports with types, so that a change is visible in git. */
export function makeApiReports(): Record<string, string> {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    inRoot(programConfig),
    { incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  ) ?? { options: {} };
  const entries = Object.values(publicEntries).flat();
  const ambient = inRoot('node_modules/vite/client.d.ts');
  const program = ts.createProgram([...entries.map((entry) => inRoot('packages', entry)), ambient], {
    ...options,
    tsBuildInfoFile: undefined,
  });
  return Object.fromEntries(
    Object.entries(publicEntries).map(([name, paths]) => {
      const parts = paths.map((entry) => reportOfEntry(program, entry));
      const head = `# What @foyer/${name} exports\n\nGenerated by \`npm run new docs\`; a test fails when it is out of date.`;
      return [reportOf(name), `${[head, ...parts].join('\n\n')}\n`];
    }),
  );
}

/** Writes all reports; returns the paths of those that changed. */
export function writeApiReports(): string[] {
  return Object.entries(makeApiReports()).flatMap(([path, text]) => {
    const file = inRoot(path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
    writeFileSync(file, text);
    return [path];
  });
}
