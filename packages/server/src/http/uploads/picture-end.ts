/** The byte behind a picture's structure, walked from its first byte; -1 where it ends before that. What is in it the decoder judges. */
export function pictureEnd(bytes: Buffer, mediaType: string): number {
  const end = walkers[mediaType]?.(bytes) ?? -1;
  return end > bytes.length ? -1 : end;
}

const walkers: Readonly<Record<string, (bytes: Buffer) => number>> = {
  'image/jpeg': jpegEnd,
  'image/png': pngEnd,
  'image/gif': gifEnd,
  // The length stands in the head; an odd one is filled up.
  'image/webp': (bytes) => (bytes.length < 12 ? -1 : 8 + ((bytes.readUInt32LE(4) + 1) & ~1)),
};

/** Segments from start to end of image; coded data goes on until a marker that is neither a stuffed byte nor a restart. */
function jpegEnd(bytes: Buffer): number {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return -1;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return at + 2;
    else if (marker === 0x01 || isRestart(marker)) at += 2;
    else if (at + 4 > bytes.length) return -1;
    else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = codedEnd(bytes, at);
    }
  }
  return -1;
}
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

function codedEnd(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !isRestart(next)) return at;
  }
  return bytes.length;
}

/** Chunks until `IEND`. */
function pngEnd(bytes: Buffer): number {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const isLast = bytes.toString('latin1', at + 4, at + 8) === 'IEND';
    at += 12 + bytes.readUInt32BE(at);
    if (isLast) return at;
  }
  return -1;
}

/** Blocks until the trailer. */
function gifEnd(bytes: Buffer): number {
  if (bytes.length < 14) return -1;
  let at = 13 + colorTable(bytes[10] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return at + 1;
    if (kind === 0x21) at = subBlocksEnd(bytes, at + 2);
    else if (kind === 0x2c) at = subBlocksEnd(bytes, at + 11 + colorTable(bytes[at + 9] ?? 0));
    else return -1;
  }
  return -1;
}
const colorTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function subBlocksEnd(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}
