import { matchesGlob } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** What a runner's configuration says it runs, from the root of the repository. */
function globsOf({ path, text }: SourceFile): string[] {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const lists = [...text.matchAll(/(?:include|testMatch|files):\s*(\[[^\]]*\]|'[^']*')/g)];
  return lists.flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, glob]) => `${folder}/${glob}`),
  );
}

const isRunner = (path: string) =>
  /(^|\/)(vitest|playwright)\.config\.ts$/.test(path) || path === 'packages/elements/test/run-in-browser.ts';

/** Every test file is run by some suite: none can lie where no runner looks. */
export function checkSuites(sources: readonly SourceFile[]): string[] {
  const globs = sources.filter(({ path }) => isRunner(path)).flatMap(globsOf);
  return sources
    .filter(({ path }) => /\.test\.tsx?$/.test(path) && !globs.some((glob) => matchesGlob(path, glob)))
    .map(({ path }) => `${path}: no suite runs it`);
}
