import { readdir, readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { attachmentTypes } from '@foyer/contract/upload-limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngChunk } from '../../../test/png-chunk.ts';
import { picture } from '../../../test/sample-files.ts';
import { oneChunk } from '../../storage/one-chunk.ts';
import { createFileCleaner } from './create-file-cleaner.ts';
import { detectMediaType } from './detect-media-type.ts';
import type { FileCleaner } from './file-cleaner.ts';

const megapixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const staying = new AbortController().signal;
const rule = { types: attachmentTypes, maxBytes: 20 * 2 ** 20, maxCount: 10, required: true };

/** Returns the size of a file after it was cleaned, or the code of its refusal. */
async function send(
  clean: FileCleaner,
  bytes: Uint8Array,
  { companyId = 'one', signal = staying }: { companyId?: string; signal?: AbortSignal } = {},
) {
  const mediaType = detectMediaType(bytes, attachmentTypes) ?? 'none';
  const sent = { bytes: oneChunk(bytes), mediaType, rule, sender: { userId: companyId, companyId }, signal };
  const read = async (kept: AsyncIterable<Uint8Array>) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of kept) chunks.push(chunk);
    return sharp(Buffer.concat(chunks)).metadata();
  };
  return clean(sent, async (file) => {
    const { width, height } = await read(file.bytes);
    return `${width} x ${height}`;
  }).catch((error: Error) => error.message);
}

/** Returns a PNG of zeros with a valid header. */
function pngOf(width: number, height: number, depth: number, colours: number, orientation?: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([depth, colours, 0, 0, 1], 8);
  const exif = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const parts = [
    pngChunk('IHDR', head),
    ...(colours === 3 ? [pngChunk('PLTE', Buffer.alloc(768))] : []),
    ...(orientation === undefined ? [] : [pngChunk('eXIf', exif)]),
    pngChunk('IDAT', deflateSync(Buffer.alloc(2 ** 20))),
    pngChunk('IEND', ''),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

/** Overwrites the size in a picture's header; the data remains that of a small picture. */
const patched = (bytes: Uint8Array, at: number, ...values: number[]): Buffer => {
  const copy = Buffer.from(bytes);
  copy.set(values, at);
  return copy;
};
const frameOf = (bytes: Uint8Array, marker: number) =>
  Buffer.from(bytes).indexOf(Buffer.from([0xff, marker]));
const progressive = await megapixels(64, 64)
  .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
  .toBuffer();
const gif = await picture('gif');
const lossy = await picture('webp');

const costly: Readonly<Record<string, Buffer>> = {
  'a WebP of 38 bytes': Buffer.from(
    `524946461e00000057454250${'5650384c12000000'}2f7ffee703888808${'00'.repeat(10)}`,
    'hex',
  ),
  'a lossy WebP': patched(lossy, lossy.indexOf(0x2a, 20) + 1, 0x80, 0x3e, 0xa0, 0x0f),
  'an interlaced 16-bit PNG': pngOf(8000, 8000, 16, 6, 6),
  'an interlaced palette PNG of 100 megapixels': pngOf(10_000, 10_000, 8, 3),
  'a GIF': patched(
    patched(gif, 6, 0x40, 0x1f, 0x40, 0x1f),
    Buffer.from(gif).indexOf('\x2c\0\0\0\0', 13, 'latin1') + 5,
    ...[0x40, 0x1f, 0x40, 0x1f],
  ),
  'a progressive JPEG': patched(progressive, frameOf(progressive, 0xc2) + 5, 0x1f, 0x40, 0x1f, 0x40),
};

/** Returns the memory of this process's children, in MiB. */
async function childrenMegabytes(): Promise<number> {
  const statuses = await Promise.all(
    (await readdir('/proc').catch(() => []))
      .filter((name) => /^\d+$/.test(name))
      .map((name) => readFile(`/proc/${name}/status`, 'utf8').catch(() => '')),
  );
  return statuses
    .filter((status) => status.includes(`\nPPid:\t${process.pid}\n`))
    .reduce((sum, status) => sum + Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024, 0);
}

describe('a picture that is too expensive to decode', () => {
  it.each(Object.keys(costly))('is refused by its header: %s', async (name) => {
    expect(await send(createFileCleaner(), costly[name] ?? Buffer.alloc(0))).toBe('file_pixels');
  });

  it('does not block others, thirty times at once, and takes little memory', async () => {
    const clean = createFileCleaner();
    const files = Object.values(costly);
    const before = process.memoryUsage.rss() / 2 ** 20;
    let done = 0;
    // the longest queue of one user; of fifty the rest is answered 503 (`fair-queue.test.ts`)
    const sent = Array.from({ length: 30 }, (_, at) =>
      send(clean, files[at % files.length] ?? gif).then((found) => {
        done++;
        return found;
      }),
    );
    let most = 0;
    let isOver = false;
    const watch = (async () => {
      while (!isOver)
        most = Math.max(most, (await childrenMegabytes()) + process.memoryUsage.rss() / 2 ** 20 - before);
    })();
    expect(await send(clean, await picture('png'), { companyId: 'two' })).toBe('64 x 32');
    expect(done).toBeLessThan(10);
    // on a busy machine the last ones can exceed the time-out of the queue
    const found = new Set(await Promise.all(sent));
    found.delete('unavailable');
    expect(found).toEqual(new Set(['file_pixels']));
    isOver = true;
    await watch;
    expect(most).toBeLessThan(600);
  });

  it('is not read for a sender who has left', async () => {
    const clean = createFileCleaner();
    const leaving = new AbortController();
    const files = Object.values(costly);
    const sent = files.map((bytes) => send(clean, bytes, { signal: leaving.signal }));
    leaving.abort(new Error('gone'));
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['gone']));
    expect(await send(clean, await picture('png'))).toBe('64 x 32');
  });
});

describe('an ordinary photo is accepted', () => {
  it.each<[string, Promise<Buffer>, string]>([
    ['of 12 megapixels', megapixels(4032, 3024).jpeg().toBuffer(), '4032 x 3024'],
    [
      'of 48 megapixels, rotated',
      megapixels(8064, 6048).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      '6048 x 8064',
    ],
    [
      'of 50 megapixels, progressive, rotated',
      megapixels(8160, 6120).withMetadata({ orientation: 8 }).jpeg({ progressive: true }).toBuffer(),
      '6120 x 8160',
    ],
    ['of 12 megapixels as WebP', megapixels(4000, 3000).webp({ effort: 0 }).toBuffer(), '4000 x 3000'],
    ['of an 8K screen as PNG', megapixels(7680, 4320).png().toBuffer(), '7680 x 4320'],
  ])('%s', async (_, photo, size) => {
    expect(await send(createFileCleaner(), await photo)).toBe(size);
  });
});
