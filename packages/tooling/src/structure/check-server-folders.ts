import { importsOf, isTest, type SourceFile } from './source-files.ts';

const home = 'packages/server/src/';
const most = { folders: 10, mutualPairs: 3 };

/** Without the folder: the files on the top floor, which put the folders together, belong to none. */
const folderOf = (path: string): string | undefined =>
  path.startsWith(home) ? /^([^/]+)\//.exec(path.slice(home.length))?.[1] : undefined;

/** The server's top floor: few folders, and few pairs of them that import each other (types count). */
export function checkServerFolders(sources: readonly SourceFile[]): string[] {
  const folders = new Set(sources.flatMap(({ path }) => folderOf(path) ?? []));
  const arrows = new Map<string, string>();
  for (const file of sources.filter(({ path }) => !isTest(path))) {
    const from = folderOf(file.path);
    for (const name of from ? importsOf(file).filter((one) => one.startsWith('.')) : []) {
      const to = folderOf(new URL(name, `file:///${file.path}`).pathname.slice(1));
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
