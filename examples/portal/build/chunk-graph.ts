import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports'> & {
  readonly modules: readonly string[];
};

/** The chunks of a build and their dependencies. */
export interface ChunkGraph {
  /** Every module that the build has not left out. */
  readonly modules: readonly string[];
  /** The chunks that a browser must have before it can run these modules, themselves included. */
  neededFor(modules: readonly string[]): Set<string>;
  /** The modules in the chunks of `neededFor`. */
  modulesFor(modules: readonly string[]): Set<string>;
}

type Output = Rolldown.OutputBundle | Rolldown.RolldownOutput['output'];

/** Reads the graph of a finished build. A module that the build has removed needs no chunks. */
export function chunkGraph(output: Output): ChunkGraph {
  const chunks = new Map<string, Chunk>();
  const home = new Map<string, string>();
  for (const file of Object.values(output)) {
    if (file.type !== 'chunk') continue;
    const used = Object.entries(file.modules).filter(
      ([id, { renderedLength }]) => renderedLength > 0 || file.facadeModuleId === id,
    );
    const modules = used.map(([id]) => id);
    chunks.set(file.fileName, { ...file, modules });
    for (const id of modules) home.set(id, file.fileName);
    if (file.facadeModuleId !== null) home.set(file.facadeModuleId, file.fileName);
  }
  function neededFor(modules: readonly string[]): Set<string> {
    const found = new Set<string>();
    const open = modules.flatMap((id) => home.get(id) ?? []);
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const chunk = chunks.get(file);
      if (!chunk || found.has(file)) continue;
      found.add(file);
      open.push(...chunk.imports);
    }
    return found;
  }
  return {
    modules: [...home.keys()],
    neededFor,
    modulesFor: (modules) =>
      new Set([...neededFor(modules)].flatMap((file) => chunks.get(file)?.modules ?? [])),
  };
}

/** Builds once without chunk groups, to find the remaining modules and their importers. */
export async function readGraph(config: InlineConfig): Promise<ChunkGraph> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return chunkGraph(output);
}
