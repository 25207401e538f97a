import { existsSync } from 'node:fs';
import { installChromiumFromNpm } from './chromium-from-npm.ts';
import { installFromDebian } from './install-from-debian.ts';

/** Paths of Chromium. The headless shell is first: the same engine without windows and toolbars, which tests do not need and which slow the start. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Switches every test browser starts with. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // without a graphics card, rendering needs no separate process for protection
  '--in-process-gpu',
];

const find = () =>
  [process.env.FOYER_CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path));

/** The browser that Playwright has downloaded; undefined without one. */
async function findPlaywrights(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function findDebians(): string | undefined {
  try {
    // the full browser package also installs fonts
    return installFromDebian('chromium', 'chromium-headless-shell') ? find() : undefined;
  } catch (error) {
    console.log(String(error));
    return undefined;
  }
}

/**
 * The path of a Chromium: FOYER_CHROMIUM, the system's, Playwright's own, Debian's package as root, else the npm package, fetched once.
 * Throws an error that says what to do if none can be obtained.
 */
export async function obtainChromium(): Promise<string> {
  const found = find() ?? (await findPlaywrights()) ?? findDebians();
  if (found) return found;
  try {
    console.log('No Chromium found: downloading it by npm …');
    return await installChromiumFromNpm();
  } catch (error) {
    const advice =
      'Install Chromium (Debian: `sudo apt-get install chromium`) or set FOYER_CHROMIUM to its path.';
    throw new Error(`${advice} npm could not download it: ${(error as Error).message}`);
  }
}
