import { chromium } from 'playwright';
import { chromiumArguments, obtainChromium } from '../browser.ts';
import { build } from '../build.ts';
import { benchLists } from './list-bench.ts';
import { machineSpeed } from './machine-speed.ts';
import { type LoginTimes, measureLogin } from './measure-login.ts';
import { servePages } from './serve-pages.ts';

/**
 * `npm run bench`: compares the login with the same hand-written form, in one run, on a slow phone. The ratio matters, not the milliseconds.
 * Targets: the login accepts typing within 1.5 times the time of the hand-written form, and sends an early submit within 3 times, both on a
 * page that embeds the login as docs/embedding.md describes; a page that does not name the first stage is measured for comparison. Then it
 * compares 10,000 rows in the design system's grid with the same rows written by hand.
 */
const repetitions = Number(process.env.FOYER_BENCH_REPETITIONS ?? 7);

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await build('elements');
const pages = await servePages();
const browser = await chromium.launch({ executablePath: await obtainChromium(), args: chromiumArguments });
const names = ['floor', 'foyer', 'unnamed'] as const;
const times: Record<(typeof names)[number], LoginTimes[]> = { floor: [], foyer: [], unnamed: [] };
for (let at = 0; at < repetitions; at++) {
  for (const name of names) times[name].push(await measureLogin(browser, `${pages.url}/${name}`));
}
await pages.close();
console.log(
  `login on a slow phone, median of ${repetitions}: hand-written, foyer-login, foyer-login without preload; ${await machineSpeed(browser)}`,
);
const meanings = {
  usable: 'accepts typing',
  wired: 'its code has loaded',
  sent: 'an early submit is sent',
};
for (const [moment, meaning] of Object.entries(meanings)) {
  const took = names.map((name) => median(times[name].map((each) => each[moment as keyof LoginTimes])));
  const [floor = 1] = took;
  const shown = took.map((time, at) => `${time.toFixed(0)} ms${at ? ` (${(time / floor).toFixed(2)})` : ''}`);
  console.log(`${meaning.padEnd(32)} ${shown.join('  ')}`);
}
await benchLists(browser, repetitions);
await browser.close();
