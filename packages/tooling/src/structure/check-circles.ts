import { join } from 'node:path/posix';
import type { SourceFile } from './source-files.ts';

/** Matches an import or export of another module, for values or types. A dynamic `import()` does not count: it runs after its importer is loaded. */
const imported =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?from\s*)?['"](\.[^'"]+)['"]|typeof import\(\s*['"](\.[^'"]+)['"]/g;

/** The imports of each module among the given sources. */
function graphOf(sources: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, text }) => [
      path,
      [...text.matchAll(imported)]
        .map(([, module, ofTypes]) => join(path, '..', module ?? ofTypes ?? ''))
        .filter((module) => known.has(module)),
    ]),
  );
}

/** The modules that can be reached from one; includes the module itself only in a cycle. */
function reachedFrom(start: string, graph: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    if (found.has(module)) continue;
    found.add(module);
    open.push(...(graph.get(module) ?? []));
  }
  return found;
}

/** The groups of modules that all depend on one another. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  // a module without imports or importers is in no cycle; this removes most modules
  let left = new Set(graph.keys());
  for (let before = -1; left.size !== before; ) {
    before = left.size;
    const needed = new Set([...left].flatMap((module) => graph.get(module) ?? []));
    left = new Set(
      [...left].filter((module) => needed.has(module) && graph.get(module)?.some((other) => left.has(other))),
    );
  }
  const reached = new Map([...left].map((module) => [module, reachedFrom(module, graph)]));
  const circles: string[][] = [];
  for (const [module, all] of reached) {
    if (!all.has(module) || circles.some((circle) => circle.includes(module))) continue;
    circles.push([...all].filter((other) => reached.get(other)?.has(module)).sort());
  }
  return circles;
}

/** Checks that no modules depend on each other, not even for types: each can be read before its importers. */
export function checkCircles(sources: readonly SourceFile[]): string[] {
  return circlesIn(graphOf(sources)).map(
    ([first = '', ...others]) => `${first}: in an import cycle with ${others.join(', ')}`,
  );
}
