import type { CDPSession, Page } from 'playwright/test';

/** Records all bytes that a browser receives, as text, including those of answers that have not ended. */
export async function recordBytes(
  page: Page,
): Promise<{ all: () => Promise<string>; streamed: () => string }> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!isStream(response.url())) bodies.push(response.body().then(String, () => ''));
  });
  const streamed = await recordStreams(await page.context().newCDPSession(page));
  return { streamed, all: async () => [...(await Promise.all(bodies)), streamed()].join('\n') };
}

const isStream = (url: string): boolean => url.includes('/tickets/events');

async function recordStreams(browser: CDPSession): Promise<() => string> {
  let text = '';
  const add = (data = '') => {
    text += Buffer.from(data, 'base64').toString('latin1');
  };
  browser.on('Network.dataReceived', ({ data }) => add(data));
  browser.on('Network.responseReceived', async ({ requestId, response }) => {
    if (!isStream(response.url)) return;
    const { bufferedData } = await browser.send('Network.streamResourceContent', { requestId });
    add(bufferedData);
  });
  await browser.send('Network.enable');
  return () => text;
}
