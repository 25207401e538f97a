import { readFile } from 'node:fs/promises';
import { startScaleProcess } from './scale-process.ts';

/** Cost of an archive of many invoices for a server in a separate process. */
export interface ArchiveLoad {
  readonly files: number;
  readonly megabytes: number;
  readonly seconds: number;
  readonly firstByteMs: number;
  /** Largest increase of the process's memory, in megabytes. */
  readonly mostMoreMegabytes: number;
  /** Time until the next archive could begin after a reader had left, in milliseconds. */
  readonly freeAfterMs: number;
  /** Processor time in the two seconds after that, in milliseconds. */
  readonly workLeftMs: number;
}

const account = { username: 'manager@nordwind.example', password: 'Foyer-Demo-2026' };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resident memory of a process in megabytes. Linux only. */
async function heldBy(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Processor time of a process in milliseconds. Linux counts hundredths of a second. */
async function workOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Fetches an archive of `files` invoices, aborts another one, and watches the server meanwhile. */
export async function loadWithArchive(databaseUrl: string, files: number): Promise<ArchiveLoad> {
  const { api, pid, end } = await startScaleProcess(databaseUrl);
  try {
    const post = (path: string, body: unknown, token?: string, signal?: AbortSignal) =>
      fetch(`${api}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(signal && { signal }),
      });
    const signedIn = (await (await post('/security/login', account)).json()) as {
      tokens: { token: string }[];
    };
    const token = signedIn.tokens[0]?.token ?? '';
    const ids: string[] = [];
    for (let cursor = ''; ids.length < files; ) {
      const answer = await fetch(`${api}/invoice?limit=100${cursor}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const page = (await answer.json()) as { items: { id: string }[]; nextCursor: string };
      ids.push(...page.items.map(({ id }) => id));
      cursor = `&cursor=${page.nextCursor}`;
    }
    const ask = (count: number, signal?: AbortSignal) =>
      post('/invoice/archive', { ids: ids.slice(0, count) }, token, signal);
    // The first archive loads fonts and everything else that is loaded once.
    await (await ask(Math.min(20, files))).arrayBuffer();
    const read = await readWatched(pid, () => ask(files));
    return { files, ...read, ...(await leave(pid, (signal) => ask(signal ? files : 1, signal))) };
  } finally {
    end();
  }
}

async function readWatched(pid: number, ask: () => Promise<Response>) {
  const before = await heldBy(pid);
  const startedAt = performance.now();
  let [bytes, firstByteMs, most] = [0, 0, before];
  const watch = setInterval(async () => {
    most = Math.max(most, await heldBy(pid));
  }, 200);
  const answer = await ask();
  if (!answer.ok || !answer.body)
    throw new Error(`The request for the archive failed with status ${answer.status}.`);
  for await (const part of answer.body) {
    firstByteMs ||= performance.now() - startedAt;
    bytes += part.length;
  }
  clearInterval(watch);
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, firstByteMs, megabytes: bytes / 1e6, mostMoreMegabytes: most - before };
}

/** Reads the beginning of an archive and aborts; the server accepts the next archive once it has noticed, and must then be idle. */
async function leave(pid: number, ask: (signal?: AbortSignal) => Promise<Response>) {
  const leaving = new AbortController();
  const answer = await ask(leaving.signal);
  await answer.body?.getReader().read();
  const leftAt = performance.now();
  leaving.abort();
  for (;;) {
    const next = await ask();
    await next.arrayBuffer();
    if (next.ok) break;
    await pause(20);
  }
  const freeAfterMs = performance.now() - leftAt;
  const before = await workOf(pid);
  await pause(2000);
  return { freeAfterMs, workLeftMs: (await workOf(pid)) - before };
}
