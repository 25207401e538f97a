import { test, expect } from 'playwright/test';
import { makeWorkbook } from './make-workbook.ts';
import { signIn } from './sign-in.ts';
import { untilRead } from './page-parts.ts';
test('shots', async ({ browser }) => {
  for (const scheme of ['light','dark'] as const) for (const width of scheme === 'dark' ? [1440, 390] : [390, 768, 1440]) {
    const c = await browser.newContext({ locale: 'de-DE', viewport: { width, height: 900 }, colorScheme: scheme });
    const page = await c.newPage();
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
    page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
    await signIn(page, 'manager@nordwind.example');
    const shot = async (name: string) => { await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/ps-shots/${name}-${width}-${scheme}.png`, fullPage: true }); };
    await page.goto('/de_DE/manage-employee'); await untilRead(page); await shot('list');
    if (width === 1440) { await page.locator('main [part~=menu]').first().click(); await page.waitForTimeout(500); await shot('menu'); await page.keyboard.press('Escape'); }
    await page.locator('main [part~=row]').first().getByRole('link').click(); await untilRead(page); await shot('person');
    const d = page.getByRole('button', { name: /^(Deaktivieren|Aktivieren|Freigeben)$/ }).first();
    if (await d.count()) { await d.click(); await page.waitForTimeout(700); await shot('dialog'); await page.keyboard.press('Escape'); }
    await page.goto('/de_DE/manage-employee?invite=one'); await untilRead(page); await shot('invite');
    await page.goto('/de_DE/manage-employee?invite=file'); await untilRead(page); await shot('file');
    const head = ['E-Mail-Adresse', 'Rollen', 'Vorname', 'Nachname', 'Sprache'];
    const rows = Array.from({ length: 30 }, (_, at) => at < 2 ? ['keine' + at, 'SHOP', 'A', 'B', 'de'] : at < 3 ? ['x' + at + '@nordwind.example', 'KAPITAEN', 'Ida', 'V', 'xx'] : ['x' + at + '@nordwind.example', 'SHOP | USE_CASES', 'Ida', 'Voss ' + at, 'de']);
    await page.locator('main input[type=file]').first().setInputFiles({ name: 'a.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: makeWorkbook([head, ...rows]) });
    await page.getByRole('button', { name: 'Datei prüfen' }).click(); await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zeilen prüfen'); await shot('check');
    await c.close();
  }
});
