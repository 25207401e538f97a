import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot, root } from '../paths.ts';

/** A source file of the repository, `path` from the root with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

/** Every file git tracks or would track, that exists. */
export function listFiles(): string[] {
  const out = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return [...new Set(out.split('\n').filter((line) => line !== ''))];
}

/** The TypeScript files among them. */
export function readSources(files: readonly string[]): SourceFile[] {
  return files
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
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

/** Visits a node and all below it. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** What a file imports, statically or dynamically, types included. */
export function importsOf(file: SourceFile): string[] {
  return [...file.text.matchAll(importPattern)].map((match) => match[1] ?? '');
}

export const isTest = (path: string): boolean =>
  /\.(test|test-d)\.tsx?$/.test(path) || /\/(test|e2e|testing)\//.test(path);
