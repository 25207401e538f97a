import { chromium } from 'playwright';
import { chromiumArguments, findOrInstallChromium } from '../browser.ts';
import { build } from '../build.ts';
import { benchLists } from './list-bench.ts';
import { type LoginTimes, measureLogin } from './measure-login.ts';
import { servePages } from './serve-pages.ts';

/**
 * `npm run bench`: the login beside the same form by hand, in one run, on a slow phone. Read the ratio, not the
 * milliseconds. The target of DESIGN §8: usable, with no submit lost, in at most 1.75 times the hand-written form. Then
 * 10,000 rows in the design system's grid beside the same by hand.
 */
const repetitions = Number(process.env.FOYER_BENCH_REPETITIONS ?? 7);

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await build('elements');
const pages = await servePages();
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArguments });
const times = { floor: [] as LoginTimes[], foyer: [] as LoginTimes[] };
for (let at = 0; at < repetitions; at++) {
  for (const name of ['floor', 'foyer'] as const)
    times[name].push(await measureLogin(browser, `${pages.url}/${name}`));
}
await pages.close();
console.log(`login on a slow phone, median of ${repetitions}: by hand, foyer-login`);
const meanings = {
  usable: 'can be typed into',
  wired: 'its own code listens',
  sent: 'a submit made at once has left',
};
for (const [moment, meaning] of Object.entries(meanings)) {
  const [floor, foyer] = (['floor', 'foyer'] as const).map((name) =>
    median(times[name].map((each) => each[moment as keyof LoginTimes])),
  ) as [number, number];
  console.log(
    `${meaning.padEnd(32)} ${floor.toFixed(0)} ms  ${foyer.toFixed(0)} ms  ${(foyer / floor).toFixed(2)} times`,
  );
}
await benchLists(browser, repetitions);
await browser.close();
