import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of a Firefox: FOYER_FIREFOX, else a usual place. Throws with what to do. */
export function findFirefox(): string {
  const found = [process.env.FOYER_FIREFOX ?? '', ...places].find((path) => path !== '' && existsSync(path));
  if (found) return found;
  throw new Error(
    'There is no Firefox: install it (Debian: `firefox-esr`) or set FOYER_FIREFOX to its path.',
  );
}

/** Options with which puppeteer starts Firefox, which it drives by WebDriver BiDi. */
export const firefoxOptions = (executablePath = findFirefox()) => ({
  browser: 'firefox' as const,
  executablePath,
  headless: true,
  extraPrefsFirefox: {
    // turns off processes and saving that tests do not need
    'dom.ipc.processPrelaunch.enabled': false,
    'browser.sessionstore.interval': 3_600_000,
    'ui.prefersReducedMotion': 0,
    'layout.css.prefers-color-scheme.content-override': 1,
  },
});
