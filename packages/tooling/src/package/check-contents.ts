import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { noticesFile } from '../vite/notices.ts';
import { checkMap } from './check-map.ts';

interface Manifest {
  readonly name?: string;
  readonly license?: string;
  readonly description?: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

const unwanted =
  /\.(test|test-d|example|stories)\.|-fixture\.|(^|\/)testing\/|\.(br|gz|tsbuildinfo)$|\.tsx?$(?<!\.d\.ts)/;
/** Whether a file is an example of the contract, which the OpenAPI document shows. */
const isOpenApiExample = ({ name }: Manifest, file: string) =>
  name === '@foyer/contract' && /\.example\.(js|js\.map|d\.ts)$/.test(file);
const comment = /\/[/*][#@]\s*sourceMappingURL=/;

/** Checks that unminified code of ours has source maps that lead to our sources, and that no other file has a map. */
function mapFaults({ name }: Manifest, folder: string, files: readonly string[]): string[] {
  const hasMaps = (file: string) =>
    name !== '@foyer/elements' && !/^vendor\/|(\.css|\.json|\/default-theme)\.js(\.map)?$|\.css$/.test(file);
  return [
    ...files
      .filter((file) => file.endsWith('.map') && !hasMaps(file))
      .map((file) => `${file} must not be published`),
    ...files
      .filter((file) => /\.(js|css)$/.test(file))
      .flatMap((file) => {
        if (hasMaps(file)) return checkMap(folder, file);
        return comment.test(readFileSync(join(folder, file), 'utf8'))
          ? [`${file} refers to a source map`]
          : [];
      }),
  ];
}

/** The files that an entry of `exports` names; `null` names none and keeps a folder private. */
const targetsOf = (entry: unknown): string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry ?? {}).flatMap(targetsOf);

/** Matches relative addresses that a script imports, statically or dynamically. */
const importedAddress = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)?["'`](\.{1,2}\/[^"'`$]+)["'`]/g;

/**
 * Finds files that are not packed although the package loads them: the files in `integrity.json`, which lists all files of the build
 * for a page, and the imports of packed scripts.
 */
function missingFiles(folder: string, files: readonly string[]): string[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const listed = files.includes('integrity.json')
    ? Object.keys((JSON.parse(read('integrity.json')) as { files: object }).files)
    : [];
  const imported = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...read(file).matchAll(importedAddress)].map(
        ([, address = '']) => [file, posix.join(posix.dirname(file), address)] as const,
      ),
    );
  return [...listed.map((file) => ['integrity.json', file] as const), ...imported]
    .filter(([, file]) => !files.includes(file))
    .map(([by, file]) => `${by} refers to ${file}, which is not packed`);
}

/** Checks the files of an unpacked package, given as paths from its folder; returns the faults. */
export function checkContents(folder: string, files: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const faults = files
    .filter((file) => unwanted.test(file) && !isOpenApiExample(manifest, file))
    .map((file) => `${file} must not be published`);
  for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md'])
    if (!files.includes(file)) faults.push(`there is no ${file}`);
  // third-party code is compiled into these folders
  if (files.some((file) => /^(vendor|chunks)\//.test(file)) && !files.includes(noticesFile))
    faults.push(`there is no ${noticesFile} for the libraries in it`);
  for (const field of ['license', 'description'] as const)
    if (!manifest[field]) faults.push(`package.json has no ${field}`);
  for (const target of Object.values(manifest.exports).flatMap(targetsOf)) {
    const [start = '', end = ''] = target.replace('./', '').split('*');
    const isThere = files.some((file) =>
      target.includes('*') ? file.startsWith(start) && file.endsWith(end) : file === start,
    );
    if (!isThere) faults.push(`exports refers to ${target}, which is not packed`);
  }
  return [...faults, ...missingFiles(folder, files), ...mapFaults(manifest, folder, files)];
}
