import type { SourceFile } from './source-files.ts';

const faults: readonly [RegExp, string][] = [
  [/\d\s*rem\b/, 'rem depends on the host page: use px'],
  [/textTransform:\s*'(upper|capital)/, 'CSS must not change the case of texts (specification section 9)'],
];

/** Matches selectors of chosen, pressed or current elements, whose colours a system with forced colours replaces. */
const chosen = /\[aria-(pressed|selected|checked|current)|:checked|\[data-selected/;

/** Checks that styles use no `rem` and no upper case, and that chosen elements are visible with forced colours too. */
export function checkStyles(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.css.ts'))
    .flatMap(({ path, text }) => [
      ...faults.filter(([pattern]) => pattern.test(text)).map(([, message]) => `${path}: ${message}`),
      ...(chosen.test(text) && !text.includes('forced-colors')
        ? [`${path}: a chosen element needs its own rule for '(forced-colors: active)'`]
        : []),
    ]);
}
