import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Files that a page or an editor loads by name: style sheets, and descriptions of the elements. */
const described = [
  '*.css',
  '*.d.ts',
  'custom-elements.json',
  'web-types.json',
  'vscode.*-custom-data.json',
  'llms.txt',
];

/**
 * Fills the folder of a major version, whose addresses never change, but whose content does: a loader that loads everything from the folder of
 * the newest version, scripts that re-export that version, and copies of all other files. No file in it refers to a file that a later version
 * lacks, so a browser with a cached older file still finds everything.
 */
export function writeEvergreen(
  store: string,
  version: string,
  major: string,
  replaceFile: (file: string, content: string) => void,
): void {
  const [from, to] = [join(store, version), join(store, major)];
  mkdirSync(join(to, 'widgets'), { recursive: true });
  const scripts = globSync(['*.js', 'widgets/*.js'], { cwd: from })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !['foyer.js', 'evergreen.js', 'typings.js'].includes(name));
  for (const name of scripts) {
    const up = name.includes('/') ? '../../' : '../';
    replaceFile(join(to, name), `export * from '${up}${version}/${name}';\n`);
  }
  for (const name of globSync(described, { cwd: from }))
    replaceFile(join(to, name), readFileSync(join(from, name), 'utf8'));
  replaceFile(join(to, 'foyer.js'), readFileSync(join(from, 'evergreen.js'), 'utf8'));
  // a compressed copy must be newer than its source, or the server does not send it
  for (const name of ['foyer.js', 'foyer.css'])
    for (const end of ['.br', '.gz']) {
      const source = join(from, `${name === 'foyer.js' ? 'evergreen.js' : name}${end}`);
      if (!existsSync(source)) continue;
      const copy = join(to, `${name}${end}.new`);
      copyFileSync(source, copy);
      renameSync(copy, join(to, name + end));
    }
  for (const name of globSync('widgets/*.js', { cwd: to }))
    if (!scripts.includes(name.replaceAll('\\', '/'))) rmSync(join(to, name));
}
