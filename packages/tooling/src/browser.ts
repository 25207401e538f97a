import { existsSync } from 'node:fs';
import { installFromDebian } from './install-from-debian.ts';

/** The shell first: the same engine without windows, tabs and toolbars, which no test looks at and each start pays for. */
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
  // Nothing here has a graphics card: what draws needs no process of its own to be safe from it.
  '--in-process-gpu',
];

const find = () =>
  [process.env.FOYER_CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path));

/** The path of a Chromium: FOYER_CHROMIUM, a usual place, else installed from Debian. Throws with what to do. */
export function findOrInstallChromium(): string {
  const found = find();
  if (found) return found;
  // The whole browser brings the fonts along.
  const installed = installFromDebian('chromium', 'chromium-headless-shell') && find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: `sudo apt-get install chromium`) or name it in FOYER_CHROMIUM.',
  );
}
