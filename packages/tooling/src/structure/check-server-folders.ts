import { importsOf, isTest, type SourceFile } from './source-files.ts';

const home = 'packages/server/src/';
const most = { folders: 10, mutualPairs: 3 };

/** The files that a file imports by a relative path, from the root. */
const relativeImportsOf = (file: SourceFile): string[] =>
  importsOf(file)
    .filter((name) => name.startsWith('.'))
    .map((name) => new URL(name, `file:///${file.path}`).pathname.slice(1));

/** Without the folder: the files on the top floor, which put the folders together, belong to none. */
const folderOf = (path: string): string | undefined =>
  path.startsWith(home) ? /^([^/]+)\//.exec(path.slice(home.length))?.[1] : undefined;

const features = `${home}features/`;

/**
 * The server's layers: a feature holds its routes, its handlers and their tests; the rules and the SQL of a noun are in `domain/<noun>`. Only
 * `http`, which calls the handlers, knows the features.
 */
export function checkServerLayers(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith(home) && !isTest(path))
    .flatMap((file) => {
      const { path } = file;
      if (path.startsWith(features)) {
        const isInFeature = path.slice(features.length).includes('/');
        return isInFeature && !/\.(routes|handler)\.ts$/.test(path)
          ? [`${path}: a feature holds routes and handlers; rules and SQL of a noun are in domain/<noun>`]
          : [];
      }
      if (folderOf(path) === 'http') return [];
      return relativeImportsOf(file)
        .filter((target) => target.startsWith(features))
        .map((target) => `${path}: only http may import features (${target})`);
    });
}

/** The server's top floor: few folders, and few pairs of them that import each other (types count). */
export function checkServerFolders(sources: readonly SourceFile[]): string[] {
  const folders = new Set(sources.flatMap(({ path }) => folderOf(path) ?? []));
  const arrows = new Map<string, string>();
  for (const file of sources.filter(({ path }) => !isTest(path))) {
    const from = folderOf(file.path);
    for (const target of from ? relativeImportsOf(file) : []) {
      const to = folderOf(target);
      if (to && to !== from) arrows.set(`${from} ${to}`, file.path);
    }
  }
  const mutual = [...arrows].filter(([arrow]) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
  return [
    ...(folders.size > most.folders
      ? [`${home}: ${folders.size} folders (${[...folders].sort().join(', ')}), at most ${most.folders}`]
      : []),
    ...(mutual.length > most.mutualPairs
      ? mutual.map(([arrow, path]) => {
          const [from = '', to = ''] = arrow.split(' ');
          return `${home}: ${from} and ${to} import each other (${path}, ${arrows.get(`${to} ${from}`)}); at most ${most.mutualPairs} such pairs`;
        })
      : []),
  ];
}
