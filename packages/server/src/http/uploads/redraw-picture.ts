import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import type { AskForMemory } from '../../storage/answer-parent.ts';
import { FileRefused } from './file-cleaner.ts';
import { isAlsoArchive, isAlsoPdf, isForeign } from './foreign-content.ts';
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
  // Phones put a second photo, a film or a table behind a photo, programs a line break: it is not kept.
  const isMixed = isForeign(bytes.subarray(structure.end)) || isAlsoArchive(bytes) || isAlsoPdf(bytes);
  if (isMixed) throw new FileRefused('file_mixed');
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
