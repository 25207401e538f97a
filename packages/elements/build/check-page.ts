import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../src/check/page');

/** The page and the style of `/elements/check`, beside its script: as they are written. */
export const checkPage = (): Plugin => ({
  name: 'foyer-check-page',
  apply: 'build',
  generateBundle() {
    for (const fileName of ['check.html', 'check.css'])
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, fileName), 'utf8') });
  },
});
