import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { inRoot } from '../paths.ts';
import { compileHint } from '../vite/compile-hint.ts';
import { foyerVite } from '../vite/foyer-vite.ts';
import { type ListFigures, measureList } from './measure-list.ts';
import { serveFolder } from './serve-folder.ts';

const lists = ['by-hand', 'foyer'] as const;
/** Targets: how many times the hand-written list, and MB more than it. */
const targets = { firstRender: 2.5, scroll: 3, heap: 2 };

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function report(runs: Record<(typeof lists)[number], ListFigures[]>): void {
  const of = (name: (typeof lists)[number], figure: keyof ListFigures) =>
    median(runs[name].map((run) => run[figure]));
  for (const [figure, words] of [
    ['firstRender', 'first render'],
    ['scroll', 'scroll script'],
  ] as const) {
    const [hand, foyer] = [of('by-hand', figure), of('foyer', figure)];
    const times = `ratio ${(foyer / hand).toFixed(2)} (target ${targets[figure]})`;
    console.log(
      `10,000 rows, ${words}: hand-written ${hand.toFixed(0)} ms, foyer ${foyer.toFixed(0)} ms, ${times}`,
    );
  }
  const more = of('foyer', 'heap') - of('by-hand', 'heap');
  console.log(`10,000 rows, heap: ${more.toFixed(1)} MB more than hand-written (target ${targets.heap})`);
}

/** 10,000 rows of six columns in the design system's grid beside the same by hand, in one run. */
export async function benchLists(browser: Browser, repetitions: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
  process.env.NODE_ENV = 'production';
  await build({
    root: inRoot('examples/playground/bench'),
    configFile: false,
    // compiled while it comes, as the chunks that ship are
    plugins: [...foyerVite(), compileHint(['index'])],
    logLevel: 'error',
    mode: 'production',
    build: { outDir: folder, emptyOutDir: true },
  });
  const pages = await serveFolder(folder);
  const runs = { 'by-hand': [] as ListFigures[], foyer: [] as ListFigures[] };
  for (let at = 0; at < repetitions; at++)
    for (const name of lists) runs[name].push(await measureList(browser, pages.url, name));
  await pages.close();
  rmSync(folder, { recursive: true });
  report(runs);
}
