import { expect, type Page } from 'playwright/test';

/** Opens the newest mail with this recipient and subject, and returns the address of its link on this server, including the secret. */
export async function linkInMail(page: Page, url: string, to: string, subject: string): Promise<string> {
  const mail = page.getByRole('row').filter({ hasText: to }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto(`${url}/mailbox`);
    expect(await mail.count()).toBe(1);
  }).toPass();
  await mail.getByRole('link').click();
  const text = await page.locator('pre').innerText();
  const link = new URL(/https?:\/\/\S+#token=\S+/.exec(text)?.[0] ?? 'about:blank');
  return `${url}${link.pathname}${link.hash}`;
}
