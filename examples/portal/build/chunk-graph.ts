import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports'> & {
  readonly modules: readonly string[];
};

/** The chunks of a build and what they need. */
export interface ChunkGraph {
  /** Every module that the build has not left out. */
  readonly modules: readonly string[];
  /** The chunks that a browser must have before it can run these modules, themselves included. */
  neededFor(modules: readonly string[]): Set<string>;
  /** The modules in them. */
  modulesFor(modules: readonly string[]): Set<string>;
  /** The modules that these may load later, those of {@link modulesFor} included; what is loaded by `others` is not followed. */
  modulesAfter(modules: readonly string[], others: ReadonlySet<string>): Set<string>;
  /** How many characters a module has, before it is made small; 0 for what the build has left out. */
  sizeOf(module: string): number;
}

type Output = Rolldown.OutputBundle | Rolldown.RolldownOutput['output'];

/** Reads the graph of a finished build. A module that the build has left out needs nothing. */
export function chunkGraph(output: Output): ChunkGraph {
  const chunks = new Map<string, Chunk>();
  const home = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const file of Object.values(output)) {
    if (file.type !== 'chunk') continue;
    const used = Object.entries(file.modules).filter(
      ([id, { renderedLength }]) => renderedLength > 0 || file.facadeModuleId === id,
    );
    const modules = used.map(([id]) => id);
    chunks.set(file.fileName, { ...file, modules });
    for (const [id, { renderedLength }] of used) {
      home.set(id, file.fileName);
      sizes.set(id, renderedLength);
    }
    if (file.facadeModuleId !== null) home.set(file.facadeModuleId, file.fileName);
  }
  function closure(modules: readonly string[], next: (chunk: Chunk) => readonly string[]): Set<string> {
    const found = new Set<string>();
    const open = modules.flatMap((id) => home.get(id) ?? []);
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const chunk = chunks.get(file);
      if (!chunk || found.has(file)) continue;
      found.add(file);
      open.push(...next(chunk));
    }
    return found;
  }
  const neededFor = (modules: readonly string[]) => closure(modules, ({ imports }) => imports);
  const modulesIn = (files: ReadonlySet<string>) =>
    new Set([...files].flatMap((file) => chunks.get(file)?.modules ?? []));
  return {
    modules: [...home.keys()],
    neededFor,
    sizeOf: (module) => sizes.get(module) ?? 0,
    modulesFor: (modules) => modulesIn(neededFor(modules)),
    modulesAfter: (start, others) =>
      modulesIn(
        closure(start, ({ modules, imports, dynamicImports }) =>
          modules.some((id) => others.has(id)) ? imports : [...imports, ...dynamicImports],
        ),
      ),
  };
}

/** Builds once without any grouping, to see which modules are left and who needs them. */
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
