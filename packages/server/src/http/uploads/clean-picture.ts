import sharp from 'sharp';
import { FileRefused } from './file-cleaner.ts';
import { hasMarkup, isAlsoArchive, isAlsoPdf } from './foreign-content.ts';
import { pictureEnd } from './picture-end.ts';

/** Phones take up to 50 million pixels in an ordinary photo. All pictures of an animation count. */
const megapixels = 64;
const seconds = 20;
const formats: Readonly<Record<string, 'jpeg' | 'png' | 'webp' | 'gif'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

export const isPicture = (mediaType: string): boolean => Object.hasOwn(formats, mediaType);

/**
 * A picture drawn anew from its pixels, upright, its colours in sRGB: no byte of what was sent is in it, so neither place nor camera nor anything hidden.
 * Throws {@link FileRefused} for what is broken, too large to be decoded, or something else too.
 */
export async function cleanPicture(bytes: Buffer, mediaType: string): Promise<Buffer> {
  const format = formats[mediaType] ?? 'png';
  const end = pictureEnd(bytes, mediaType);
  if (end < 0) throw new FileRefused('file_damaged');
  const rest = bytes.subarray(end);
  if (!(mediaType === 'image/jpeg' ? isOfCamera(rest) : isPadding(rest))) throw new FileRefused('file_mixed');
  if (isAlsoArchive(bytes) || isAlsoPdf(bytes)) throw new FileRefused('file_mixed');
  const options = { animated: format === 'gif' || format === 'webp', limitInputPixels: megapixels * 1e6 };
  const picture = sharp(bytes, { ...options, failOn: 'error' });
  const found = await picture.metadata().catch(refuse);
  if (found.format !== format) throw new FileRefused('file_damaged');
  return picture
    .autoOrient()
    .toFormat(format, settings[format])
    .timeout({ seconds })
    .toBuffer()
    .catch(refuse);
}

/** As good as the eye can tell, as fast as that allows. */
const settings = {
  jpeg: { quality: 90, chromaSubsampling: '4:4:4' },
  png: { compressionLevel: 6 },
  webp: { quality: 90, effort: 2 },
  gif: { effort: 3 },
} as const;

function refuse(error: unknown): never {
  const isTooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
  throw isTooLarge ? new FileRefused('file_pixels', megapixels) : new FileRefused('file_damaged');
}

const isPadding = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

/** What phones put behind a photo: a second one (depth, brightness), a short film, a maker's table. It is not kept. */
function isOfCamera(rest: Buffer): boolean {
  if (isPadding(rest)) return true;
  const isPhoto = rest.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isFilm = rest.toString('latin1', 4, 8) === 'ftyp';
  const isTable = rest.toString('latin1', rest.length - 4) === 'SEFT';
  return (isPhoto || isFilm || isTable) && !hasMarkup(rest);
}
