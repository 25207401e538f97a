import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { languages } from '@foyer/contract/languages';
import { chromiumArguments, obtainChromium } from '@foyer/tooling/browser';
import { browserSources } from '@foyer/tooling/build';
import { buildUnlessFresh } from '@foyer/tooling/build-unless-fresh';
import { cacheDir } from '@foyer/tooling/paths';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { build, type Plugin } from 'vite';
import { longestWait } from '../../../packages/testing/src/test-limits.ts';
import { foyerVite } from '../../../packages/tooling/src/vite/foyer-vite.ts';
import { reactAriaPatch } from '../../../packages/tooling/src/vite/react-aria-patch.ts';

const root = path.resolve(import.meta.dirname, '..');
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

async function serve(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname === '/' ? 'index.html' : path.normalize(pathname));
    if (!existsSync(file)) {
      response.writeHead(204).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response
      .writeHead(200, { 'content-type': type, 'content-security-policy': policy })
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await obtainChromium(), args: [...chromiumArguments] });
}

/** Vite plugins of the playground; without the patch, react-aria is built as published. */
const pluginsOf = (isPatched: boolean) =>
  foyerVite().filter((plugin) => isPatched || (plugin as Plugin).name !== reactAriaPatch().name);

/** Builds the playground once for all test files, again after a change of its sources. Returns the folder. */
async function buildPlayground(isPatched: boolean): Promise<string> {
  const name = isPatched ? 'playground' : 'playground-unpatched';
  const folder = path.join(cacheDir, name);
  await buildUnlessFresh(
    name,
    [...browserSources, 'examples/playground'],
    path.join(folder, 'index.html'),
    async () => {
      const { NODE_ENV } = process.env;
      // With the NODE_ENV of the test run, the build would contain React's development build, which nobody ships.
      process.env.NODE_ENV = 'production';
      await build({
        root,
        configFile: false,
        base: './',
        plugins: pluginsOf(isPatched),
        logLevel: 'error',
        mode: 'production',
        build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 1200 },
      });
      process.env.NODE_ENV = NODE_ENV;
    },
  );
  return folder;
}

/** The built playground under the strict policy, in a real browser. */
export async function openPlayground({ isPatched = true } = {}) {
  const folder = await buildPlayground(isPatched);
  const { server, origin } = await serve(folder);
  const browser = await launch();
  const createContext = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(longestWait);
    await context.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { policyViolations: seen });
      document.addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
    });
    return context;
  };
  const ordinary = await createContext({});
  return {
    /** Opens one page; conditions other than the default ones get their own browser context. */
    open: async (query: string, conditions?: BrowserContextOptions): Promise<Page> => {
      const context = conditions === undefined ? ordinary : await createContext(conditions);
      const page = await context.newPage();
      await page.goto(`${origin}/?${query}`);
      await page.locator('[data-stage]').first().waitFor();
      await page.waitForLoadState('networkidle');
      return page;
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** Waits two frames, until the effects of the last action are drawn. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The switches of the playground when the address sets none of them. */
const ordinarySettings = {
  Scheme: 'light',
  Brand: '95C11F',
  Language: languages[0].locale.replace('_', '-'),
  Width: 'full',
};

/** Sets the playground's switches on an open page; resets those that are not named to their defaults. */
export async function applySettings(page: Page, settings: Partial<typeof ordinarySettings>): Promise<void> {
  for (const [label, value] of Object.entries({ ...ordinarySettings, ...settings }))
    await page.getByRole('banner').getByLabel(label, { exact: true }).selectOption(value);
  await twoFrames(page);
}

/** Serious and critical violations that axe finds, as "rule: selector". */
export async function seriousViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(readFileSync(axeFile, 'utf8'));
  const { violations } = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return axe.run(document, { resultTypes: ['violations'] });
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${JSON.stringify(node.target)}`));
}

/** Requests that the page's content security policy refused. */
export function policyViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { policyViolations: string[] }).policyViolations);
}

/** Text or name of the element that has focus, through all shadow roots. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') || element?.textContent || '';
  });
}

/** Markup outside the shadow roots, which a host page would notice. Excludes `head`, where Vite's preload links come from the build. */
export const hostPage = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement.cloneNode(false), document.body].map((node) => (node as Element).outerHTML),
  );
