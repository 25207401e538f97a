import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { changelogOf, readChangesets } from './changelog-of.ts';
import { isShipped, type PackageSpec, packageDist } from './package-specs.ts';

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly dependencies?: Versions;
  readonly exports: Readonly<Record<string, string | null>>;
}

const read = (name: string) =>
  JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8')) as Manifest;

/** An entry with types only still needs a module: a bundler does not know that it is empty. */
const typings = (path: string) => ({ types: `./${path}.d.ts`, default: './typings.js' });
const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

/** The package's source entries, with compiled modules in place of the sources; `null` keeps a folder private. */
const sourceExports = (name: string) =>
  Object.fromEntries(
    Object.entries(read(name).exports)
      .filter(([, source]) => source === null || isShipped(source))
      .map(([path, source]) => [path, source && entry(source.replace(/^\.\/src\/|\.ts$/g, ''))]),
  );

/** The public entries. All other files in `dist/` are private. */
const exportsOf: Readonly<Record<PackageSpec['name'], Readonly<Record<string, unknown>>>> = {
  contract: sourceExports('contract'),
  core: { '.': entry('index'), './theme': entry('theme/index') },
  react: {
    '.': entry('index'),
    './ui': entry('ui'),
    './portal': entry('portal'),
    './portal.css': './portal/page/portal.css',
    './portal-shop.css': './portal/page/shop.css',
    './ahead': entry('ahead'),
    './chatbot': entry('features/chat/chatbot/define-chatbot'),
    './chatbot.css': './features/chat/chatbot/chatbot.css',
    './registry': entry('features/features'),
    './internal': entry('internal'),
  },
  elements: {
    '.': { types: './npm/index.d.ts', default: './all.js' },
    './foyer.js': './foyer.js',
    './host.js': { types: './npm/host/foyer.d.ts', default: './host.js' },
    './foyer.css': './foyer.css',
    './widgets/*': './widgets/*',
    './typings': typings('foyer'),
    './typings/react': typings('foyer-react'),
    './typings/vue': typings('foyer-vue'),
    './typings/svelte': typings('foyer-svelte'),
    './typings/solid': typings('foyer-solid'),
    './custom-elements.json': './custom-elements.json',
    './web-types.json': './web-types.json',
    './vscode.html-custom-data.json': './vscode.html-custom-data.json',
    './vscode.css-custom-data.json': './vscode.css-custom-data.json',
    './llms.txt': './llms.txt',
  },
};

/** Version range of a dependency: our own exactly (all are released together), others within their major version. */
const range = (name: string, version: string) => (name.startsWith('@foyer/') ? version : `^${version}`);

/** Version of an import of a compiled-in library, which is a dependency of the package, but of none of its source packages. */
const installed = (name: string) =>
  (JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')) as Manifest).version;

/** Writes `dist/package.json`, whose dependencies are exactly the imported packages. */
export function writeManifest(spec: PackageSpec, imports: ReadonlySet<string>): void {
  const own = read(spec.name);
  const known: Record<string, string> = Object.assign(
    {},
    ...spec.sources.map((name) => read(name).dependencies),
  );
  const versionOf = (name: string) => {
    const version = known[name] ?? (spec.bundled ? installed(name) : undefined);
    if (!version)
      throw new Error(`@foyer/${spec.name} imports ${name}, which is in none of its package.json files.`);
    return name.startsWith('@foyer/') ? own.version : range(name, version);
  };
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.toSorted().map((name) => [name, versionOf(name)]));
  const used = [...imports].filter((name) => !spec.peers.includes(name));
  const peers = Object.fromEntries(
    spec.peers.map((name) => [name, `^${versionOf(name).replace(/^\^(\d+)\..*/, '$1')}.0.0`]),
  );
  const dist = packageDist(spec.name);
  const manifest = {
    name: own.name,
    version: own.version,
    description: own.description,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: spec.sideEffects,
    ...(spec.files && { files: spec.files }),
    exports: { ...exportsOf[spec.name], './package.json': './package.json' },
    types: spec.name === 'elements' ? './npm/index.d.ts' : './index.d.ts',
    ...(spec.name === 'elements' && {
      customElements: './custom-elements.json',
      'web-types': './web-types.json',
    }),
    ...(used.length > 0 && { dependencies: pick(used) }),
    ...(spec.peers.length > 0 && { peerDependencies: peers }),
    engines: { node: '>=20' },
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(inRoot('LICENSE'), join(dist, 'LICENSE'));
  writeFileSync(
    join(dist, 'CHANGELOG.md'),
    changelogOf(own.name, inRoot('packages', spec.name), readChangesets()),
  );
  const readme = inRoot('packages', spec.name, 'README.md');
  if (existsSync(readme)) copyFileSync(readme, join(dist, 'README.md'));
}
