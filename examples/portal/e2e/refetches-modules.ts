import type { Page } from 'playwright/test';

/**
 * Whether the engine fetches a module again whose first fetch failed. Engines that keep the failure (Chromium 153) cannot load a script
 * anew in the same page: there the widget offers another try, and a reload helps.
 */
export async function refetchesModules(page: Page): Promise<boolean> {
  let isDown = true;
  await page.route('**/refetched-module.js', (route) =>
    isDown ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
  );
  // A page without a policy, which could refuse the module.
  await page.route('**/refetch-probe', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/refetch-probe');
  const load = () =>
    page.evaluate(() =>
      import(`${location.origin}/refetched-module.js`).then(
        () => true,
        () => false,
      ),
    );
  await load();
  isDown = false;
  const isLoaded = await load();
  await page.unroute('**/refetched-module.js');
  await page.unroute('**/refetch-probe');
  return isLoaded;
}
