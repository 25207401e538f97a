import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import dts from 'vite-plugin-dts';
import { cacheDir, inRoot } from '../paths.ts';
import { foyerVite } from '../vite/foyer-vite.ts';
import { menuData } from '../vite/menu-data.ts';
import { noticesFile } from '../vite/notices.ts';
import { clientModules } from './client-modules.ts';
import { compiledPath } from './compiled-path.ts';
import { isShipped, type PackageSpec, packageDist, packageSpecs } from './package-specs.ts';
import { pruneDeclarations } from './prune-declarations.ts';
import { rewriteDeclaration } from './rewrite-declaration.ts';
import { writeManifest } from './write-manifest.ts';

function entriesOf(spec: PackageSpec): Record<string, string> {
  const src = inRoot('packages', spec.name, 'src');
  const names =
    spec.entries ??
    globSync('**/*.ts', { cwd: src })
      .filter(isShipped)
      .map((path) => path.replaceAll('\\', '/').replace(/\.ts$/, ''));
  return Object.fromEntries(
    names.map((name) => [
      name,
      [`${name}.ts`, `${name}.tsx`].map((path) => join(src, path)).find(existsSync) ?? '',
    ]),
  );
}

/** Whether an import stays an import, as all do except relative paths, compiled-in sources and bundled libraries. */
function isExternal(spec: PackageSpec, id: string): boolean {
  if (/^[./\0]/.test(id) || id.startsWith('virtual:')) return false;
  const own = /^@foyer\/([^/]+)/.exec(id)?.[1];
  if (own) return !spec.sources.includes(own);
  return !spec.bundled?.test(id);
}

/** Collects the packages that the compiled modules import, which become dependencies. */
function noteImports(found: Set<string>): Plugin {
  return {
    name: 'foyer-note-imports',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        for (const id of [...part.imports, ...part.dynamicImports]) {
          if (!(id in bundle)) found.add(id.split('/', id.startsWith('@') ? 2 : 1).join('/'));
        }
      }
    },
  };
}

/** A program over all sources of a package: modules that are only imported from another package would get no declaration. */
function programOf(spec: PackageSpec, folders: readonly string[]): string {
  const file = join(cacheDir, `tsconfig.${spec.name}.json`);
  const config = { extends: inRoot('packages', spec.name, 'tsconfig.json'), include: folders };
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, JSON.stringify(config));
  return file;
}

function declarations(spec: PackageSpec, out: string): Plugin {
  const folders = spec.sources.map((name) => inRoot('packages', name, 'src'));
  const plugin = dts({
    root: inRoot('packages', spec.name),
    tsconfigPath: programOf(spec, folders),
    entryRoot: inRoot('packages'),
    outDirs: out,
    include: folders,
    exclude: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/*.test-d.ts',
      '**/*.example.tsx',
      '**/*-fixture.ts',
      '**/testing/**',
      '**/size-probe.ts',
    ],
    compilerOptions: {
      incremental: false,
      noEmit: false,
      declarationMap: false,
      rootDir: inRoot('packages'),
    },
    copyDtsFiles: false,
    beforeWriteFile(path, content) {
      const source = inRoot('packages', relative(out, path));
      const place = compiledPath(spec, source);
      return {
        filePath: join(out, `${place}.d.ts`),
        content: rewriteDeclaration(spec, place, content),
      };
    },
    afterDiagnostic(diagnostics) {
      if (diagnostics.length > 0)
        throw new Error(`The types of @foyer/${spec.name} have ${diagnostics.length} errors.`);
    },
  });
  return plugin as Plugin;
}

/** The declarations of JSON modules, which are compiled to JavaScript. */
function declareJson(spec: PackageSpec, out: string): void {
  for (const file of spec.sources.flatMap((name) =>
    globSync('**/*.json', { cwd: inRoot('packages', name, 'src') }).map((path) =>
      inRoot('packages', name, 'src', path),
    ),
  )) {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (value === null || typeof value !== 'object' || !/\/locales\//.test(file)) continue;
    const fields = Object.keys(value).map((key) => `  readonly ${JSON.stringify(key)}: string;`);
    const text = `declare const texts: {\n${fields.join('\n')}\n};\nexport default texts;\n`;
    const target = join(out, `${compiledPath(spec, file)}.d.ts`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Removes the compiled modules. */
function keepDeclarations(out: string): void {
  for (const path of globSync('**/*.js', { cwd: out })) rmSync(join(out, path));
}

const noMap = /^vendor\/|(\.css|\.json|\/default-theme)\.js$/;

/** Removes source maps that do not lead to our sources: of compiled-in libraries, and of modules that the build writes. */
function ownMaps(): Plugin {
  return {
    name: 'foyer-own-maps',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || !noMap.test(part.fileName)) continue;
        delete bundle[`${part.fileName}.map`];
        part.code = part.code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n');
      }
    },
  };
}

/** The name of a source in a map, which contains its text: its path in our repository, independent of the package's location. */
const sourceName = (source: string, map: string) =>
  `foyer:///${relative(inRoot('packages'), resolve(dirname(map), source)).replaceAll('\\', '/')}`;

/** Compiles one package into its `dist/`: modules, declarations and the rewritten package.json. */
async function buildPackage(spec: PackageSpec): Promise<void> {
  const dist = packageDist(spec.name);
  const out = join(dist, spec.outDir);
  const imports = new Set<string>();
  await build({
    configFile: false,
    root: inRoot('packages', spec.name),
    logLevel: 'warn',
    plugins: [
      menuData(),
      ...foyerVite(),
      noteImports(imports),
      clientModules(spec.name),
      ownMaps(),
      declarations(spec, out),
    ],
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      license: spec.bundled !== null && { fileName: noticesFile },
      sourcemap: !spec.isTypesOnly,
      reportCompressedSize: false,
      lib: { entry: entriesOf(spec), formats: ['es'] },
      rolldownOptions: {
        external: (id) => isExternal(spec, id),
        output: {
          preserveModules: true,
          sourcemapPathTransform: sourceName,
          preserveModulesRoot: inRoot(),
          entryFileNames: ({ facadeModuleId, name }) => `${compiledPath(spec, facadeModuleId ?? name)}.js`,
        },
      },
    },
  });
  declareJson(spec, out);
  for (const sheet of spec.sheets ?? [])
    cpSync(inRoot('packages', spec.name, 'src', sheet), join(out, sheet));
  const typed = pruneDeclarations(out, Object.keys(entriesOf(spec)));
  if (spec.isTypesOnly) keepDeclarations(out);
  writeManifest(spec, spec.isTypesOnly ? typed : new Set([...imports, ...typed]));
}

const wanted = process.argv.slice(2);
for (const spec of packageSpecs.filter(({ name }) => wanted.includes(name))) await buildPackage(spec);
