import { fallbackLocale } from '@foyer/contract/languages';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { chromiumArguments, obtainChromium } from '../../browser.ts';
import { build } from '../../build.ts';
import { builtFolders, startServer } from '../../start-server.ts';
import { machineSpeed } from '../machine-speed.ts';
import { benchScreens } from './bench-screens.ts';
import { interactions } from './interactions.ts';
import { measureInteractions } from './measure-interactions.ts';
import { measureScreen, type ScreenFigures } from './measure-screen.ts';
import { serveByHand } from './serve-by-hand.ts';

/**
 * `npm run bench -- portal`: measures the waiting times in the reference portal on a slow phone, at the first visit of a screen and at the
 * next one, next to the same content as static HTML in one run. `FOYER_BENCH_PORTAL` measures a running portal,
 * `FOYER_BENCH_ONLY=login,orders` some screens, `use` the response times of presses and keys, or some of these by name.
 * `FOYER_BENCH_AT=/fr_FR` or `/de_DE/sonnental` measures in another language or at a brand's address,
 * `FOYER_BENCH_AS=buyer@sonnental.example` as another user, `FOYER_BENCH_SCHEME=dark` in the dark scheme.
 */
const repetitions = Number(process.env.FOYER_BENCH_REPETITIONS ?? 5);
const only = process.env.FOYER_BENCH_ONLY?.split(',');
const { FOYER_BENCH_AT: at = `/${fallbackLocale}`, FOYER_BENCH_AS: who = 'buyer@nordwind.example' } =
  process.env;
const scheme = process.env.FOYER_BENCH_SCHEME;
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: fallbackLocale.replace('_', '-'),
};

/** Signs in once; every visit starts with that session. */
async function signedIn(browser: Browser, url: string): Promise<BrowserContextOptions> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${url}${at}/login`);
  await page.locator('[name=username]').first().fill(who);
  await page.locator('[name=password]').first().fill('Foyer-Demo-2026');
  await page.locator('[name=password]').first().press('Enter');
  // the sign-in leads to the user's own language
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'));
  await page.getByRole('heading', { level: 1 }).and(page.locator('main *')).first().waitFor();
  if (scheme) await page.evaluate((chosen) => localStorage.setItem('foyer.portal.scheme', chosen), scheme);
  const storageState = await context.storageState();
  await context.close();
  return { ...phone, storageState };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function line(name: string, visit: string, runs: readonly ScreenFigures[]): string {
  const of = (figure: keyof ScreenFigures, digits = 0) =>
    median(runs.map((run) => run[figure])).toFixed(digits);
  return [
    `${name.padEnd(10)} ${visit.padEnd(8)}`,
    `FCP ${of('fcp').padStart(5)}  LCP ${of('lcp').padStart(5)}  INP ${of('inp').padStart(4)}`,
    `blocking ${of('blocking').padStart(4)}  longest ${of('longest').padStart(4)}`,
    `shift ${of('shift', 4)}  ${of('kilobytes').padStart(4)} kB  ${of('requests').padStart(3)} requests`,
  ].join('  ');
}

if (!process.env.FOYER_BENCH_PORTAL)
  for (const target of ['elements', 'portal'] as const) await build(target);
const given = process.env.FOYER_BENCH_PORTAL;
const portal = given ? { url: given, end: async () => undefined } : await startServer(builtFolders);
const browser = await chromium.launch({ executablePath: await obtainChromium(), args: chromiumArguments });
const session = await signedIn(browser, portal.url);
console.log(
  `the portal on a slow phone, at ${at}, medians of ${repetitions}; ${await machineSpeed(browser)}`,
);
for (const [name, { path: below, isSignedIn, use }] of Object.entries(benchScreens)) {
  if (only && !only.includes(name)) continue;
  const path = at + below;
  const options = isSignedIn ? session : phone;
  const model = await (await browser.newContext(options)).newPage();
  await model.goto(portal.url + path, { waitUntil: 'networkidle' });
  const hand = await serveByHand({ [name]: model });
  const runs: Record<'by hand' | 'first' | 'again', ScreenFigures[]> = {
    'by hand': [],
    first: [],
    again: [],
  };
  for (let turn = 0; turn < repetitions; turn++) {
    const context = await browser.newContext(options);
    runs['by hand'].push(await measureScreen(context, hand.urlOf(name)));
    runs.first.push(await measureScreen(context, portal.url + path, use));
    runs.again.push(await measureScreen(context, portal.url + path));
    await context.close();
  }
  for (const [visit, list] of Object.entries(runs)) console.log(line(name, visit, list));
  await model.context().close();
  await hand.close();
}
const uses = Object.keys(interactions).filter((name) => !only || only.includes('use') || only.includes(name));
if (uses.length > 0) await measureInteractions(browser, portal.url, session, repetitions, uses);
await browser.close();
await portal.end();
