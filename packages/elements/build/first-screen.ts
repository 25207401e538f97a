import type { Rolldown } from 'vite';
import { build, type PluginOption } from 'vite';

type Output = Rolldown.RolldownOutput['output'];

/** The modules in an entry's chunk and its static imports, after tree shaking. */
function modulesOf(output: Output): Set<string> {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const found = new Set<string>();
  const open = [...chunks.values()].filter(({ isEntry }) => isEntry);
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    for (const [id, { renderedLength }] of Object.entries(chunk.modules))
      if (renderedLength > 0) found.add(id);
    for (const name of chunk.imports) {
      const next = chunks.get(name);
      if (next) open.push(next);
      chunks.delete(name);
    }
  }
  return found;
}

/**
 * Modules that a widget needs before it can be used. They are found by building the widget alone: the whole build does not show which
 * modules are included only for the exports that other widgets use.
 */
export async function firstScreenModules(entry: string, plugins: () => PluginOption[]): Promise<Set<string>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: plugins(),
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { input: { entry }, preserveEntrySignatures: 'strict' },
    },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return modulesOf(output);
}
