import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** A module of the portal with all it imports as one file. */
async function oneFile(path: string, format: 'iife' | 'esm'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(import.meta.dirname, '../src', path),
        output: { format, codeSplitting: false },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** The first script of a page, which imports nothing and can stand in the head. */
export const aheadScript = (): Promise<string> => oneFile('ahead/ahead.ts', 'iife');

/** What the server puts documents into the look of a brand with (decision 0438). */
export const dressModule = (): Promise<string> => oneFile('shell/dress.ts', 'esm');
