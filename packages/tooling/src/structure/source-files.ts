import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot, root } from '../paths.ts';

/** A source file of the repository, `path` from the root with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

/** Folders that .gitignore excludes, for a copy without git. */
const ignored = new Set(['.git', 'node_modules', 'dist', 'dist-types', '.data', '.cache', 'test-results']);

function walk(folder: string): string[] {
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? walk(path) : [path];
    });
}

/** All existing files that git tracks or would track; without git, all files that are not ignored. */
export function repositoryFiles(): string[] {
  try {
    const out = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(out.split('\0').filter((path) => path !== '' && existsSync(inRoot(path))))];
  } catch {
    return walk('');
  }
}

/** Whether a file follows the rules of a framework (default exports, file names, templates) instead of ours; the packages suite runs it. */
export const isForeign = (path: string): boolean => path.startsWith('examples/hosts/');

/** Reads the TypeScript files of a list of paths. */
export function readSources(files: readonly string[]): SourceFile[] {
  return files
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !isForeign(path))
    .flatMap((path) => {
      try {
        const text = readFileSync(inRoot(path), 'utf8');
        return [{ path, text, lines: text.split('\n').length }];
      } catch {
        return [];
      }
    });
}

/** The syntax tree, with parents. */
export function parse(file: SourceFile): ts.SourceFile {
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
}

/** `path:line` of a node. */
export function place(tree: ts.SourceFile, node: ts.Node): string {
  return `${tree.fileName}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
}

/** Visits a node and all its descendants. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The modules that a file imports, statically or dynamically, including types. */
export function importsOf(file: SourceFile): string[] {
  return [...file.text.matchAll(importPattern)].map((match) => match[1] ?? '');
}

export const isTest = (path: string): boolean =>
  /\.(test|test-d)\.tsx?$/.test(path) || /\/(test|e2e|testing)\//.test(path);
