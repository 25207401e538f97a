import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { cssTarget } from '../css-target.ts';

const root = join(import.meta.dirname, '../../../..');

/** The path of a module of the packages, as a string literal for generated code. */
export const packagePath = (place: string): string => JSON.stringify(join(root, 'packages', place));

/** A module whose code is created during the build. */
export function virtual(id: string, code: () => string): Plugin {
  return {
    name: `foyer-stage ${id}`,
    resolveId: (wanted) => (wanted === id ? id : undefined),
    load: (wanted) => (wanted === id ? code() : undefined),
  };
}

/** Collects the output of every style module, and its CSS. */
function noteStyles(styles: Map<string, string>): Plugin {
  return {
    name: 'foyer-stage-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\.ts(\.vanilla\.css|$)/ },
      handler(code, id) {
        styles.set(id, code);
      },
    },
  };
}

let count = 0;

/** Builds code that renders widgets by React in Node, runs it and returns its exports. `styles` receives the output of its style modules. */
export async function drawInNode<T>(
  code: string,
  plugins: PluginOption[],
  styles: Map<string, string>,
): Promise<T> {
  const id = 'virtual:foyer-stage-render';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [virtual(id, () => code), ...plugins, noteStyles(styles)],
    build: {
      write: false,
      minify: false,
      // their text is inserted into a script unchanged
      cssMinify: true,
      cssTarget,
      target: 'es2023',
      rolldownOptions: {
        input: { render: id },
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const folder = join(root, 'node_modules/.cache/foyer');
  count += 1;
  const file = join(folder, `stage-${process.pid}-${count}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, output[0].code);
  try {
    return (await import(pathToFileURL(file).href)) as T;
  } finally {
    rmSync(file);
  }
}
