import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a page or an editor loads by name: scripts beside the loader, and what describes the elements. */
const described = [
  '*.css',
  '*.d.ts',
  'custom-elements.json',
  'web-types.json',
  'vscode.*-custom-data.json',
  'llms.txt',
];

/**
 * Fills the folder of a major version, whose addresses never change and whose content does: a loader that takes everything from the
 * folder of the newest version, scripts that pass it on, and copies of what is no script. Nothing in it names a file that a later
 * version has not, so a browser that kept an older one still finds all of it.
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
  // a twin is younger than what it is made from, or it is not sent
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
