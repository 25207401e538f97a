import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Bundles a module of the portal with its static imports into one file. The bundled modules must not use dynamic imports. */
async function oneFile(path: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(import.meta.dirname, '../src', path),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const [entry, ...others] = output;
  if (others.length > 0) throw new Error(`${path} must be built as a single file.`);
  return entry.code;
}

const scripts: Readonly<Record<'shop' | 'login', string>> = {
  shop: 'ahead/begin-signed-in.ts',
  login: 'ahead/begin-signed-out.ts',
};

/** The first script of the pages of a layout, which imports nothing and can be inlined in the head. */
export async function aheadScript(layout: keyof typeof scripts): Promise<string> {
  return `(()=>{${(await oneFile(scripts[layout])).trim()}})()`;
}

/** The module that brands the portal's documents on the server. */
export const brandModule = (): Promise<string> => oneFile('ahead/brand-document.ts');
