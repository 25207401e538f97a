/** Structure of a picture that is known before a pixel is decoded. */
export interface PictureStructure {
  /** Offset of the first byte after the picture; -1 where the data ends earlier. */
  readonly end: number;
  /** Number of passes of the decoder over the whole picture. */
  readonly scans: number;
  /** Bytes that the decoder keeps of each pixel until the last scan, in addition to the pixel itself. */
  readonly keptPerPixel: number;
}

/** Walks the parts of a picture (chunks, segments, blocks) from its first byte. Their content is left to the decoder. */
export function pictureStructure(bytes: Buffer, mediaType: string): PictureStructure {
  const found =
    mediaType === 'image/jpeg' ? jpegStructure(bytes) : plain(walkers.get(mediaType)?.(bytes) ?? -1);
  return found.end > bytes.length ? { ...found, end: -1 } : found;
}

const plain = (end: number): PictureStructure => ({ end, scans: 1, keptPerPixel: 0 });

const walkers = new Map<string, (bytes: Buffer) => number>([
  ['image/png', pngEnd],
  ['image/gif', gifEnd],
  // the header has the length; an odd one is padded
  ['image/webp', (bytes) => (bytes.length < 12 ? -1 : 8 + ((bytes.readUInt32LE(4) + 1) & ~1))],
]);

/** Walks segments from start to end of image; coded data ends at a marker that is neither a stuffed byte nor a restart. @see ITU-T T.81 annex B */
function jpegStructure(bytes: Buffer): PictureStructure {
  let [at, scans, components, coefficients] = [2, 0, 0, 0];
  let isKept = false;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return { end: at + 2, scans, keptPerPixel: isKept ? coefficients : 0 };
    else if (marker === 0x01 || isRestart(marker)) at += 2;
    else if (at + 4 > bytes.length) break;
    else {
      if (isFrame(marker)) {
        components = bytes[at + 9] ?? 0;
        coefficients = coefficientBytes(bytes.subarray(at + 10, at + 10 + 3 * components));
        isKept ||= isProgressive(marker);
      }
      if (marker === 0xda) {
        scans++;
        // a scan of only some components is followed by others
        isKept ||= scans > 1 || (bytes[at + 4] ?? 0) < components;
      }
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = codedEnd(bytes, at);
    }
  }
  return { end: -1, scans, keptPerPixel: isKept ? coefficients : 0 };
}
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isProgressive = (marker: number): boolean => (marker & 3) === 2;

/** Returns the size of one pixel's coefficients, two bytes each: colours may be sampled less often than brightness. */
function coefficientBytes(components: Buffer): number {
  const samples: { across: number; down: number }[] = [];
  for (let at = 1; at < components.length; at += 3)
    samples.push({ across: (components[at] ?? 0) >> 4, down: (components[at] ?? 0) & 15 });
  const most =
    Math.max(...samples.map(({ across }) => across)) * Math.max(...samples.map(({ down }) => down));
  return most > 0 ? (2 * samples.reduce((sum, { across, down }) => sum + across * down, 0)) / most : 0;
}

function codedEnd(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !isRestart(next)) return at;
  }
  return bytes.length;
}

/** Returns the end of the chunks, after `IEND`. */
function pngEnd(bytes: Buffer): number {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const isLast = bytes.toString('latin1', at + 4, at + 8) === 'IEND';
    at += 12 + bytes.readUInt32BE(at);
    if (isLast) return at;
  }
  return -1;
}

/** Returns the end of the blocks, after the trailer. */
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
