import type { ChildProcess } from 'node:child_process';

/** A browser driven by the W3C WebDriver protocol. */
export interface WebDriver {
  /** Sends a command: `send('POST', 'url', { url })`. Throws an error with the driver's message. */
  send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  open(url: string): Promise<void>;
  /** Sets the size of the page itself, without the frame of the window. */
  setSize(width: number, height: number): Promise<void>;
  /** Ends the session, the browser, its driver and its screen, even if they do not respond. */
  stop(): Promise<void>;
}

async function request<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (answer.ok) return value;
  throw new Error(`${value?.error ?? answer.status}: ${value?.message ?? ''}`);
}

/** Waits until the driver listens. */
async function untilReady(url: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`The driver exited with code ${driver.exitCode}.`);
    const isReady = await request('GET', `${url}/status`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts a session with a driver on this port; `end` ends the processes that were started for it. */
export async function openSession(
  driver: ChildProcess,
  port: number,
  capabilities: object,
  end: () => Promise<void>,
): Promise<WebDriver> {
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, driver);
    const { sessionId } = await request<{ sessionId: string }>('POST', `${url}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    const session = `${url}/session/${sessionId}`;
    const send: WebDriver['send'] = (method, path, body) => request(method, `${session}/${path}`, body);
    const inner = () =>
      send<[number, number]>('POST', 'execute/sync', {
        script: 'return [innerWidth, innerHeight]',
        args: [],
      });
    return {
      send,
      open: (address) => send('POST', 'url', { url: address }),
      setSize: async (width, height) => {
        await send('POST', 'window/rect', { width, height });
        const [shownWidth, shownHeight] = await inner();
        if (shownWidth === width && shownHeight === height) return;
        await send('POST', 'window/rect', {
          width: 2 * width - shownWidth,
          height: 2 * height - shownHeight,
        });
      },
      stop: async () => {
        await request('DELETE', session).catch(() => {});
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
