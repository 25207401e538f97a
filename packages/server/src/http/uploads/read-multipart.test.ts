import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../storage/memory-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { readJson } from '../pipeline/read-json.ts';
import { readMultipart, type UploadTarget } from './read-multipart.ts';

const MB = 1024 * 1024;
const rules = { photo: { types: ['image/jpeg'], maxBytes: MB, maxCount: 2, required: true } };
const fullDisk: Storage = {
  ...createMemoryStorage(),
  put: () => Promise.reject(new Error('no space left on device')),
};
/** Returns a target that stores every file unchanged; cleaning is tested in `hostile-files.test.ts`. */
const into = (storage: Storage): UploadTarget => ({
  storage,
  cleanFile: (file, keep) => keep(file),
  sender: { userId: 'somebody', companyId: null },
});
const part = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n\xff\xd8\xff\xe0`;
const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Returns a request whose body is sent in pieces; `null` as the last piece keeps it open. */
function send(
  pieces: Iterable<Uint8Array<ArrayBuffer> | null>,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Request {
  const rest = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const { done, value } = rest.next();
      if (done) controller.close();
      else if (value) controller.enqueue(value);
      else return new Promise<void>(() => {});
    },
  });
  return new Request('http://foyer.test/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
    body,
    duplex: 'half',
    signal,
  } as RequestInit);
}
const problemOf = (work: Promise<unknown>): Promise<{ code: string; status: number }> =>
  work.then(
    () => Promise.reject(new Error('it was read')),
    ({ code, status, message }) => ({ code: code ?? message, status }),
  );

afterEach(() => vi.useRealTimers());

describe('an upload', () => {
  it('keeps the order of its files, in any order of storing', async () => {
    const memory = createMemoryStorage();
    let release = () => {};
    const second = new Promise<void>((resolve) => {
      release = resolve;
    });
    let puts = 0;
    const put: Storage['put'] = async (body, mediaType) => {
      const isFirst = puts++ === 0;
      const stored = await memory.put(body, mediaType);
      if (isFirst) await second;
      else release();
      return stored;
    };
    const named = (name: string) => part('photo').replace('a.jpg', name);
    const body = bytes(`${named('first.jpg')}\r\n${named('second.jpg')}\r\n--x--\r\n`);
    const { files } = await readMultipart(send([body]), rules, into({ ...memory, put }));
    expect(files.photo?.map(({ name }) => name)).toEqual(['first.jpg', 'second.jpg']);
  });

  it('fails at once where a file cannot be stored, is not read further, and has no other effect', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    let sent = 0;
    function* pieces() {
      yield bytes(part('photo'));
      for (; sent < 64; sent++) yield new Uint8Array(64 * 1024);
      yield bytes('\r\n--x--\r\n');
    }
    const { code } = await problemOf(readMultipart(send(pieces()), rules, into(fullDisk)));
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(code).toBe('no space left on device');
    expect(sent).toBeLessThan(64);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it.each([
    ['of a file', 'photo'],
    ['of an unexpected part', 'else'],
  ])('without end %s is cut off', async (_, name) => {
    let sent = 0;
    function* endless() {
      yield bytes(part(name));
      for (; ; sent++) yield new Uint8Array(MB);
    }
    const storage = createMemoryStorage();
    const problem = await problemOf(readMultipart(send(endless()), rules, into(storage)));
    expect(problem).toEqual({ code: 'payload_too_large', status: 413 });
    expect(sent).toBeLessThan(10);
    expect(storage.size()).toBe(0);
  });

  it('is not read with a content length far above the limit', async () => {
    const request = send([null], { 'content-length': String(100 * MB) });
    const problem = await problemOf(readMultipart(request, rules, into(createMemoryStorage())));
    expect(problem).toEqual({ code: 'payload_too_large', status: 413 });
  });

  it('that stops in the middle times out, and is not stored', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const storage = createMemoryStorage();
    const whole = `${part('photo')}\r\n`;
    const problem = problemOf(
      readMultipart(send([bytes(whole), bytes(part('photo')), null]), rules, into(storage)),
    );
    await vi.waitUntil(() => storage.size() === 1);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await problem).toEqual({ code: 'malformed_request', status: 400 });
    expect(storage.size()).toBe(0);
  });
});

it.each([
  ['upload', {}, (request: Request) => readMultipart(request, rules, into(createMemoryStorage()))],
  ['JSON body', { 'content-type': 'application/json' }, readJson],
])('does not wait for an %s whose sender has left', async (_, headers, read) => {
  const leaving = new AbortController();
  const early = problemOf(read(send([bytes('{'), null], headers, leaving.signal)));
  leaving.abort();
  expect(await early).toEqual({ code: 'malformed_request', status: 400 });
  const late = problemOf(read(send([null], headers, leaving.signal)));
  expect(await late).toEqual({ code: 'malformed_request', status: 400 });
});

describe('the name of a file is the original one', () => {
  it.each([
    ['quotation marks as browsers write them', 'Foto %22neu%22.jpg', 'Foto "neu".jpg'],
    ['a line break as browsers write it', 'eins%0D%0Azwei.jpg', 'eins zwei.jpg'],
    ['quotation marks as curl writes them', String.raw`Foto \"neu\".jpg`, 'Foto "neu".jpg'],
    ['a percent sign', '100 %.jpg', '100 %.jpg'],
    ['letters beyond ASCII', 'Größe 日本.jpg', 'Größe 日本.jpg'],
  ])('%s', async (_, sent, name) => {
    const body = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="photo"; filename="'),
      Buffer.from(`${sent}"\r\n\r\n`),
      bytes('\xff\xd8\xff\xe0\r\n--x--\r\n'),
    ]);
    const { files } = await readMultipart(send([new Uint8Array(body)]), rules, into(createMemoryStorage()));
    expect(files.photo?.map((file) => file.name)).toEqual([name]);
  });
});

describe('a JSON body', () => {
  const json = { 'content-type': 'application/json' };

  it('that never ends is an error of its sender', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const problem = problemOf(readJson(send([bytes('{"a":'), null], json)));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await problem).toEqual({ code: 'malformed_request', status: 400 });
  });

  it('that is broken off is malformed', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    const request = new Request('http://foyer.test/', {
      method: 'POST',
      headers: json,
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await problemOf(readJson(request))).toEqual({ code: 'malformed_request', status: 400 });
  });
});
