import { matchesGlob } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** The globs of a runner's configuration, as paths from the root of the repository. */
function globsOf({ path, text }: SourceFile): string[] {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const lists = [...text.matchAll(/(?:include|testMatch|files):\s*(\[[^\]]*\]|'[^']*')/g)];
  return lists.flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, glob]) => `${folder}/${glob}`),
  );
}

const isRunner = (path: string) =>
  /(^|\/)(vitest|playwright)\.config\.ts$/.test(path) || path === 'packages/elements/test/run-in-browser.ts';

/** Checks that every test file is run by a suite. */
export function checkSuites(sources: readonly SourceFile[]): string[] {
  const globs = sources.filter(({ path }) => isRunner(path)).flatMap(globsOf);
  return sources
    .filter(({ path }) => /\.test\.tsx?$/.test(path) && !globs.some((glob) => matchesGlob(path, glob)))
    .map(({ path }) => `${path}: no suite runs it`);
}
