import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

const longestDecision = 400;
const decisions = /^docs\/decisions\/\d{4}-.+\.md$/;
const pages = /^(README\.md|docs\/.+\.md|packages\/[^/]+\/(README\.md|src\/.+\.md))$/;

/** Pages of the documentation, by their paths. */
export type Pages = Readonly<Record<string, string>>;

/** Reads the pages whose paths and lengths are checked. */
export const readPages = (files: readonly string[]): Pages =>
  Object.fromEntries(
    files.filter((path) => pages.test(path)).map((path) => [path, readFileSync(inRoot(path), 'utf8')]),
  );

/** Checks that a decision record has at most 400 words. */
export function checkDecisions(texts: Pages): string[] {
  return Object.entries(texts)
    .filter(([path]) => decisions.test(path))
    .map(([path, text]) => ({ path, words: text.split(/\s+/).filter(Boolean).length }))
    .filter(({ words }) => words > longestDecision)
    .map(({ path, words }) => `${path}: ${words} words, at most ${longestDecision}`);
}

/** Matches a path in backticks: at least one folder, and the extension of a source file. Patterns and placeholders do not match. */
const path = /`([\w@.][\w@.-]*(?:\/[\w@.-]+)+\.(?:ts|tsx|css|md|mjs|cjs))`/g;

/** Checks that every path on a page is that of a file, relative to the root, to the page or to any folder. */
export function checkPaths(texts: Pages, files: readonly string[]): string[] {
  return Object.entries(texts).flatMap(([page, text]) =>
    [...text.matchAll(path)]
      .map(([, name = '']) => name.replace(/^(\.\.?\/)+/, ''))
      .filter(
        (name) =>
          !files.some(
            (file) => file === name || file.endsWith(`/${name}`) || withSources(file).endsWith(`/${name}`),
          ),
      )
      .map((name) => `${page}: there is no file ${name}`),
  );
}

/** Pages write `server/db/…` for `packages/server/src/db/…`. */
const withSources = (file: string): string => `/${file.replace(/^packages\/([^/]+)\/src\//, '$1/')}`;

const index = 'docs/README.md';

/** Checks that every page of the documentation is linked from its index; decisions have a separate index. */
export function checkIndex(texts: Pages): string[] {
  const links = [...(texts[index] ?? '').matchAll(/\]\(([^)#]+)/g)].map(([, to = '']) => `docs/${to}`);
  return Object.keys(texts)
    .filter((page) => /^docs\/(?!decisions\/)/.test(page) && page !== index && !links.includes(page))
    .map((page) => `${page}: ${index} does not link to it`);
}

/** Matches the word "decision" with one or more numbers, and links to records. */
const citation = /\bdecisions? \[?(\d{4}(?:(?:, | and )\d{4})*)|\]\((?:[\w./-]*\/)?(\d{4})-[\w-]+\.md\)/g;

/** Checks that every decision that code or docs name exists. */
export function checkCitations(texts: Pages, files: readonly string[]): string[] {
  const known = new Set(files.flatMap((file) => (decisions.test(file) ? [file.slice(15, 19)] : [])));
  return Object.entries(texts).flatMap(([path, text]) =>
    [...text.matchAll(citation)]
      .flatMap(([, named = '', linked = '']) =>
        [...named.matchAll(/\d{4}/g)].map(String).concat(linked || []),
      )
      .filter((number) => !known.has(number))
      .map((number) => `${path}: there is no decision ${number}`),
  );
}
