import { expect, type Page, test } from 'playwright/test';
import { headingOf, untilRead } from '../page-parts.ts';
import { openScreen, ownScreens } from '../screens.ts';
import { fillLogin } from '../sign-in.ts';

/** Sets the text size of the browser's settings, in px; this is not zoom. */
async function chooseText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** Text that its box cuts off or that overflows it, in the page and in all shadow roots; text with an ellipsis is allowed. */
function cutTexts(): string[] {
  const roots: (Document | ShadowRoot)[] = [document];
  const nodes: HTMLElement[] = [];
  for (const root of roots)
    for (const node of root.querySelectorAll<HTMLElement>('*')) {
      if (node.shadowRoot) roots.push(node.shadowRoot);
      if (node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) nodes.push(node);
    }
  const holdsText = (node: Element) => /\S/.test(node.textContent ?? '');
  const isHidden = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    [overflowX, overflowY].some((value) => /hidden|clip/.test(value));
  const faults = nodes.flatMap((node) => {
    const style = getComputedStyle(node);
    const isSaid = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const isForReaders = style.clipPath !== 'none' || node.clientWidth <= 1;
    // the page itself scrolls, and text in a drawing has no box
    if (node === document.documentElement || !(node instanceof HTMLElement)) return [];
    if (!holdsText(node) || style.display.startsWith('inline') || isForReaders) return [];
    if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return [];
    const [more, taller] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
    const isCut = (more > 1 && !isSaid) || (taller > 2 && (isHidden(style) ? !isSaid : true));
    const what = `${node.localName}[${node.getAttribute('part') ?? node.className}]`;
    return isCut ? [`${what} ${more}/${taller} "${node.textContent?.slice(0, 40)}"`] : [];
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`page ${scrollWidth - clientWidth}`, ...faults] : faults;
}

/** The faults without numbers, which depend on the text size. */
const names = (faults: readonly string[]) => faults.map((fault) => fault.replace(/ -?\d+\/-?\d+ /, ' '));

const loginPage = (base: string) => `<!doctype html><html lang="de"><head><meta charset="utf-8">
  <style>html { font-size: 10px } foyer-login, foyer-login * { font-size: 8px }</style>
  <script type="module" src="${base}/elements/foyer.js" data-api="${base}"></script></head>
  <body><foyer-login></foyer-login></body></html>`;

test('a widget has the size of text that the browser has, whatever the page says of its html', async ({
  page,
  baseURL,
}) => {
  await page.route('**/sizes', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: loginPage(baseURL ?? '') }),
  );
  const sizes = async () => {
    await page.goto('/sizes');
    const label = page.locator('foyer-login label').first();
    await expect(label).toBeVisible();
    const read = () =>
      label.evaluate((node) => {
        const { fontSize, lineHeight } = getComputedStyle(node);
        return [fontSize, lineHeight];
      });
    const painted = await read();
    await page.waitForLoadState('networkidle');
    expect(await read()).toEqual(painted);
    return painted;
  };
  expect(await sizes()).toEqual(['14px', '20px']);
  await chooseText(page, 24);
  expect(await sizes()).toEqual(['21px', '30px']);
  await chooseText(page, 12);
  expect(await sizes()).toEqual(['10.5px', '15px']);
  await chooseText(page, 16);
  expect(await sizes()).toEqual(['14px', '20px']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('text at one and a half times its size grows on every screen, and none of it is cut', async ({
    page,
  }) => {
    test.setTimeout(300_000); // every screen, each until it is quiet
    const look = async () => ({
      size: await headingOf(page).evaluate((node) => getComputedStyle(node).fontSize),
      cut: names(await page.evaluate(cutTexts)),
    });
    await page.goto('/de_DE/login');
    await fillLogin(page, 'manager@nordwind.example');
    await untilRead(page);
    for (const screen of ownScreens) {
      await chooseText(page, 16);
      await openScreen(page, screen);
      const usual = await look();
      await chooseText(page, 24);
      await expect(headingOf(page)).toHaveCSS('font-size', '36px');
      const grown = await look();
      const cut = grown.cut.filter((fault) => !usual.cut.includes(fault));
      expect([screen, usual.size, grown.size, cut]).toEqual([screen, '24px', '36px', []]);
    }
  });
});
