import { importsOf, isTest, type SourceFile } from './source-files.ts';

/** Which packages a package may import (docs/contributing.md, "Arrows"). */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/core': ['@foyer/contract'],
  'packages/ui': ['@foyer/contract/fold-text', '@foyer/core/theme'],
  'packages/react': ['@foyer/contract', '@foyer/core', '@foyer/ui'],
  'packages/elements': ['@foyer/contract', '@foyer/core', '@foyer/react'],
  'packages/server': ['@foyer/contract'],
  'packages/conformance': ['@foyer/contract'],
  'packages/testing': ['@foyer/contract', '@foyer/core', '@foyer/react', '@foyer/server', '@foyer/ui'],
  'packages/tooling': ['@foyer/contract', '@foyer/core/theme', '@foyer/react', '@foyer/testing', '@foyer/ui'],
  'examples/portal': ['@foyer/react'],
  // other parties, who have the published packages alone
  'examples/tools': ['@foyer/react', '@foyer/contract'],
  'examples/react-host': ['@foyer/react'],
  'examples/playground': ['@foyer/elements', '@foyer/react', '@foyer/ui', '@foyer/core/theme'],
};
/** Beyond that, in tests and build configuration. */
const testArrows = [
  '@foyer/conformance',
  '@foyer/testing',
  '@foyer/tooling',
  '@foyer/server',
  '@foyer/core',
  '@foyer/contract',
  '@foyer/react',
];

const owners: readonly { module: RegExp; only: RegExp }[] = [
  { module: /^@r2wc\//, only: /^packages\/elements\/src\/rendered-element\.ts$/ },
  { module: /^ofetch$/, only: /^packages\/core\/src\/api\// },
  { module: /^jose$/, only: /^packages\/(core\/src\/session\/session-token\.ts|server\/src\/)/ },
  { module: /^(hono|@hono\/)/, only: /^(packages\/server\/src\/(http\/|start\/)|examples\/tools\/src\/)/ },
  {
    module: /^(drizzle-orm|postgres|@electric-sql\/)/,
    only: /^packages\/server\/(src\/(db|demo|scale)\/|src\/.*\.(repo|table)\.ts$|drizzle\.config\.ts$)/,
  },
];

/** Package arrows, one owner per foreign library, and no deep imports of a neighbour's sources. */
export function checkArrows(sources: readonly SourceFile[]): string[] {
  return sources.flatMap((file) => {
    const home = Object.keys(arrows).find((folder) => file.path.startsWith(`${folder}/`));
    if (!home) return [];
    const self = `@foyer/${home.split('/')[1]}`;
    const isLoose = isTest(file.path) || /\.(config|example)\.tsx?$|\/browser\//.test(file.path);
    const allowed = [...(arrows[home] ?? []), self, ...(isLoose ? testArrows : [])];
    return importsOf(file).flatMap((name) => {
      if (name.startsWith('@foyer/')) {
        const fits = allowed.some((target) => name === target || name.startsWith(`${target}/`));
        return fits ? [] : [`${file.path}: must not import ${name}`];
      }
      if (!isLoose && /^(\.\.\/)+packages\//.test(name))
        return [`${file.path}: imports a package by path: ${name}`];
      const owner = owners.find(({ module }) => module.test(name));
      if (!owner || isLoose || owner.only.test(file.path)) return [];
      return [`${file.path}: only ${owner.only.source} may import ${name}`];
    });
  });
}

const featureOf = (path: string) => /^packages\/(?:react|server)\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** Features never import features. */
export function checkFeatures(sources: readonly SourceFile[]): string[] {
  return sources.flatMap((file) => {
    const own = featureOf(file.path);
    if (!own || isTest(file.path)) return [];
    return importsOf(file).flatMap((name) => {
      if (!name.startsWith('.')) return [];
      const target = new URL(name, `file:///${file.path}`).pathname.slice(1);
      const other = featureOf(target);
      return other && other !== own
        ? [`${file.path}: feature ${own} imports feature ${other} (${name})`]
        : [];
    });
  });
}
