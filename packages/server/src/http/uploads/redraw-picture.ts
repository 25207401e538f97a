import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import type { AskForMemory } from '../../storage/answer-parent.ts';
import { FileRefused } from './file-cleaner.ts';
import { hasMarkup, isAlsoArchive, isAlsoPdf } from './foreign-content.ts';
import { type PictureFacts, pictureCost } from './picture-cost.ts';
import { type PictureMediaType, pictureFormats } from './picture-formats.ts';
import { type PictureStructure, pictureStructure } from './picture-structure.ts';

/** A picture as it was sent, and where its new form goes. */
export interface PictureToRedraw {
  readonly path: string;
  readonly mediaType: PictureMediaType;
  readonly into: string;
}

/** Pixels of so many MiB are within the limits of every picture. */
const freeMegabytes = 40;
/** More scans than any camera or program writes. */
const mostScans = 100;

// One picture is read in a process, by the four decoders that are meant and one thread.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

/**
 * Draws a picture anew from its pixels, upright, its colours in sRGB: no byte of what was sent is in it, so neither place nor camera nor anything hidden.
 * Nothing is decoded before `pictureCost` has judged its head. Throws {@link FileRefused} for what is broken, too large, or something else too.
 */
export async function redrawPicture(
  { path, mediaType, into }: PictureToRedraw,
  askForMemory: AskForMemory,
): Promise<void> {
  const format = pictureFormats[mediaType];
  const structure = judgeStructure(await readFile(path), mediaType);
  const options = { animated: format === 'gif' || format === 'webp', failOn: 'error' } as const;
  // What a picture costs is judged by us, of all its frames.
  const picture = () => sharp(path, { ...options, limitInputPixels: false });
  const found = await picture().metadata().catch(refuse);
  if (found.format !== format) throw new FileRefused('file_damaged');
  const cost = pictureCost(factsOf(format, found, structure));
  if ('mostMegapixels' in cost) throw new FileRefused('file_pixels', cost.mostMegapixels);
  if (cost.megabytes > freeMegabytes) await askForMemory(cost.megabytes);
  await picture().autoOrient().toFormat(format, settings[format]).toFile(into).catch(refuse);
}

function judgeStructure(bytes: Buffer, mediaType: string): PictureStructure {
  const structure = pictureStructure(bytes, mediaType);
  if (structure.end < 0 || structure.scans > mostScans) throw new FileRefused('file_damaged');
  const rest = bytes.subarray(structure.end);
  if (!(mediaType === 'image/jpeg' ? isOfCamera(rest) : isPadding(rest))) throw new FileRefused('file_mixed');
  if (isAlsoArchive(bytes) || isAlsoPdf(bytes)) throw new FileRefused('file_mixed');
  return structure;
}

function factsOf(
  format: PictureFacts['format'],
  { width, height, pageHeight, pages, channels, depth, isProgressive, orientation }: Metadata,
  { scans, keptPerPixel }: PictureStructure,
): PictureFacts {
  return {
    format,
    width,
    height: pageHeight ?? height,
    frames: pages ?? 1,
    channels,
    bytesPerChannel: depth === 'uchar' || depth === 'char' ? 1 : 2,
    isInterlaced: format === 'png' && isProgressive,
    isTurned: (orientation ?? 1) > 1,
    scans,
    keptPerPixel,
  };
}

/** As good as the eye can tell. A JPEG of optimal codes is smaller, and held in memory as a whole for it: 600 MB of 50 million pixels. */
const settings = {
  jpeg: { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false },
  png: { compressionLevel: 6 },
  webp: { quality: 90, effort: 2 },
  gif: { effort: 3 },
} as const;

const refuse = (): never => {
  throw new FileRefused('file_damaged');
};

const isPadding = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

/** What phones put behind a photo: a second one (depth, brightness), a short film, a maker's table. It is not kept. */
function isOfCamera(rest: Buffer): boolean {
  if (isPadding(rest)) return true;
  const isPhoto = rest.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isFilm = rest.toString('latin1', 4, 8) === 'ftyp';
  const isTable = rest.toString('latin1', rest.length - 4) === 'SEFT';
  return (isPhoto || isFilm || isTable) && !hasMarkup(rest);
}
