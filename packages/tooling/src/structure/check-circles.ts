import { join } from 'node:path/posix';
import type { SourceFile } from './source-files.ts';

/** An import or export of another module, for its values or its types. What is loaded late by `import()` comes after its importer, and is none. */
const imported =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?from\s*)?['"](\.[^'"]+)['"]|typeof import\(\s*['"](\.[^'"]+)['"]/g;

/** The modules of a package or program that a module needs to be understood. */
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

/** The modules that can be reached from one, itself only where a way leads back. */
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

/** The groups of modules that all need one another. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  // what needs nothing, or is needed by nothing, is in no circle: most modules fall away here
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

/** No module needs one that needs it, for its types neither: each can be read before those that use it. */
export function checkCircles(sources: readonly SourceFile[]): string[] {
  return circlesIn(graphOf(sources)).map(
    ([first = '', ...others]) => `${first}: in a circle with ${others.join(', ')}`,
  );
}
