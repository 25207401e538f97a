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

/** A decision record has at most 400 words. */
export function checkDecisions(texts: Pages): string[] {
  return Object.entries(texts)
    .filter(([path]) => decisions.test(path))
    .map(([path, text]) => ({ path, words: text.split(/\s+/).filter(Boolean).length }))
    .filter(({ words }) => words > longestDecision)
    .map(({ path, words }) => `${path}: ${words} words, at most ${longestDecision}`);
}

/** A path in backticks: at least one folder, and the ending of a source file. A pattern or a placeholder is none. */
const path = /`([\w@.][\w@.-]*(?:\/[\w@.-]+)+\.(?:ts|tsx|css|md|mjs|cjs))`/g;

/** A path that a page names is that of a file, from the root, from the page or from any folder. */
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

/** Every page of the documentation is linked from its index; decisions have an index of their own. */
export function checkIndex(texts: Pages): string[] {
  const links = [...(texts[index] ?? '').matchAll(/\]\(([^)#]+)/g)].map(([, to = '']) => `docs/${to}`);
  return Object.keys(texts)
    .filter((page) => /^docs\/(?!decisions\/)/.test(page) && page !== index && !links.includes(page))
    .map((page) => `${page}: ${index} does not link to it`);
}
