import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { openSession, type WebDriver } from './webdriver.ts';

/** Programs to start: the driver, the browser that the driver starts, and the virtual screen for it. */
export interface WebKitPlaces {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** WebKit's small browser is in the folder of its library, which differs by processor and version. */
function findBrowser(): string | undefined {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.endsWith('-gnu')) : [];
  return folders
    .flatMap((name) =>
      readdirSync(join(libraries, name))
        .filter((each) => /^webkit(2)?gtk-/.test(each))
        .map((each) => join(libraries, name, each, 'MiniBrowser')),
    )
    .toSorted()
    .findLast((path) => existsSync(path));
}

/** The places of Debian's WebKit programs. Throws an error that says what to install. */
export function findWebKit(): WebKitPlaces {
  const driver = '/usr/bin/WebKitWebDriver';
  const screen = '/usr/bin/Xvfb';
  const browser = findBrowser();
  if (browser && existsSync(driver) && existsSync(screen)) return { driver, browser, screen };
  throw new Error('There is no WebKit with WebDriver: install Debian’s `webkit2gtk-driver` and `xvfb`.');
}

/** Starts a virtual screen, which chooses its display number itself. */
async function startScreen(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`${program} exited with code ${code}`)));
    (screen.stdio[3] as NodeJS.ReadableStream).once('data', (chunk: Buffer) =>
      resolve(`:${chunk.toString().trim()}`),
    );
  });
  return { display, screen };
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGKILL');
  await ended;
}

/** Starts WebKit with an empty profile. */
export async function startWebKit(places = findWebKit()): Promise<WebDriver> {
  const home = mkdtempSync(join(tmpdir(), 'foyer-webkit-'));
  const { display, screen } = await startScreen(places.screen);
  const port = await freePort();
  const driver = spawn(places.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_RUNTIME_DIR: home,
      // a test machine has neither a bus for assistive technology nor a graphics card
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const capabilities = {
    'webkitgtk:browserOptions': { binary: places.browser, args: ['--automation'] },
    timeouts: { script: 300_000, pageLoad: 300_000 },
  };
  return openSession(driver, port, capabilities, async () => {
    await end(driver);
    await end(screen);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });
}
