import { longestWait } from '@foyer/testing/test-limits';
import { isTest, type SourceFile } from './source-files.ts';

/** No test gives up sooner than the house does (`test-limits.ts`): on a slow machine it would fail for that alone. */
export function checkWaits(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const limit = /\btimeout: ([\d_]+)/.exec(line)?.[1]?.replaceAll('_', '');
        return limit !== undefined && Number(limit) < longestWait
          ? [`${path}:${at + 1}: waits ${limit} ms, and the house ${longestWait}: take the limit out`]
          : [];
      }),
    );
}
