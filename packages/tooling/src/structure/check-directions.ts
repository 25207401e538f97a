import type { SourceFile } from './source-files.ts';

const side = '(Left|Right)';
const sideWord = "'?(left|right)'?";

/** Matches declarations of a physical side for which CSS has a logical one, with the alternative. */
const physical: readonly [RegExp, string][] = [
  [
    new RegExp(`\\bborder(Top|Bottom)${side}Radius\\b`),
    'use borderStartStartRadius and the other logical corners',
  ],
  [new RegExp(`\\b(margin|padding|border|scrollMargin|scrollPadding)${side}(?![a-z])`), 'use …Inline…'],
  [/\b(margin|padding|border)-(left|right)\b/, 'use …-inline-…'],
  [new RegExp(`(^|[\\s{,])${sideWord}:`, 'm'), 'use insetInlineStart and insetInlineEnd'],
  [
    /\b(textAlign|textAlignLast|float|clear|justifyContent|justifySelf|justifyItems)'?:\s*['"`](left|right)\b/,
    "use 'start' and 'end', or 'inline-start' and 'inline-end'",
  ],
];

/** Matches values with a direction and without a logical form: the file must have a rule for right-to-left. */
const directed =
  /\bto (left|right)\b|translateX\(\s*-?[1-9]|skewX\(|\binset -?[1-9]\d*px 0|(transformOrigin|backgroundPosition|maskPosition|objectPosition)'?:\s*['"`][^'"`]*\b(left|right)\b/;

const fourValues = /\b(margin|padding|inset|borderWidth|borderRadius)'?:\s*(['"`])([^'"`]+)\2/g;
const words = (value: string) => value.match(/(\$\{[^}]*\}|\([^()]*(\([^()]*\)[^()]*)*\)|[^\s(])+/g) ?? [];

/** Finds shorthands of four physical values: they are independent of the direction only if left and right are equal. */
function unequalShorthands(text: string): string[] {
  return [...text.matchAll(fourValues)].flatMap(([whole, name, , value = '']) => {
    const [first, second, third, fourth] = words(value);
    if (fourth === undefined || value.includes('/')) return [];
    const isEven = name === 'borderRadius' ? first === second && third === fourth : second === fourth;
    return isEven ? [] : [`physical shorthand ${whole}: use the Block and Inline properties`];
  });
}

/** Matches style attributes; React sets `style={{ left: 0 }}` unchanged. */
const inlineStyles = /\bstyle=\{(\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|[^{}]*\?[^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g;

/** react-aria places overlays by `left` and `top`, so their layer must start at the physical corner. */
const overlayLayer = 'packages/ui/src/style/base.css.ts';

const faultsOf = (text: string): string[] => [
  ...physical.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`physical property ${found.trim()}: ${instead}`];
  }),
  ...unequalShorthands(text),
];

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Checks that styles and style attributes use logical sides where they exist, since a page may be right-to-left. */
export function checkDirections(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const say = (fault: string) => `${path}: ${fault}`;
    if (path === overlayLayer) return [];
    if (path.endsWith('.css.ts')) {
      const code = withoutComments(text);
      const isOneWay = directed.test(code) && !/rtl/.test(code);
      return [
        ...faultsOf(code).map(say),
        ...(isOneWay ? [say('a value with a direction needs a rule for :dir(rtl)')] : []),
      ];
    }
    if (!path.endsWith('.tsx')) return [];
    return [...text.matchAll(inlineStyles)].flatMap(([, style = '']) => faultsOf(style).map(say));
  });
}
