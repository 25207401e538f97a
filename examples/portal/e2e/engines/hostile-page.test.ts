import { expect } from 'playwright/test';
import { loader, serveSite, spoilPrototypes, stay, unkindStyles, widgets } from '../hostile-parts.ts';
import { engineTest } from './engine-test.ts';
import { errorsOf, signInAt, watchErrors } from './steps.ts';

const buyer = 'buyer@nordwind.example';
const page = (head: string, body: string) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

engineTest(
  'a page with spoilt prototypes, unkind styles and another base leaves the widgets whole',
  async ({ driver, site }) => {
    const foreign = await serveSite({
      '/': page(
        `<script>(${spoilPrototypes})()</script><base href="https://elsewhere.example/x/"><style>${unkindStyles}</style>${loader(site)}`,
        `<dialog><form method="dialog">${widgets}</form></dialog>${stay}<script>document.querySelector('dialog').showModal()</script>`,
      ),
    });
    await driver.open(foreign.url);
    await watchErrors(driver);
    await signInAt(driver, buyer, 'foyer-login');
    await driver.read({ css: '*', name: 'Angemeldet als', within: 'foyer-login' });
    await driver.read({ css: 'h2, h3', within: '[part~=article-card]' });
    const look = await driver.evaluate(() => {
      const root = document.querySelector('foyer-shop')?.shadowRoot?.querySelector('[part~=root]') as Element;
      const { direction, textTransform, fontSize, letterSpacing, whiteSpace, writingMode } =
        getComputedStyle(root);
      return `${direction} ${textTransform} ${fontSize} ${letterSpacing} ${whiteSpace} ${writingMode}`;
    });
    expect(look).toBe('ltr none 14px normal normal horizontal-tb');
    expect(await errorsOf(driver)).toBe('');
    foreign.close();
  },
);

engineTest(
  'in a sandboxed frame, without storage or cookies, the session lives in memory',
  async ({ driver, site }) => {
    const foreign = await serveSite({
      '/': page(
        '',
        '<iframe sandbox="allow-scripts allow-forms" src="/framed" width="1000" height="1200"></iframe>',
      ),
      '/framed': page(loader(site), `${widgets}${stay}`),
    });
    await driver.open(foreign.url);
    await driver.enterFrame();
    await signInAt(driver, buyer, 'foyer-login');
    await driver.read({ css: '*', name: 'Angemeldet als', within: 'foyer-login' });
    await driver.read({ css: 'h2, h3', within: '[part~=article-card]' });
    foreign.close();
  },
);
