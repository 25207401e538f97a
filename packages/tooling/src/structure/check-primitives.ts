import { importsOf, isTest, type SourceFile } from './source-files.ts';

const home = 'packages/ui/src/';
const product = /^(packages\/(react|elements)\/src|examples\/portal\/src)\//;
/** Exports for hosts, which do not count as use. */
const forHosts = 'packages/react/src/ui.ts';

const isExample = (path: string): boolean => path.endsWith('.example.tsx') || path === `${home}example.ts`;
const isCounted = ({ path }: SourceFile): boolean => !isTest(path) && !isExample(path);

/** The file of `ui` that an import refers to; undefined for other imports. */
function primitiveOf(from: string, name: string): string | undefined {
  if (name.startsWith('@foyer/ui/')) return home + name.slice('@foyer/ui/'.length);
  const path = name.startsWith('.') ? new URL(name, `file:///${from}`).pathname.slice(1) : '';
  return path.startsWith(home) ? path : undefined;
}

/** Checks that every file of `ui` is used by a feature, a widget or the portal; examples and tests do not count. */
export function checkPrimitives(sources: readonly SourceFile[]): string[] {
  const counted = sources.filter(isCounted);
  const files = new Map(counted.filter(({ path }) => path.startsWith(home)).map((file) => [file.path, file]));
  const reached = new Set<string>();
  const reach = (file: SourceFile) => {
    for (const name of importsOf(file)) {
      const path = primitiveOf(file.path, name);
      const next = path === undefined ? undefined : files.get(path);
      if (next === undefined || reached.has(next.path)) continue;
      reached.add(next.path);
      reach(next);
    }
  };
  for (const file of counted) if (product.test(file.path) && file.path !== forHosts) reach(file);
  return [...files.keys()]
    .filter((path) => !reached.has(path))
    .map((path) => `${path}: no feature, widget or portal uses it; use it or delete it`);
}
