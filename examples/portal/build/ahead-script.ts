import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The first script of a page as one file, which imports nothing and can stand in the head. */
export async function aheadScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/ahead/ahead.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}
