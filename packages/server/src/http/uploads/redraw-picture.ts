import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import type { AskForMemory } from '../../storage/answer-parent.ts';
import { FileRefused } from './file-cleaner.ts';
import { isAlsoArchive, isAlsoPdf, isForeign } from './foreign-content.ts';
import { type PictureFacts, pictureCost } from './picture-cost.ts';
import { type PictureMediaType, pictureFormats } from './picture-formats.ts';
import { type PictureStructure, pictureStructure } from './picture-structure.ts';

/** A picture as it was sent, and the path of its new form. */
export interface PictureToRedraw {
  readonly path: string;
  readonly mediaType: PictureMediaType;
  readonly into: string;
}

/** Pixels of so many MiB are accepted for every picture. */
const freeMegabytes = 40;
/** Maximum number of scans; cameras and programs write fewer. */
const mostScans = 100;

/**
 * Draws a picture again from its pixels, upright, with colours in sRGB: the result contains no byte of the original, and so neither place,
 * camera nor hidden data. Nothing is decoded before `pictureCost` has accepted its header. Throws {@link FileRefused} for a picture that is
 * broken, too large, or another file as well.
 */
export async function redrawPicture(
  { path, mediaType, into }: PictureToRedraw,
  askForMemory: AskForMemory,
): Promise<void> {
  const format = pictureFormats[mediaType];
  const structure = judgeStructure(await readFile(path), mediaType);
  const options = { animated: format === 'gif' || format === 'webp', failOn: 'error' } as const;
  // the limit on pixels is replaced by `pictureCost`, which counts all frames
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
  // phones append a second photo, a film or a table, and programs a line break: this is removed
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

/** Settings of a quality without visible loss. Optimal codes make a JPEG smaller, but hold it in memory as a whole: 600 MB for 50 million pixels. */
const settings = {
  jpeg: { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false },
  png: { compressionLevel: 6 },
  webp: { quality: 90, effort: 2 },
  gif: { effort: 3 },
} as const;

const refuse = (): never => {
  throw new FileRefused('file_damaged');
};
