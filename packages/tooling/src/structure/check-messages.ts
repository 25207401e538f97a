import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import ts from 'typescript';
import { root } from '../paths.ts';
import { isTest, parse, type SourceFile, visit } from './source-files.ts';

const react = 'packages/react/src';
const segment = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface Catalogue {
  /** The folder whose code shows the texts. */
  readonly home: string;
  /** First part of the ids: `orders` for a feature, `orders.order-list` for the folder of a widget or a part of it. */
  readonly prefix: string;
  readonly ids: readonly string[];
}

/** Folders of the client next to its features whose texts are not shared by all widgets, with the first part of their ids. */
const outer: Readonly<Record<string, string>> = { screens: 'screens', portal: 'portal' };

/** The catalogues of the client, from their German files. */
function cataloguesOf(files: readonly string[], from: string): readonly Catalogue[] {
  return files
    .filter((path) => /^(packages\/react|examples\/portal)\/src\/.*\/?locales\/de\.json$/.test(path))
    .map((path) => {
      const home = dirname(dirname(path));
      const [root, feature, folder] = home.replace(`${react}/`, '').split('/');
      const own =
        root === 'features' ? [feature, folder].filter(Boolean).join('.') : (outer[root ?? ''] ?? 'base');
      return {
        home,
        prefix: home.startsWith('examples/') ? 'portal' : own,
        ids: Object.keys(JSON.parse(readFileSync(join(from, path), 'utf8')) as object),
      };
    });
}

/**
 * Checks that ids are kebab-case segments separated by dots, and that they begin with the prefix of their folder. A segment may also be
 * a value of the contract in the contract's spelling, such as an error code.
 */
export function checkMessageIds(
  files: readonly string[],
  sources: readonly SourceFile[],
  from = root,
): string[] {
  const contract = sources.filter(({ path }) => path.startsWith('packages/contract/src/') && !isTest(path));
  const values = new Set(contract.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const fits = (part: string) => segment.test(part) || part.split(':').every((word) => values.has(word));
  const catalogues = cataloguesOf(files, from);
  return catalogues.flatMap(({ home, prefix, ids }) => {
    const inner = catalogues.map((other) => other.prefix).filter((name) => name.startsWith(`${prefix}.`));
    return ids.flatMap((id) => [
      ...id
        .split('.')
        .filter((part) => !fits(part))
        .map((part) => `${home}: ${id}: “${part}” is neither kebab-case nor a value of the contract`),
      ...(id.startsWith(`${prefix}.`) ? [] : [`${home}: ${id} must begin with ${prefix}.`]),
      ...inner
        .filter((name) => id.startsWith(`${name}.`))
        .map((name) => `${home}: ${id} has the prefix of ${name}, but is in another folder`),
    ]);
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a function that tells whether a file names an id, as a text or by a template such as `orders.state.${state}`. */
function namedIn(file: SourceFile): (id: string) => boolean {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  visit(parse(file), (node) => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (!ts.isTemplateExpression(node) || !/^[a-z-]+\./.test(node.head.text)) return;
    const tail = node.templateSpans.map(({ literal }) => `[^.]+${escaped(literal.text)}`).join('');
    patterns.push(new RegExp(`^${escaped(node.head.text)}${tail}$`));
  });
  return (id) => texts.has(id) || patterns.some((pattern) => pattern.test(id));
}

const staticImport = /^(?:import|export)\s(?!type\b)(?:[^;'"]*?from\s*)?'(\.[^']+)'/gm;
// a view loaded by `lazyView` shows the texts of the widget that draws it; `lazyWithTexts` loads other texts
const lateView = /\bawait import\('(\.[^']+)'\)/g;
const entry = /\bload: \(\) => import\('(\.[^']+)'\)/g;

/** The widgets that draw each file of a feature; a file that is loaded with its own texts counts for its folder. */
function widgetsByFile(feature: string, sources: readonly SourceFile[]): Map<string, ReadonlySet<string>> {
  const home = `${react}/features/${feature}`;
  const own = new Map(
    sources.filter(({ path }) => path.startsWith(`${home}/`)).map((file) => [file.path, file]),
  );
  const users = new Map<string, Set<string>>();
  const manifests = [...own.values()].filter(({ path }) => path.endsWith('.manifest.ts'));
  for (const [, start = ''] of manifests.flatMap(({ text }) => [...text.matchAll(entry)])) {
    const open = [join(home, start)];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const known = users.get(path) ?? new Set();
      if (!own.has(path) || known.has(start)) continue;
      users.set(path, known.add(start));
      const text = own.get(path)?.text ?? '';
      for (const [, next = ''] of [...text.matchAll(staticImport), ...text.matchAll(lateView)])
        open.push(join(dirname(path), next));
    }
  }
  for (const path of own.keys()) {
    const [folder = '', inner] = relative(home, path).split('/');
    if (!users.has(path) && inner !== undefined) users.set(path, new Set([folder]));
  }
  return users;
}

const isShown = ({ path }: SourceFile) =>
  !isTest(path) && !/\.(example|messages|manifest)\.tsx?$|-fixture\.tsx?$/.test(path);

/**
 * Checks that a text is in the folder that shows it: in that of the only widget (or part) that names it, or in the feature if several
 * widgets do. Texts of error codes are looked up at run time; a test of `react` covers them.
 */
export function checkMessageUse(
  files: readonly string[],
  sources: readonly SourceFile[],
  from = root,
): string[] {
  const shown = sources
    .filter(isShown)
    .filter(({ path }) => path.startsWith(react) || path.startsWith('examples/portal/'));
  const names = new Map(shown.map((file) => [file.path, namedIn(file)]));
  const features = new Map<string, Map<string, ReadonlySet<string>>>();
  return cataloguesOf(files, from).flatMap(({ home, prefix, ids }) => {
    const [feature = '', folder] = prefix.split('.');
    const isFeature = existsSync(join(from, react, 'features', feature));
    if (isFeature && !features.has(feature)) features.set(feature, widgetsByFile(feature, sources));
    const widgets = features.get(feature);
    return ids
      .filter((id) => !/\.(error|validation)\.\w+$/.test(id))
      .flatMap((id) => {
        const users = [...names].filter(([, isNamed]) => isNamed(id)).map(([path]) => path);
        // texts for all features may exist before they are used
        if (users.length === 0) return prefix === 'base' ? [] : [`${home}: ${id} is used nowhere`];
        if (!widgets) return [];
        const by = new Set(users.flatMap((path) => [...(widgets.get(path) ?? ['?'])]));
        if (folder === undefined)
          return by.size > 1 ? [] : [`${home}: ${id} is shown only by ${[...by]}: move it there`];
        const strangers = users.filter((path) => !path.startsWith(`${react}/features/${feature}/${folder}/`));
        return strangers.map(
          (path) => `${path}: ${id} belongs to ${folder}; move texts of several widgets to the feature`,
        );
      });
  });
}
