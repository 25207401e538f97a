import type { SourceFile } from './source-files.ts';

/** Named exports only, but where a tool demands a default. */
export function checkExports(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => !/\.config\.ts$|(^|\/)vitest\.workspace\.ts$/.test(path))
    .filter(({ text }) => /^export default /m.test(text))
    .map(({ path }) => `${path}: default export`);
}
