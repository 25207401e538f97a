import type { Browser } from 'playwright';

/** Runs in the page: a small model of a screen's first render, which parses and serializes texts, and creates and sorts objects. */
function work(): number {
  const start = performance.now();
  let found = 0;
  for (let round = 0; round < 20; round++) {
    const rows = Array.from({ length: 5000 }, (_, at) => ({ id: (at * 7919) % 5003, name: `Artikel ${at}` }));
    const again = JSON.parse(JSON.stringify(rows)) as typeof rows;
    again.sort((a, b) => a.id - b.id || a.name.localeCompare(b.name));
    found += new Map(again.map((row) => [row.name, row])).size;
  }
  return found === 100_000 ? performance.now() - start : Number.NaN;
}

/** Measures the speed of a browser on this machine, to compare figures of different days: the shortest of five runs of the same work. */
export async function machineSpeed(browser: Browser): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const turns: number[] = [];
  for (let turn = 0; turn < 5; turn++) turns.push(await page.evaluate(work));
  await context.close();
  return `reference work on this machine: ${Math.min(...turns).toFixed(0)} ms`;
}
