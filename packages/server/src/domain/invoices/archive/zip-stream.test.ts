import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ArchivedFile, zipStream } from './zip-stream.ts';

afterEach(() => {
  vi.useRealTimers();
});

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array | undefined) => new TextDecoder().decode(content);

/** A ZIP stream of `count` generated files, with spies; `hinder(at)` is awaited before the file at that index is made. */
function watched(count: number, hinder: (at: number) => Promise<void> | undefined = () => undefined) {
  const made: number[] = [];
  const ended = vi.fn();
  const failed = vi.fn();
  async function* files(): AsyncGenerator<ArchivedFile> {
    for (let at = 0; at < count; at++) {
      await hinder(at);
      made.push(at);
      yield { name: `Rechnung ${at}.pdf`, bytes: bytes(`Inhalt ${at} `.repeat(500)), day: '2026-10-25' };
    }
  }
  const options = { onEnd: ended, onError: failed };
  return { made, ended, failed, stream: zipStream(files(), options) };
}

/** Reads until the bytes hold `word`. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, word: string): Promise<void> {
  for (let seen = ''; !seen.includes(word); ) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`${word} never arrived`);
    seen += text(value);
  }
}

describe('an archive', () => {
  it('holds every file whole, under its name', async () => {
    const { stream, ended, failed } = watched(3);
    const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(Object.keys(files)).toEqual(['Rechnung 0.pdf', 'Rechnung 1.pdf', 'Rechnung 2.pdf']);
    for (let at = 0; at < 3; at++)
      expect(text(files[`Rechnung ${at}.pdf`])).toBe(`Inhalt ${at} `.repeat(500));
    expect([ended.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0]);
  });

  it('makes each file only after the previous one was read', async () => {
    const { stream, made } = watched(100);
    const reader = stream.getReader();
    expect(made.length).toBeLessThan(2);
    await readUntil(reader, 'Rechnung 4.pdf');
    expect(made.length).toBeLessThan(8);
    await reader.cancel();
  });

  it('stops making files and ends when its reader cancels', async () => {
    const { stream, made, ended, failed } = watched(100);
    const reader = stream.getReader();
    await readUntil(reader, 'Rechnung 2.pdf');
    await reader.cancel();
    const sofar = made.length;
    await new Promise((resolve) => setImmediate(resolve));
    expect([made.length, ended.mock.calls.length, failed.mock.calls.length]).toEqual([sofar, 1, 0]);
  });

  it('breaks off without its end record when a file fails, and reports the error once', async () => {
    const broken = new Error('storage is gone');
    const { stream, ended, failed } = watched(5, (at) => (at === 3 ? Promise.reject(broken) : undefined));
    const got: Uint8Array[] = [];
    const reading = (async () => {
      for await (const part of stream) got.push(part);
    })();
    await expect(reading).rejects.toThrow('The transfer broke off');
    const sofar = Buffer.concat(got);
    expect(sofar.toString('latin1')).toContain('Rechnung 2.pdf');
    expect(() => unzipSync(new Uint8Array(sofar))).toThrow();
    expect([ended.mock.calls.length, failed.mock.calls]).toEqual([1, [[broken]]]);
  });

  it('breaks off when a file takes longer than 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { stream, ended, failed } = watched(5, (at) => (at === 1 ? new Promise(() => {}) : undefined));
    const reading = expect(new Response(stream).arrayBuffer()).rejects.toThrow('broke off');
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(31_000);
    await reading;
    expect(ended).toHaveBeenCalledOnce();
    expect(String(failed.mock.lastCall)).toContain('took longer than 30 seconds');
  });

  it('ends when nobody reads it for two minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { stream, made, ended } = watched(5);
    const reader = stream.getReader();
    await readUntil(reader, 'Rechnung 0.pdf');
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(121_000);
    expect([ended.mock.calls.length, made.length < 3]).toEqual([1, true]);
    await expect(reader.read()).rejects.toThrow('was not read');
  });
});
