import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { typescript6, typescript7 } from '../compilers.ts';
import { cacheDir, inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { checkContents } from './check-contents.ts';
import { docExamples } from './doc-examples.ts';
import { type PackageSpec, packageDist, packageSpecs } from './package-specs.ts';
import { unpackTarball } from './unpack-tarball.ts';

/** A partner's project: types of every package, and one page with two widgets. `.txt`, so that it is not linted. */
const template = join(import.meta.dirname, 'consumer');
/** Pages whose examples must compile in a copied project. */
const pages = ['docs/react.md', 'packages/react/README.md'];

const onServer = ['--conditions=react-server', '--import', './client-references.mjs'];

type PackageName = PackageSpec['name'];

/** A project with the packed packages installed. */
export interface Consumer {
  readonly folder: string;
  readonly tarballs: Readonly<Record<PackageName, string>>;
  /** Finds unwanted and missing files of a package. */
  contents(name: PackageName): string[];
  /** Compiles it with tsc, including library declarations, with the module resolution of Node or of a bundler. */
  typeCheck(resolution: 'node16' | 'bundler'): Promise<string[]>;
  /** Imports every package in plain Node. */
  loadInNode(): Promise<string[]>;
  /** Imports `@foyer/react` as a server component, as React and its frameworks do with `react-server` and 'use client'. */
  loadAsServerComponent(): Promise<string[]>;
  /** Builds it with Vite, without our plugins. */
  buildWithVite(): Promise<string[]>;
}

async function pack(name: PackageName, folder: string): Promise<string> {
  const result = await runCommand('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: packageDist(name),
  });
  if (result.code !== 0) throw new Error(`npm pack of @foyer/${name} failed:\n${result.output}`);
  return join(folder, `foyer-${name}-${versionOf(name)}.tgz`);
}

const versionOf = (name: PackageName) =>
  (JSON.parse(readFileSync(join(packageDist(name), 'package.json'), 'utf8')) as { version: string }).version;

const placeOf = (name: PackageName, folder: string) => join(folder, 'node_modules', '@foyer', name);

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const problemsOf = (result: { code: number; output: string }) =>
  result.code === 0 ? [] : result.output.trim().split('\n');

/**
 * Packs every package and unpacks it into a new project below `node_modules/.cache`, where Node finds other libraries
 * in the parent folders, but never our sources.
 */
export async function createConsumer(): Promise<Consumer> {
  const folder = join(cacheDir, 'consumer');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(template))
    copyFileSync(join(template, name), join(folder, name.replace(/\.txt$/, '')));
  for (const page of pages)
    for (const [file, code] of Object.entries(docExamples(page, readFileSync(inRoot(page), 'utf8'))))
      writeFileSync(join(folder, file), code);
  const packed = await Promise.all(
    packageSpecs.map(async ({ name }) => {
      const tarball = await pack(name, folder);
      await unpackTarball(tarball, placeOf(name, folder));
      return [name, tarball] as const;
    }),
  );
  const tool = (program: string, args: readonly string[]) => runCommand(program, args, { cwd: folder });
  return {
    folder,
    tarballs: Object.fromEntries(packed) as Record<PackageName, string>,
    contents: (name) => checkContents(placeOf(name, folder), filesBelow(placeOf(name, folder))),
    typeCheck: async (resolution) => {
      const module = resolution === 'node16' ? 'node16' : 'esnext';
      const options = ['--module', module, '--moduleResolution', resolution, '--pretty', 'false'];
      // consumers use either compiler
      const compiler = resolution === 'node16' ? typescript6 : typescript7;
      return problemsOf(await tool('node', [compiler, '-p', '.', ...options]));
    },
    loadInNode: async () => problemsOf(await tool('node', ['load.mjs'])),
    loadAsServerComponent: async () => problemsOf(await tool('node', [...onServer, 'server-component.mjs'])),
    buildWithVite: async () => [
      ...problemsOf(await tool('vite', ['build', '--logLevel', 'warn'])),
      ...problemsOf(await tool('vite', ['build', '--logLevel', 'warn', '--mode', 'button'])),
      ...problemsOf(await tool('node', ['check-build.mjs'])),
    ],
  };
}
