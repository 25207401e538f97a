import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { chromiumArguments, obtainChromium } from '../browser.ts';
import { build } from '../build.ts';
import { inRoot } from '../paths.ts';
import { startPortal } from '../start-portal.ts';
import { testServerSettings } from '../test/test-server-settings.ts';

/** `npm run pictures`: takes the pictures of README.md anew, in English, from the built portal with the demo data. */
const folder = inRoot('docs/images');
const size = { width: 1280, height: 800 };
/** Milliseconds for which the moving picture shows a step. */
const STEP = 1600;
const name = 'Foyer Pro wallbox';

await build('elements');
await build('portal');
await build('tools');
const server = await startPortal(testServerSettings);
const browser = await chromium.launch({ executablePath: await obtainChromium(), args: chromiumArguments });
try {
  await takePictures(await openPage('light'));
  await takeOrder(await openPage('dark'));
} finally {
  await browser.close();
  await server.end();
}

async function openPage(scheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: size, colorScheme: scheme });
  await context.addInitScript((chosen) => localStorage.setItem('foyer.portal.scheme', chosen), scheme);
  return context.newPage();
}

async function fillLogin(page: Page): Promise<void> {
  await page.goto('/en_GB/login');
  await page.getByLabel('Email address').first().fill('buyer@nordwind.example');
  await page
    .getByLabel(/^Password\s*\*?$/)
    .first()
    .fill('Foyer-Demo-2026');
}

/** Submits the login, then leaves the language of the account for English. */
async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation').first().waitFor();
  await page.goto('/en_GB');
}

async function openMenuEntry(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: entry }).click();
}

/** Waits until pictures are loaded and nothing moves. */
async function untilCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => null))),
  );
}

/** The main job as a moving picture: sign in, find an article, order it, see the order. On the way, the shop. */
async function takePictures(page: Page): Promise<void> {
  const frames: Buffer[] = [];
  const take = async () => {
    await untilCalm(page);
    frames.push(await page.screenshot());
  };
  await fillLogin(page);
  await take();
  await signIn(page);
  await openMenuEntry(page, 'Shop');
  await page.locator('main [part~=article-link]').first().waitFor();
  await take();
  await sharp(frames.at(-1)).webp({ quality: 80 }).toFile(join(folder, 'shop-light.webp'));
  await page.getByRole('searchbox').first().fill(name);
  await page.waitForURL(/shop\.q=/);
  await page.locator('main [part~=article-link]').filter({ hasText: name }).first().waitFor();
  await take();
  await page.locator('main [part~=article-link]').filter({ hasText: name }).first().click();
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor();
  await take();
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await page
    .getByText(/in your cart/i)
    .first()
    .waitFor();
  await page.goto('/en_GB/cart');
  await page.getByLabel('Your reference').fill('PO-2026-118');
  await page.getByLabel(/terms and conditions/i).check();
  await take();
  await page.getByRole('button', { name: 'Place binding order' }).click();
  await page.getByRole('heading', { name: /thank you/i }).waitFor();
  await take();
  await page.getByRole('link', { name: 'View order' }).click();
  await page.getByRole('heading', { level: 1, name: /AB-\d{4}/ }).waitFor();
  await take();
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ width: 960 }).png().toBuffer()),
  );
  await sharp(small, { join: { animated: true } })
    .webp({ quality: 75, delay: small.map(() => STEP), loop: 0 })
    .toFile(join(folder, 'main-job.webp'));
}

/** An order in dark colors. */
async function takeOrder(page: Page): Promise<void> {
  await fillLogin(page);
  await signIn(page);
  await openMenuEntry(page, 'Orders');
  await page.locator('main [part~=row]').nth(1).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /AB-\d{4}/ }).waitFor();
  await untilCalm(page);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(folder, 'order-dark.webp'));
}
