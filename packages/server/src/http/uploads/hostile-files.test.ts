import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { attachmentTypes } from '@foyer/contract/upload-limits';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngChunk } from '../../../test/png-chunk.ts';
import { jpegOf, lockedPdf, pdf, picture, place } from '../../../test/sample-files.ts';
import { createMemoryStorage } from '../../storage/memory-storage.ts';
import { createFileCleaner } from './create-file-cleaner.ts';
import { FileRefused } from './file-cleaner.ts';
import { judgePdf } from './judge-pdf.ts';
import { createReadLimiter } from './read-limiter.ts';
import { readMultipart } from './read-multipart.ts';
import { redrawPicture } from './redraw-picture.ts';

const rule = { types: attachmentTypes, maxBytes: 2 ** 20, maxCount: 1, required: true };
/** Runs in this process, which is faster; the isolation in subprocesses is tested in `costly-pictures.test.ts`. */
const cleanFile = createFileCleaner(createReadLimiter(), {
  redrawPicture: (sent) => redrawPicture(sent, async () => {}),
  checkPdf: async (path) => {
    const fault = await judgePdf(await readFile(path));
    if (fault) throw new FileRefused(fault);
  },
});
const sender = { userId: 'somebody', companyId: null };

/** Sends a file, and returns the code of its refusal, or its stored form. */
async function send(bytes: Uint8Array<ArrayBuffer> | Buffer, clean = cleanFile) {
  const storage = createMemoryStorage();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'datei'));
  const request = new Request('http://foyer.test/', { method: 'POST', body });
  const { files, errors } = await readMultipart(
    request,
    { file: rule },
    { storage, cleanFile: clean, sender },
  );
  const stored = files.file?.[0];
  const kept = stored && (await storage.get(stored.storageKey));
  if (errors.length > 0) expect(storage.size()).toBe(0);
  return {
    refused: errors.map(({ code }) => code).join(),
    mediaType: stored?.mediaType,
    kept: Buffer.from(await new Response(kept).arrayBuffer()),
  };
}
const join = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const patched = (bytes: Uint8Array, at: number, ...values: number[]) => {
  const copy = Buffer.from(bytes);
  copy.set(values, at);
  return copy;
};
const half = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2));
const after = (bytes: Uint8Array, count: number, inserted: Uint8Array | string) =>
  join(bytes.subarray(0, count), inserted, bytes.subarray(count));

const jpeg = jpegOf(4000);
const [png, gif, webp, document] = [
  await picture('png'),
  await picture('gif'),
  await picture('webp'),
  await pdf(),
];
const [withPage, withProgram, withInvoice] = [
  await pdf({ name: 'a.html', content: '<html></html>' }),
  await pdf({ name: 'a.exe', content: 'MZ' }),
  await pdf({ name: 'factur-x.xml', content: '<?xml version="1.0"?><a/>' }),
];
const [locked, lockedToday, unchangeable, unchangeableToday] = [
  await lockedPdf({ userPassword: 'secret' }),
  await lockedPdf({ userPassword: 'secret', pdfVersion: '1.7ext3' }),
  await lockedPdf({ ownerPassword: 'secret', permissions: {} }),
  await lockedPdf({ ownerPassword: 'secret', pdfVersion: '1.7ext3' }),
];
const zip = zipSync({ 'a.txt': strToU8('archive') });
const html = '<html><script>alert(1)</script></html>';
const segment = (marker: number, data: string) =>
  join(Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data);
const huge = Buffer.from([0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50, 8, 2, 0, 0, 0]);
/** A GIF with a huge canvas and first picture. */
const hugeGif = patched(
  patched(gif, 6, 0xff, 0xff, 0xff, 0xff),
  Buffer.from(gif).indexOf('\x2c\0\0\0\0', 13, 'latin1') + 5,
  ...[0xff, 0xff, 0xff, 0xff],
);
const frameOf = (bytes: Uint8Array) => Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xc0]));
/** Returns a PDF of one page with additions to its catalog, and more objects. */
const pdfWith = (catalog: string, objects: Uint8Array | string = '') =>
  join(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ',
    catalog,
    ' >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n',
    objects,
    'trailer\n<< /Root 1 0 R /Size 9 >>\nstartxref\n9\n%%EOF\n',
  );
const bomb = deflateSync(join('5 0 << /A 1 >> ', Buffer.alloc(400 * 2 ** 20, 0x20)), { level: 6 });
const packed = (data: Uint8Array) =>
  join(
    `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
    data,
    '\nendstream\nendobj\n',
  );
/** Encodes a text with a byte order mark, as Windows writes it. */
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const office = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const word = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const sheet = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };

describe('refused is', () => {
  it.each<[string, string, Uint8Array]>([
    ['a JPEG with an appended ZIP', 'file_mixed', join(jpeg, zip)],
    ['a JPEG with appended HTML', 'file_mixed', join(jpeg, html)],
    ['a JPEG with an appended script', 'file_mixed', join(jpeg, '<?php system($_GET[0]);')],
    ['a JPEG with an appended program', 'file_mixed', join(jpeg, 'MZ\x90\0\x03\0\0\0')],
    ['a JPEG with an appended PDF', 'file_mixed', join(jpeg, document)],
    ['a JPEG with an appended JPEG and ZIP', 'file_mixed', join(jpeg, jpeg, zip)],
    ['a JPEG with HTML in place of the video of a phone', 'file_mixed', join(jpeg, '\0\0\0\x18ftyp', html)],
    [
      'a JPEG with a ZIP in a comment',
      'file_mixed',
      after(jpegOf(), 2, segment(0xfe, Buffer.from(zip).toString('latin1'))),
    ],
    ['a JPEG with a PDF in a comment', 'file_mixed', after(jpegOf(), 2, segment(0xfe, '%PDF-1.7'))],
    ['half a JPEG', 'file_damaged', half(jpegOf())],
    ['a JPEG without its end marker', 'file_damaged', jpegOf().subarray(0, -2)],
    ['the first bytes of a JPEG', 'file_damaged', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['the first bytes of a JPEG, then zeros', 'file_damaged', join('\xff\xd8\xff\xe0', Buffer.alloc(2000))],
    ['a JPEG with a segment beyond its end', 'file_damaged', patched(jpegOf(), 4, 0xff, 0xff)],
    [
      'a JPEG of 4,000 million pixels',
      'file_pixels',
      patched(jpegOf(), frameOf(jpegOf()) + 5, 0xfd, 0xe8, 0xfd, 0xe8),
    ],
    ['a PNG with an appended ZIP', 'file_mixed', join(png, zip)],
    ['a PNG with appended HTML', 'file_mixed', join(png, html)],
    ['a PNG with a ZIP in a chunk', 'file_mixed', after(png, 33, pngChunk('tEXt', zip))],
    ['half a PNG', 'file_damaged', half(png)],
    ['a PNG without its end chunk', 'file_damaged', png.subarray(0, -12)],
    ['the first bytes of a PNG', 'file_damaged', png.subarray(0, 16)],
    ['a PNG with corrupt data', 'file_damaged', patched(png, Buffer.from(png).indexOf('IDAT') + 8, 1, 2, 3)],
    [
      'a PNG of 2,500 million pixels',
      'file_pixels',
      join(png.subarray(0, 8), pngChunk('IHDR', huge), png.subarray(33)),
    ],
    ['a GIF with an appended ZIP', 'file_mixed', join(gif, zip)],
    ['half a GIF', 'file_damaged', half(gif)],
    ['a GIF of 4,000 million pixels', 'file_pixels', hugeGif],
    ['a WebP with appended HTML', 'file_mixed', join(webp, html)],
    ['a WebP that declares too great a length', 'file_damaged', patched(webp, 4, 0xff, 0xff, 0, 0)],
    ['half a WebP', 'file_damaged', half(webp)],
    ['a PDF with appended HTML', 'file_mixed', join(document, html)],
    ['a PDF with HTML between its objects', 'file_mixed', after(document, 9, `%${html}\n`)],
    ['a PDF with an appended ZIP', 'file_mixed', join(document, zip)],
    ['a PDF with a ZIP inside', 'file_mixed', after(document, 9, join('%', zip, '\n'))],
    ['a PDF with an appended program', 'file_mixed', join(document, 'MZ\x90\0')],
    ['half a PDF', 'file_damaged', half(document)],
    ['a PDF without pages', 'file_damaged', join('%PDF-1.7\n', '%%EOF\n')],
    [
      'a PDF that runs a script',
      'file_script',
      pdfWith('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
    ],
    [
      'a PDF that runs a script with an escaped name',
      'file_script',
      pdfWith('/OpenAction << /S /#4aavaScript /#4a#53 4 0 R >>'),
    ],
    ['a PDF that starts a program', 'file_script', pdfWith('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    [
      'a PDF whose compressed object starts a program',
      'file_script',
      pdfWith('', packed(deflateSync('5 0 << /S /Launch /F (cmd.exe) >>'))),
    ],
    ['a PDF with attached HTML', 'file_mixed', withPage],
    ['a PDF with an attached program', 'file_mixed', withProgram],
    ['a ZIP named as a DOCX', 'file_type', zip],
    ['a DOCX with a macro', 'file_mixed', office({ ...word, 'word/vbaProject.bin': 'x' })],
    ...['exe', 'bat', 'CMD', 'ps1', 'lnk', 'url', 'html', 'docm', 'library-ms', 'unknown'].map(
      (ending): [string, string, Uint8Array] => [
        `a DOCX with a .${ending} inside`,
        'file_mixed',
        office({ ...word, [`word/media/a.${ending}`]: 'x' }),
      ],
    ),
    ['a DOCX with an embedded file', 'file_mixed', office({ ...word, 'word\\embeddings\\a.bin': 'x' })],
    ['a DOCX with a path out of its archive', 'file_damaged', office({ ...word, '..\\..\\a.xml': 'x' })],
    ['a DOCX with appended data', 'file_damaged', join(office(word), 'more')],
    ['half a DOCX', 'file_damaged', half(office(word))],
    ['HTML named as a table', 'file_type', join(html)],
    ['HTML after a byte order mark and spaces', 'file_type', join('\xef\xbb\xbf \n', html)],
    ['HTML in UTF-16', 'file_type', utf16(html)],
    ['HTML after a comment', 'file_type', join('<?xml version="1.0"?><!-- a --><html>')],
    ['an SVG with a script, sent as text', 'file_type', join('<svg onload="alert(1)"/>')],
    ['a HEIC of an iPhone', 'file_heic', join('\0\0\0\x18ftypheic\0\0\0\0mif1heic', Buffer.alloc(99))],
    ['a HEIC of another brand', 'file_heic', join('\0\0\0\x18ftypmif1\0\0\0\0mif1heix', Buffer.alloc(99))],
    ['an AVIF', 'file_type', join('\0\0\0\x18ftypmif1\0\0\0\0mif1avif', Buffer.alloc(99))],
    ['a PDF with a password', 'file_password', locked],
    ['a PDF with a password and AES-256', 'file_password', lockedToday],
    [
      'a PDF form that formats an amount by a script',
      'file_script',
      pdfWith(
        '/AcroForm << /Fields [4 0 R] >>',
        '4 0 obj\n<< /T (sum) /AA << /F << /S /JavaScript /JS (AFNumber_Format) >> >> >>\nendobj\n',
      ),
    ],
    ['a PDF with a ZIP after line breaks', 'file_mixed', join(document, '\n\n', zip)],
    ['a table that continues as a program', 'file_damaged', join('a;b\n'.repeat(50_000), Buffer.alloc(100))],
  ])('%s: %s', async (_, code, bytes) => {
    expect((await send(Buffer.from(bytes))).refused).toBe(code);
  });
});

describe('accepted is', () => {
  it.each<[string, string, Uint8Array]>([
    ['a JPEG', 'image/jpeg', jpeg],
    ['a PNG', 'image/png', png],
    ['a GIF', 'image/gif', gif],
    ['a WebP', 'image/webp', webp],
    ['a PDF', 'application/pdf', document],
    ['an electronic invoice', 'application/pdf', withInvoice],
    ['a DOCX', attachmentTypes[7], office(word)],
    ['a workbook', attachmentTypes[8], office(sheet)],
    [
      'a workbook with backslashes in its paths',
      attachmentTypes[8],
      office(
        Object.fromEntries(Object.entries(sheet).map(([name, part]) => [name.replace('/', '\\'), part])),
      ),
    ],
    [
      'a DOCX with pictures, fonts and printer settings',
      attachmentTypes[7],
      office({
        ...word,
        'word/media/a.JPEG': '',
        'word/fonts/a.odttf': '',
        'word/printerSettings/a.bin': '',
      }),
    ],
    ['a text', 'text/plain', join('Größe\r\n')],
  ])('%s, of its type', async (_, mediaType, bytes) => {
    const { refused, mediaType: found, kept } = await send(Buffer.from(bytes));
    expect([refused, found]).toEqual(['', mediaType]);
    // any file but a picture stays unchanged: a signature in it must stay valid
    if (!mediaType.startsWith('image/')) expect(kept.equals(bytes)).toBe(true);
  });

  it('refuses a document that unpacks to 400 megabytes, without unpacking it completely', async () => {
    const { refused } = await send(pdfWith('', packed(bomb)), createFileCleaner());
    expect(refused).toBe('file_damaged');
  });

  it.each([
    ['16 bytes after a JPEG', join(jpeg, 'abcdefghijklmnop')],
    ['a line break after a JPEG', join(jpeg, '\r\n')],
    ['a line break after a PNG', join(png, '\n')],
    ['text after a PNG', join(png, 'more')],
    ['the script of a GIF that is also valid JavaScript', join(patched(gif, 6, 0x2f, 0x2a), '*/=1;alert(1)')],
    ['bytes after a GIF', join(gif, Buffer.alloc(9, 0xaa))],
    ['bytes after a WebP', join(webp, Buffer.alloc(9, 0xaa))],
  ])('a picture without %s, which have no effect', async (_, bytes) => {
    const { refused, kept } = await send(bytes);
    expect([refused, kept.length > 0, kept.includes('alert')]).toEqual(['', true, false]);
  });

  it.each<[string, Buffer]>([
    ['after a byte order mark', join('\xef\xbb\xbf', document)],
    ['after a line break', join('\r\n', document)],
    ['after printer commands', join('\x1b%-12345X@PJL JOB\r\n', document)],
    ['before a tab', join(document, '\t')],
    ['before a comment', join(document, '% from the archive\n')],
    ['before data that a mail server appends', join(document, '\r\n\x1a')],
    ['that forbids changes', unchangeable],
    ['with AES-256 that forbids changes', unchangeableToday],
  ])('a document %s, as it was sent', async (_, bytes) => {
    const { refused, mediaType, kept } = await send(bytes);
    expect([refused, mediaType]).toEqual(['', 'application/pdf']);
    expect(kept.equals(bytes)).toBe(true);
  });

  it.each<[string, Buffer]>([
    ['of PowerShell', utf16('Zeit;Leistung\r\n12:00;11 kW\r\n')],
    ['in big-endian UTF-16', utf16('Größe\r\n').swap16()],
    ['in UTF-16 without a byte order mark', utf16('Zeit;Leistung').subarray(2)],
    ['with ANSI colours', join('\x1b[32mOK\x1b[0m ready\n'.repeat(20))],
    ['with form feeds, bells and the end mark of DOS', join('Seite 1\f\x07Seite 2\v\b\x1a')],
    ['of DOS', join('Gr\x94\xe1e \x84\x81\n')],
    ['with a stray control character', join(`${'Meter '.repeat(50)}\x02\x03`)],
    ['that quotes HTML', join(`12:00 GET /api 502\n${'<html><head><title>502</title></head><body>'}\n`)],
    ['that quotes a script', join(`line one\n<script>alert(1)</script>\n`)],
  ])('a text %s', async (_, bytes) => {
    const { refused, mediaType, kept } = await send(bytes);
    expect([refused, mediaType]).toEqual(['', 'text/plain']);
    expect(kept.equals(bytes)).toBe(true);
  });

  it.each([
    ['a second JPEG', join(jpeg, jpeg)],
    ['a short video', join(jpeg, '\0\0\0\x18ftypmp42', Buffer.alloc(99, 1))],
    ['data of the manufacturer', join(jpeg, 'Image_UTC_Data SEFH\0\0SEFT')],
  ])('a photo with data that phones append, %s, which is removed', async (_, bytes) => {
    const { refused, kept } = await send(bytes);
    expect(refused).toBe('');
    expect(kept.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    expect(kept.length).toBeLessThan(jpeg.length);
  });

  it.each([
    ['a comment of a JPEG', after(jpeg, 2, segment(0xfe, '<?php system(0);'))],
    ['a text chunk of a PNG', after(png, 33, pngChunk('tEXt', `Comment\0${html}`))],
    [
      'a comment of a GIF',
      after(gif, 13 + 3 * 2 ** ((Number(gif[10]) & 7) + 1), '\x21\xfe\x10<script>alert(1)\0'),
    ],
  ])('a picture without the data hidden in %s', async (_, bytes) => {
    const { refused, kept } = await send(bytes);
    expect(refused).toBe('');
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.toString('latin1')).not.toMatch(/script|system/);
  });
});

describe('a stored picture does not reveal', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('its place and camera, and is upright: %s', async (format) => {
    const sent = await picture(format, true);
    const told = await sharp(sent).metadata();
    expect([
      told.orientation,
      Buffer.from(sent).includes(place.camera),
      Boolean(told.exif && told.xmp),
    ]).toEqual([6, true, true]);
    const { kept } = await send(sent);
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(kept).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect([orientation ?? 1, width, height]).toEqual([1, 32, 64]);
    for (const text of [place.camera, place.city, 'Exif', 'GPS', 'xmpmeta'])
      expect(kept.includes(text)).toBe(false);
    const { data } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [top, bottom] = [data.subarray(0, 3), data.subarray(-3)];
    expect([Number(top[0]) > 200, Number(bottom[2]) > 200]).toEqual([true, true]);
  });
});
