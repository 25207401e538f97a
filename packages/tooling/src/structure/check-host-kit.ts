import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import type { SourceFile } from './source-files.ts';

/** The reference portal, and its published part for pages that consist of the portal. */
const page = 'packages/react/src/portal/page/';
const homes = ['examples/portal/src/', page];

const inMarkup: readonly [RegExp, string][] = [
  [/<svg\b|createIcon\(/, 'an icon of its own'],
  [/<dialog\b|\.showModal\(/, 'a dialog of its own'],
  [/<button\b/, 'a button of its own'],
  [/<a\b/, 'a link of its own'],
];
/** Patterns for selectors, not values: a line that ends in a brace or a comma. */
const inStyles: readonly [RegExp, string][] = [
  [
    /(^|[\s,>])(button|svg|dialog|a)(?=[:.\s,{[])[^;]*[{,]$/m,
    'a style for every button, dialog, icon or link',
  ],
  [
    /\.(button|icon-button|icon|dialog|message|empty-state)[\s:.,{-][^;]*[{,]$/m,
    'a style of its own for a component of the kit',
  ],
];

const faultsOf = (path: string, text: string, rules: readonly [RegExp, string][]) =>
  rules
    .filter(([pattern]) => pattern.test(text))
    .map(([, what]) => `${path}: ${what}; use that of @foyer/react/ui`);

/** Checks that the reference portal uses the components and styles that it recommends to hosts. */
export function checkHostKit(sources: readonly SourceFile[], styles = readStyles()): string[] {
  const markup = sources.filter(
    ({ path }) => homes.some((home) => path.startsWith(home)) && path.endsWith('.tsx'),
  );
  return [
    ...markup.flatMap(({ path, text }) => faultsOf(path, text, inMarkup)),
    ...faultsOf(`${page}*.css`, styles.replaceAll(/\/\*[\s\S]*?\*\//g, ''), inStyles),
  ];
}

const readStyles = () =>
  ['portal.css', 'shop.css'].map((file) => readFileSync(inRoot(page, file), 'utf8')).join('\n');
