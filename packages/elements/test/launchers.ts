import { chromiumArguments, obtainChromium } from '@foyer/tooling/browser';
import type { Engine } from '@foyer/tooling/browsers/engines';
import { firefoxOptions } from '@foyer/tooling/browsers/firefox';
import type { WebDriver } from '@foyer/tooling/browsers/webdriver';
import { startWebKit } from '@foyer/tooling/browsers/webkit';
import type { BrowserLauncher } from '@web/test-runner';
import { type ChromeLauncherArgs, chromeLauncher } from '@web/test-runner-chrome';

type LaunchOptions = NonNullable<ChromeLauncherArgs['launchOptions']>;

/** A browser that reports its end and crashes of its pages; without the report the runner would only wait. */
function puppeteer(title: string, launchOptions: LaunchOptions, onCrash: (trouble: string) => void) {
  const launcher = chromeLauncher({
    launchOptions,
    createPage: async ({ context }) => {
      const page = await context.newPage();
      page.once('error', (error) => onCrash(`A test page crashed: ${error.message}`));
      page.browser().once('disconnected', () => onCrash(`${title} ended`));
      return page;
    },
  });
  launcher.name = title;
  return launcher;
}

/** WebKit runs the test pages one after the other in one window. */
function webKitLauncher(onCrash: (trouble: string) => void): BrowserLauncher {
  let driver: Promise<WebDriver> | undefined;
  let active: string | undefined;
  const start = async () => {
    const started = await startWebKit();
    await started.setSize(800, 600);
    return started;
  };
  return {
    name: 'WebKit',
    type: 'webdriver',
    concurrency: 1,
    async startSession(id, url) {
      active = id;
      driver ??= start();
      await (await driver).open(url).catch((error: Error) => onCrash(`WebKit: ${error.message}`));
    },
    isActive: (id) => id === active,
    getBrowserUrl: async () => (await driver)?.send<string>('GET', 'url'),
    async stopSession() {
      active = undefined;
      await (await driver)?.open('about:blank');
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('The runner cannot debug WebKit.')),
    stop: async () => (await driver)?.stop(),
  };
}

/** Creates the launcher with which the runner starts a browser. */
export async function launcherOf(
  engine: Engine,
  onCrash: (trouble: string) => void,
): Promise<BrowserLauncher> {
  if (engine === 'webkit') return webKitLauncher(onCrash);
  if (engine === 'firefox') return puppeteer('Firefox', firefoxOptions(), onCrash);
  const options = { executablePath: await obtainChromium(), args: chromiumArguments };
  return puppeteer('Chromium', options, onCrash);
}
