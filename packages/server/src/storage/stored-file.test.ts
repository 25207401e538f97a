import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileResponse } from '../http/files/file-response.ts';
import { listen } from '../start/listen.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { StorageAway } from './storage.ts';
import { storedFile } from './stored-file.ts';
import { wholeStream } from './whole-stream.ts';

afterEach(() => {
  vi.useRealTimers();
});

const piece = new Uint8Array(70_000).fill(65);
const file = {
  storageKey: 'k',
  sizeBytes: 3 * piece.length,
  mediaType: 'application/pdf',
  fileName: 'a.pdf',
};

/** Returns a storage that delivers these chunks, then ends, fails, or waits. */
function storageOf(pieces: number, then: 'ends' | 'fails' | 'waits') {
  const letGo = vi.fn();
  let given = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (given++ < pieces) controller.enqueue(piece);
        else if (then === 'ends') controller.close();
        else if (then === 'fails') controller.error(new Error('the disk is gone'));
        else return new Promise(() => {});
      },
      cancel: letGo,
    },
    { highWaterMark: 0 },
  );
  return { letGo, storage: { ...createMemoryStorage(), get: async () => body } };
}

/** Returns the result that a client gets over the network. */
async function fetched(pieces: number, then: 'ends' | 'fails') {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const http = await listen({ port: 0, host: '127.0.0.1' }, async () => {
    const answer = await storedFile(storageOf(pieces, then).storage, file, log);
    if (!answer) throw new Error('no file');
    return fileResponse(answer);
  });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
  const work = fetch(url).then(async (answer) => {
    const content = await answer.arrayBuffer();
    const length = Number(answer.headers.get('content-length'));
    return answer.ok ? { size: content.byteLength, length } : 'refused';
  });
  const got = await work.catch(() => 'broken off');
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  return { got, lines };
}

describe('a stored file', () => {
  it('is served completely, with its content length', async () => {
    expect(await fetched(3, 'ends')).toEqual({
      got: { size: file.sizeBytes, length: file.sizeBytes },
      lines: [],
    });
  });

  it.each([
    ['ends too early', 2, 'ends'],
    ['returns too much', 4, 'ends'],
    ['fails in the middle', 2, 'fails'],
    ['fails at once', 0, 'fails'],
  ] as const)('breaks off where the storage %s, and is named in the log', async (_, pieces, then) => {
    const { got, lines } = await fetched(pieces, then);
    expect(got).toMatch(/broken off|refused/);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ storageKey: 'k' });
  });

  it('breaks off after a while where the storage stalls, and the stream is released', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { letGo, storage } = storageOf(1, 'waits');
    const onError = vi.fn();
    const stream = wholeStream((await storage.get()) as ReadableStream<Uint8Array>, {
      sizeBytes: file.sizeBytes,
      onError,
    });
    const reader = stream.getReader();
    expect((await reader.read()).value).toHaveLength(piece.length);
    const next = expect(reader.read()).rejects.toThrow('broke off');
    await vi.advanceTimersByTimeAsync(11_000);
    await next;
    expect(String(onError.mock.lastCall)).toContain('nothing for 10 seconds');
    expect(letGo).toHaveBeenCalledOnce();
  });

  it.each([
    ['returns half of it and ends', 2, 'ends'],
    ['returns half of it and fails', 2, 'fails'],
    ['returns half of it and stalls', 2, 'waits'],
    ['returns nothing', 0, 'waits'],
  ] as const)('is an error before its answer begins where the storage %s', async (_, pieces, then) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { letGo, storage } = storageOf(pieces, then);
    const answer = expect(storedFile(storage, file, pino({ level: 'silent' }))).rejects.toThrow(StorageAway);
    await vi.advanceTimersByTimeAsync(11_000);
    await answer;
    if (then === 'waits') expect(letGo).toHaveBeenCalledOnce();
  });

  it('is not read completely before the answer where it is large', async () => {
    const { storage } = storageOf(20, 'waits');
    const answer = await storedFile(
      storage,
      { ...file, sizeBytes: 40 * piece.length },
      pino({ level: 'silent' }),
    );
    expect((await answer?.body.getReader().read())?.value).toEqual(piece);
  });

  it('is released when its reader leaves', async () => {
    const { letGo, storage } = storageOf(40, 'ends');
    const large = { ...file, sizeBytes: 40 * piece.length };
    const answer = await storedFile(storage, large, pino({ level: 'silent' }));
    await answer?.body.cancel();
    expect(letGo).toHaveBeenCalledOnce();
  });
});
