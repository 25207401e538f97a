import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot, root } from '../paths.ts';
import { programConfig } from '../structure/check-program.ts';

/** What each public package exports, by its entry modules below `packages/`. */
export const publicEntries: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract/src/index.ts', 'contract/src/routes.ts', 'contract/src/role-permissions.ts'],
  core: ['core/src/index.ts', 'core/src/theme/index.ts'],
  react: ['react/src/index.ts', 'react/src/ui.ts'],
  elements: ['elements/src/index.ts'],
  conformance: ['conformance/src/index.ts'],
};

/** Where the report of a package lies. */
export const reportOf = (name: string): string => `packages/${name}/api.md`;

/** Schemas and tables of endpoints have types of thousands of characters; what they describe has its own line. */
const longest = 600;

const shorten = (text: string) => {
  const line = text.replaceAll(`${root}/`, '').replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)} … (${line.length} characters)` : line;
};

const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

function describeExport(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const name = exported.getName();
  const [declaration] = symbol.getDeclarations() ?? [];
  if (symbol.flags & ts.SymbolFlags.Interface && declaration) return memberLines(declaration);
  if (symbol.flags & ts.SymbolFlags.TypeAlias) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return `type ${name} = ${shorten(checker.typeToString(type, declaration, format | ts.TypeFormatFlags.InTypeAlias))}`;
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
  return `${kind} ${name}: ${shorten(checker.typeToString(type, declaration, format))}`;
}

const printer = ts.createPrinter({ removeComments: true });

/** An interface as it stands, without its comments. */
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
  return `## ${entry}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
}

/** The report of every public package, by its path: what is exported and with which types, so that a change shows in git. */
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
      const head = `# What @foyer/${name} exports\n\nMade by \`npm run new docs\`; a test tells when it is due.`;
      return [reportOf(name), `${[head, ...parts].join('\n\n')}\n`];
    }),
  );
}

/** Writes all reports; answers the ones that changed. */
export function writeApiReports(): string[] {
  return Object.entries(makeApiReports()).flatMap(([path, text]) => {
    const file = inRoot(path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
    writeFileSync(file, text);
    return [path];
  });
}
