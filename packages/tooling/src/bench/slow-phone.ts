import type { BrowserContext, CDPSession, Page } from 'playwright';

/** A phone of 390 px with a quarter of this machine's speed, on 1.6 Mbps and 150 ms. */
export async function openSlowPhone(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session };
}
