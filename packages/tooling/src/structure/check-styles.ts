import type { SourceFile } from './source-files.ts';

const faults: readonly [RegExp, string][] = [
  [/\d\s*rem\b/, 'rem depends on the host page: use px'],
  [/textTransform:\s*'(upper|capital)/, 'words are shown as they are written (specification section 9)'],
];

/** What is chosen, pressed or current; a system with forced colours replaces all that a colour could say of it. */
const chosen = /\[aria-(pressed|selected|checked|current)|:checked|\[data-selected/;

/** No `rem`, nothing upper-cased, and what is chosen is seen in forced colours too. */
export function checkStyles(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.css.ts'))
    .flatMap(({ path, text }) => [
      ...faults.filter(([pattern]) => pattern.test(text)).map(([, message]) => `${path}: ${message}`),
      ...(chosen.test(text) && !text.includes('forced-colors')
        ? [`${path}: what is chosen needs a rule of '(forced-colors: active)' of its own`]
        : []),
    ]);
}
