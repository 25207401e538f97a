import { type ServedExample, serveExample } from '@foyer/tooling/serve-example';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { fillLogin } from '../sign-in.ts';

/** Requests that the page's policy refused, as Chromium reports them. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(globalThis, { foyerViolations: list });
    document.addEventListener('securitypolicyviolation', (event) =>
      list.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { foyerViolations: string[] }).foyerViolations);
}

/** Number of dark pixels of a page; 0 while nothing is drawn. */
const darkDots = (sheet: Locator) =>
  sheet.evaluate((canvas: HTMLCanvasElement) => {
    const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let dark = 0;
    for (let at = 0; at < dots.length; at += 4)
      if ((dots[at] ?? 255) < 100 && (dots[at + 3] ?? 0) > 100) dark++;
    return dark;
  });

/** Number of dark pixels of a page in the box of a word. */
async function inkUnder(word: Locator, sheet: Locator): Promise<number> {
  const [over, under] = [await word.boundingBox(), await sheet.boundingBox()];
  if (!over || !under) throw new Error('No page is shown.');
  const place = [over.x - under.x, over.y - under.y, over.width, over.height].map(
    (part) => part / under.width,
  );
  return sheet.evaluate((canvas: HTMLCanvasElement, shares) => {
    const [x = 0, y = 0, width = 0, height = 0] = shares.map((share) => Math.round(share * canvas.width));
    const dots = canvas.getContext('2d')?.getImageData(x, y, width, height).data ?? [];
    return dots.filter((value, at) => at % 4 === 0 && value < 120).length;
  }, place);
}

/** A PDF of one page as bytes; `more` is added to its catalogue, `trailer` to its end. */
const pdfOf = ({ content = '', more = '', page = '', trailer = '', objects = '' }) =>
  [
    '%PDF-1.7',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</I 6 0 R>>>>${page}>>endobj`,
    `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    objects,
    `trailer<</Root 1 0 R${trailer}>>`,
    '%%EOF',
  ].join('\n');
const lines = 'BT /F 24 Tf 20 150 Td (Guten Tag) Tj ET 0 0 300 40 re f';

const hostile = pdfOf({
  content: lines,
  more: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\);app.launchURL\\("https://evil.example/a"\\))>>/AA<</WC<</S/URI/URI(https://evil.example/b)>>>>',
  page: '/AA<</O<</S/JavaScript/JS(globalThis.foyerHacked=1)>>>>/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 300 300]/A<</S/URI/URI(https://evil.example/c)>>>>]',
});
const key = '0'.repeat(64);
const locked = pdfOf({
  content: lines,
  trailer: `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -44/O<${key}>/U<${key}>>>`,
});
/** A scan whose picture cannot be decoded without WebAssembly. */
const scan = pdfOf({
  content: 'q 300 0 0 300 0 0 cm /I Do Q',
  objects:
    '6 0 obj<</Type/XObject/Subtype/Image/Width 8/Height 8/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode/Length 4>>stream\nscan\nendstream endobj',
});

test.describe('on a page under the strictest policy', () => {
  let example: ServedExample;
  test.beforeAll(async ({ baseURL }) => {
    example = await serveExample({ name: 'strict-csp', api: baseURL ?? '' });
  });
  test.afterAll(() => example.close());

  test('a PDF is looked at in place, by keyboard, and its reader comes only then', async ({ page }) => {
    const violations = await watchViolations(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const isReader = (url: string) => /pdf/.test(url) && url.endsWith('.js');
    // A browser of two years ago.
    await page.addInitScript(() =>
      [Map.prototype, WeakMap.prototype].map((known) => Reflect.deleteProperty(known, 'getOrInsertComputed')),
    );
    await page.goto(example.url);
    await fillLogin(page, 'manager@nordwind.example');
    const documents = page.locator('foyer-documents');
    const look = documents.getByRole('button', { name: / ansehen$/ }).first();
    await expect(look).toBeVisible();
    expect(loaded.filter(isReader)).toEqual([]);

    await look.focus();
    await page.keyboard.press('Enter');
    const dialog = documents.getByRole('dialog');
    const sheet = dialog.getByRole('img');
    await expect.poll(() => darkDots(sheet)).toBeGreaterThan(500);
    // A transparent text layer holds its words for screen readers, each over the place where it is drawn; they can be copied.
    await expect(dialog).toContainText('Beispieldaten des Kundenportals');
    const word = dialog.locator('[part=preview-words] text').filter({ hasText: /\w{4}/ }).first();
    await word.dblclick();
    const chosen = await word.evaluate((node) =>
      (node.getRootNode() as unknown as Document).getSelection()?.toString().trim(),
    );
    expect(chosen).toMatch(/^\w+/);
    expect(await word.textContent()).toContain(chosen);
    expect(await inkUnder(word, sheet)).toBeGreaterThan(20);
    expect(loaded.filter(isReader).length).toBeGreaterThan(0);
    const traces = () => Object.keys(globalThis).filter((name) => /^_?pdfjs/.test(name));
    expect(await page.evaluate(traces)).toEqual([]);

    const narrow = (await sheet.boundingBox())?.width ?? 0;
    await dialog.getByRole('button', { name: 'Größer' }).click();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(narrow * 1.2);
    await expect.poll(() => darkDots(sheet)).toBeGreaterThan(500);

    // After a change of the window size it is redrawn: a stretched page has blurred letters.
    await page.setViewportSize({ width: 1900, height: 900 });
    const sharpness = () =>
      sheet.evaluate((canvas: HTMLCanvasElement) =>
        (canvas.width / canvas.clientWidth / devicePixelRatio).toFixed(1),
      );
    await expect.poll(sharpness).toBe('1.0');
    await expect.poll(() => darkDots(sheet)).toBeGreaterThan(500);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(look).toBeFocused();
    expect(await violations()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a hostile PDF does nothing, and one that cannot be shown is offered to be kept', async ({ page }) => {
    const violations = await watchViolations(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', (dialog) => asked.push(dialog.message()));
    page.on('popup', (popup) => asked.push(popup.url()));
    let file = hostile;
    await page.route(/\/files?\//, (route) => route.fulfill({ contentType: 'application/pdf', body: file }));
    await page.goto(example.url);
    await fillLogin(page, 'manager@nordwind.example');
    const documents = page.locator('foyer-documents');
    const look = documents.getByRole('button', { name: / ansehen$/ }).first();
    const dialog = documents.getByRole('dialog');
    const sheet = dialog.getByRole('img');
    await look.click();
    await expect(dialog).toContainText('Guten Tag');
    await expect.poll(() => darkDots(sheet)).toBeGreaterThan(500);
    await sheet.click();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    expect(asked.filter((what) => !what.startsWith('http') || what.includes('evil'))).toEqual([]);
    expect(await page.evaluate(() => 'foyerHacked' in globalThis)).toBe(false);
    for (const [bytes, said] of [
      [locked, 'Diese Datei ist mit einem Passwort geschützt.'],
      [scan, 'Diese Datei lässt sich hier nicht zeigen.'],
      ['<html>no PDF</html>', 'Diese Datei lässt sich hier nicht zeigen.'],
    ] as const) {
      file = bytes;
      await look.click();
      await expect(dialog).toContainText(said);
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Herunterladen' }).click();
      expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    expect(await violations()).toEqual([]);
  });
});
