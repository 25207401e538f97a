import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Module {
  readonly text: string;
  readonly imports: readonly string[];
}

const importPattern = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

function readModule(path: string): Module {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return {
    text,
    imports: [...text.matchAll(importPattern)].map(([, name = '']) => join(dirname(path), name)),
  };
}

/**
 * Returns the test files below a folder that contain a text themselves or in a module that they import by path, as paths relative to the
 * folder. `testsThatReach('packages/server', 'TEST_DATABASE_URL')` are the tests that depend on another database.
 */
export function testsThatReach(folder: string, text: string): string[] {
  const modules = new Map<string, Module>();
  const read = (path: string): Module => {
    const known = modules.get(path) ?? readModule(path);
    modules.set(path, known);
    return known;
  };
  const reaches = (path: string): boolean => {
    const seen = new Set([path]);
    for (const each of seen) for (const next of read(each).imports) seen.add(next);
    return [...seen].some((each) => read(each).text.includes(text));
  };
  return globSync('{src,test}/**/*.test.ts', { cwd: folder }).filter((name) => reaches(join(folder, name)));
}
